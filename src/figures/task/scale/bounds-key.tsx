import { Swatch } from '../../../components/plot/marker.tsx';
import { grahamBound } from '../../../model/measure/bounds.ts';
import type { TaskFormats } from './formats.ts';
import { LOOKS } from './lines.ts';
import { makespanPlot } from './makespan-plot.tsx';
import type { ShownScale } from './shown-scale.ts';

/** From the page of a task graph, in either language. */
const GLOSSARY = '../glossary/';

/** What each line of the plots means, in plain words and with its value at the number of agents that is set. */
export function BoundsKey({ formats, of }: { formats: TaskFormats; of: ShownScale }) {
  const { bounds: text } = formats.scaling;
  const { span, agents, recorded, graham } = of;
  const name = formats.agentsText(agents);
  const share = makespanPlot(formats, of).lines.find(({ key }) => key === 'share');
  const isDrawn = share !== undefined && hasLength(share.y);
  const shareSays = text.share.says(
    formats.time(span.work),
    name,
    formats.time(span.work / agents),
  );
  const rows = [
    {
      key: 'bound',
      look: isDrawn ? LOOKS.share : null,
      name: text.share.name,
      says: isDrawn ? shareSays : [shareSays, text.share.below].join(formats.between),
    },
    {
      key: 'critical-path',
      look: LOOKS.bound,
      name: text.path.name,
      says: text.path.says(formats.time(span.criticalPath)),
    },
    {
      key: 'grahams-bound',
      look: graham ? LOOKS.graham : null,
      name: text.graham.name,
      says: graham ? text.graham.says(formats.time(grahamBound(span, agents))) : text.graham.none,
    },
    ...(recorded === null
      ? []
      : [
          {
            key: null,
            look: LOOKS.recorded,
            name: text.recorded.name,
            says: text.recorded.says(formats.time(recorded)),
          },
        ]),
  ];
  return (
    <section className="tscale-bounds" aria-label={text.title(name)}>
      <h3 className="fplot-title">{text.title(name)}</h3>
      <dl>
        {rows.map(({ key, look, name, says }) => (
          <div key={name}>
            <dt>
              {look && <Swatch {...look} />}
              {key === null ? (
                name
              ) : (
                <a className="gloss" href={`${GLOSSARY}#${key}`}>
                  {name}
                </a>
              )}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether a line has two points next to each other: one alone draws nothing. */
function hasLength(y: ArrayLike<number>): boolean {
  return Array.from(y).some((at, i) => Number.isFinite(at) && Number.isFinite(y[i + 1]));
}
