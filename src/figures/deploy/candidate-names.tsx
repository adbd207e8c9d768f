import { percent, round } from '../../components/plot/scales.ts';
import type { PlotScales } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Candidate } from './choose.ts';

type Text = Messages['figures']['deploy'];

/** A plot of this width in pixels is had in mind where names might meet. */
const NARROW = 260;
const NAME = { width: 40, height: 14 };

interface NamesProps {
  readonly scales: PlotScales;
  readonly text: Text;
  readonly front: readonly Candidate[];
  readonly best: Candidate | null;
}

/** Names of the answer and of the front, below to the left, where nothing else can be; as many as do not meet. */
export function Names({ scales, text, front, best }: NamesProps) {
  const named: Candidate[] = [];
  const meets = (a: Candidate, b: Candidate) =>
    Math.abs(scales.across(a.time) - scales.across(b.time)) * (NARROW / 100) < NAME.width &&
    Math.abs(scales.down(a.cost) - scales.down(b.cost)) < NAME.height;
  for (const each of [...(best ? [best] : []), ...front]) {
    if (!named.some((other) => meets(each, other))) named.push(each);
  }
  return (
    <>
      {best && (
        <circle
          className="deploy-point-ring"
          cx={percent(scales.across(best.time))}
          cy={round(scales.down(best.cost))}
          r="8"
        />
      )}
      {named.map((each) => (
        <text
          key={text.short(each.sessions, each.agentsEach)}
          className="deploy-name fplot-halo"
          x={percent(scales.across(each.time))}
          y={round(scales.down(each.cost))}
          dx={scales.across(each.time) < 12 ? -4 : -8}
          dy={each === best ? '1.75em' : '1.35em'}
          textAnchor={scales.across(each.time) < 12 ? 'start' : 'end'}
        >
          {text.short(each.sessions, each.agentsEach)}
        </text>
      ))}
    </>
  );
}
