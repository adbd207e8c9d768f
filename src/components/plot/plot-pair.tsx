import { useState } from 'react';
import { Plot } from './plot.tsx';
import type { PlotData } from './types.ts';

/** Plots side by side, or one under the other on a phone; a cross-hair in one is drawn in all. */
export function PlotPair({ plots }: { readonly plots: readonly PlotData[] }) {
  const [reading, setReading] = useState<{ readonly at: number; readonly plot: number } | null>(
    null,
  );
  return (
    <div className="fplot-pair">
      {plots.map((plot, i) => (
        <Plot
          key={plot.title}
          {...plot}
          reading={{
            at: reading?.at ?? null,
            here: reading?.plot === i,
            onRead: (at) => setReading(at === null ? null : { at, plot: i }),
          }}
        />
      ))}
    </div>
  );
}
