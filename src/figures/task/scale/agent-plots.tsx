import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Plot } from '../../../components/plot/plot.tsx';
import type { PlotData } from '../../../components/plot/types.ts';

export interface AgentPlotsProps {
  readonly plots: readonly PlotData[];
  /** Whether their x axes measure different things, so that each has a cross-hair of its own. */
  readonly apart?: boolean;
  /** Takes the place that is read off, on the x axis of a plot. */
  onChoose(at: number, plot: number): void;
}

/** Plots with one cross-hair; where that stands can be taken, by a click or with Enter. */
export function AgentPlots({ plots, apart = false, onChoose }: AgentPlotsProps) {
  const [reading, setReading] = useState<{ readonly at: number; readonly plot: number } | null>(
    null,
  );
  const take = (event: MouseEvent | KeyboardEvent) => {
    if (reading === null || !(event.target as Element).matches('.fplot-area')) return;
    onChoose(reading.at, reading.plot);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sliders inside are what is worked; it listens for them all
    <div
      className="fplot-pair tscale-plots"
      onClick={(event) => {
        // A finger reads off by touching: it must not set anything by that.
        if ((event.nativeEvent as PointerEvent).pointerType === 'mouse') take(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(event);
      }}
    >
      {plots.map((plot, i) => (
        <Plot
          key={plot.title}
          {...plot}
          reading={{
            at: reading !== null && (!apart || reading.plot === i) ? reading.at : null,
            here: reading?.plot === i,
            onRead: (at) => setReading(at === null ? null : { at, plot: i }),
          }}
        />
      ))}
    </div>
  );
}
