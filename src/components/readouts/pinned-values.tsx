import type { Estimate } from '../../model/measure/estimate.ts';
import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import { selectGhosts } from '../../state/selectors.ts';
import { useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { GhostNumber } from '../pins/ghost-swatch.tsx';
import { formats } from './format.ts';

export interface PinnedValuesProps {
  /** What stands above them. */
  readonly current: Estimate | null;
  /** The same figure of another run. */
  readonly of: (system: SystemSummary, family: FamilySummary) => Estimate;
  readonly format: (x: number) => string;
}

/** A figure of the pinned runs, and how many times as large the current one is. Nothing where nothing is pinned. */
export function PinnedValues({ current, of, format }: PinnedValuesProps) {
  const ghosts = useLab(selectGhosts);
  const { pins: text, page } = useMessages();
  const { factor } = formats(useLanguage());
  return ghosts.flatMap(({ place, family }) => {
    const [system] = family.systems;
    if (!system) return [];
    const { value, interval } = of(system, family);
    const now = current?.value ?? null;
    const ratio = value !== null && now !== null && value !== 0 ? now / value : null;
    return (
      <span key={place} className="pinned-value">
        <GhostNumber place={place} />
        <span className="pinned-pair">
          <span
            title={interval ? page.readouts.intervalSpoken(...ends(interval, format)) : undefined}
          >
            {value === null ? page.readouts.never : format(value)}
          </span>
          {ratio !== null && ` ${text.ratio(factor(ratio))}`}
        </span>
      </span>
    );
  });
}

function ends(
  [low, high]: readonly [number, number],
  format: (x: number) => string,
): [string, string] {
  return [format(low), format(high)];
}

/** What the lines of the pinned runs say. */
export function PinnedNote() {
  const { pins: text } = useMessages();
  const some = useLab(selectGhosts).length > 0;
  return some ? <p className="readout-scale">{text.ratioMeaning}</p> : null;
}
