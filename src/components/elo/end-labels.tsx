import { endLabels } from '../../draw/elo-plot.ts';
import type { PlotBox } from '../../draw/s-curve.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';

export interface End {
  /** null: the reference. */
  readonly system: EloSystem | null;
  readonly name: string;
  /** Where its line ends. */
  readonly y: number;
  readonly strong?: boolean;
}

const LEADER = { from: 3, to: 12 };
const TEXT = 16;

/** The name of each line at its end; a thin line leads to one that had to step aside. */
export function EndLabels({ box, ends }: { readonly box: PlotBox; readonly ends: readonly End[] }) {
  const placed = endLabels(
    ends.map(({ y }) => y),
    box,
  );
  return (
    <g className="plot-names elo-ends">
      {ends.map(({ system, name, strong }, i) => {
        const { end, at } = placed[i];
        return (
          <g key={name} data-system={system ?? undefined} data-strong={strong || undefined}>
            <path d={`M${box.right + LEADER.from},${end}L${box.right + LEADER.to},${at}`} />
            <text x={box.right + TEXT} y={at} dy="0.34em">
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
