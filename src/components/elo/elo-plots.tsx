import { useMemo, useState } from 'react';
import { sharesOf } from '../../draw/elo-plot.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';
import '../chart/s-curves.css';
import './elo.css';
import type { EloKind } from './drawn.ts';
import { EloPlot } from './elo-plot.tsx';

export interface EloPlotsProps {
  readonly summary: EloSummary | null;
  readonly front: EloSystem;
  /** Ratings are drawn less those of repeated sampling. */
  readonly less: boolean;
  /** What stands in the plots while there is no summary. */
  readonly empty: string;
}

const KINDS: readonly EloKind[] = ['self', 'joint'];
const NOTHING = new Float64Array();

/** Both plots; what is read off in one is marked in the other. */
export function EloPlots({ summary, front, less, empty }: EloPlotsProps) {
  const [reading, setReading] = useState<{ kind: EloKind; budget: number } | null>(null);
  const shares = useMemo(() => (summary ? sharesOf(summary.budgets) : NOTHING), [summary]);
  return (
    <div className="elo-plots">
      {KINDS.map((kind) => (
        <EloPlot
          key={kind}
          {...{ kind, summary, shares, front, less, empty }}
          reading={reading?.budget ?? null}
          readHere={reading?.kind === kind}
          onRead={(budget) => setReading(budget === null ? null : { kind, budget })}
        />
      ))}
    </div>
  );
}
