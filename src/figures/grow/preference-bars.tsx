import { useMessages } from '../../components/messages-context.tsx';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { preferenceOf } from './facts.ts';

export interface PreferenceBarsProps {
  readonly graph: TaskGraph;
  readonly preference: number;
}

const HEIGHT = 12;

/** How many parents had improved, and how many variants they got: longer by what preference does, and by chance. */
export function PreferenceBars({ graph, preference }: PreferenceBarsProps) {
  const { preference: text } = useMessages().figures.grow;
  const { variants, parents, drawn, expected } = preferenceOf(graph, preference);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const rows = [
    { name: text.parents, share: parents, notch: null, tint: 2 },
    { name: text.drawn, share: drawn, notch: expected, tint: 5 },
  ];
  return (
    <section className="grow-preference" aria-label={text.title}>
      <h4 className="grow-preference-title">{text.title}</h4>
      {variants === 0 ? (
        <p className="grow-preference-note">{text.none}</p>
      ) : (
        <>
          <dl>
            {rows.map(({ name, share, notch, tint }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <svg width="100%" height={HEIGHT} aria-hidden="true">
                    <rect className="grow-track" width="100%" height={HEIGHT} />
                    <rect className={`grow-fill-${tint}`} width={percent(share)} height={HEIGHT} />
                    {notch !== null && (
                      <>
                        <line
                          className="grow-notch-halo"
                          x1={percent(notch)}
                          x2={percent(notch)}
                          y1="-3"
                          y2={HEIGHT + 3}
                        />
                        <line
                          className="grow-notch"
                          x1={percent(notch)}
                          x2={percent(notch)}
                          y1="-3"
                          y2={HEIGHT + 3}
                        />
                      </>
                    )}
                  </svg>
                  <span>{text.percent(share)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="grow-preference-note">{text.rule(expected)}</p>
        </>
      )}
    </section>
  );
}
