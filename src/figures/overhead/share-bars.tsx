import { percent, round } from '../../components/plot/scales.ts';
import type { PlotScales } from '../../components/plot/types.ts';
import { spreadLabels } from '../../draw/s-curve.ts';
import { SIZES } from '../ensemble/systems.ts';
import type { Shares } from './shares.ts';
import './overhead.css';

export const PARTS = ['communication', 'scheduling', 'work'] as const;
export type Part = (typeof PARTS)[number];

export interface ShareBarsProps {
  readonly shares: readonly Shares[];
  readonly names: Readonly<Record<Part, string>>;
  readonly format: (share: number) => string;
  readonly scales: PlotScales;
}

/** Half the width of a bar, in doublings. */
const HALF = 0.28;
/** Height of a line of text, and from a bar's end to a number on it. */
const TEXT = 15;
const ABOVE = 5;

/** A bar a size: what talking takes at its foot, then scheduling, then the work that is left. */
export function ShareBars({ shares, names, format, scales }: ShareBarsProps) {
  const stacks = shares.map(stackOf);
  return (
    <g>
      {stacks.map((stack, i) => {
        const left = scales.across(SIZES[i] / 2 ** HALF);
        const width = scales.across(SIZES[i] * 2 ** HALF) - left;
        const top = scales.down(stack.scheduling[1]);
        return (
          <g key={SIZES[i]}>
            {PARTS.map((part) => (
              <rect
                key={part}
                className={`overhead-${part}`}
                x={percent(left)}
                width={percent(width)}
                y={round(scales.down(stack[part][1]))}
                height={round(scales.down(stack[part][0]) - scales.down(stack[part][1]))}
              />
            ))}
            <text
              className="overhead-share"
              x={percent(left + width / 2)}
              y={round(Math.max(TEXT, top - ABOVE))}
              textAnchor="middle"
            >
              {format(shares[i].communication.value ?? 0)}
            </text>
          </g>
        );
      })}
      <PartNames stack={stacks[stacks.length - 1]} {...{ names, scales }} />
    </g>
  );
}

type Stack = Readonly<Record<Part, readonly [from: number, to: number]>>;

function stackOf({ communication, scheduling }: Shares): Stack {
  const talk = communication.value ?? 0;
  const paid = talk + (scheduling.value ?? 0);
  return { communication: [0, talk], scheduling: [talk, paid], work: [paid, 1] };
}

/** Names beside the last bar, each at the middle of its part as far as the others allow. */
function PartNames(props: { readonly stack: Stack } & Pick<ShareBarsProps, 'names' | 'scales'>) {
  const { stack, names, scales } = props;
  const places = spreadLabels(
    PARTS.map((part) => scales.down((stack[part][0] + stack[part][1]) / 2)),
    TEXT,
    TEXT / 2,
    scales.height - TEXT / 2,
  );
  return PARTS.map((part, i) => (
    <text
      key={part}
      className={`fplot-name overhead-name-${part}`}
      x="100%"
      dx="10"
      y={round(places[i])}
      dy="0.34em"
    >
      {names[part]}
    </text>
  ));
}
