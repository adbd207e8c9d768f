import { memo } from 'react';
import { type eloScales, referenceLine } from '../../draw/elo-plot.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloFigure } from '../../model/measure/elo/summary.ts';
import { Axes } from '../chart/axes.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import type { Drawn } from './drawn.ts';
import { eloFormats } from './elo-formats.ts';
import { EloLine } from './elo-line.tsx';
import { EndLabels } from './end-labels.tsx';
import { InflectionMark } from './inflection-mark.tsx';

type Scales = ReturnType<typeof eloScales>;

export interface PictureProps {
  readonly scales: Scales;
  /** Empty: nothing is there yet. */
  readonly curves: readonly Drawn[];
  readonly shares: Float64Array;
  readonly front: EloSystem;
  /** Ratings are drawn less those of repeated sampling. */
  readonly less: boolean;
  /** What is said while there are no curves. */
  readonly empty: string;
}

export interface SelfPictureProps extends PictureProps {
  /** Of the system in front. */
  readonly inflection: EloFigure | null;
}

/** Self-Elo: one system with its band and its inflection point, the others behind it. */
export const SelfPicture = memo(function SelfPicture(props: SelfPictureProps) {
  const { scales, curves, shares, front, less, inflection, empty } = props;
  const { reference } = useMessages().elo;
  const line = referenceLine(scales, less);
  const ahead = curves.find(({ system }) => system === front);
  if (!ahead) return <Empty scales={scales} text={empty} />;
  return (
    <>
      <EloAxes scales={scales} />
      <line className="elo-reference" {...line} />
      {curves.map(({ system, curve }) =>
        system === front ? null : (
          <EloLine key={system} {...{ system, curve, scales, shares }} quiet />
        ),
      )}
      <EloLine {...ahead} {...{ scales, shares }} />
      {inflection && <InflectionMark {...ahead} {...{ inflection, scales, shares }} />}
      <EndLabels
        box={scales.box}
        ends={[...endsOf(props), { system: null, name: reference.short, y: line.y2 }]}
      />
    </>
  );
});

/** Joint Elo: all systems with their bands. */
export const JointPicture = memo(function JointPicture(props: PictureProps) {
  const { scales, curves, shares, less, empty } = props;
  const { reference } = useMessages().elo;
  const line = referenceLine(scales, less);
  if (curves.length === 0) return <Empty scales={scales} text={empty} />;
  return (
    <>
      <EloAxes scales={scales} />
      <line className="elo-reference elo-guide" {...line} />
      {curves.map((drawn) => (
        <EloLine key={drawn.system} {...drawn} {...{ scales, shares }} />
      ))}
      <EndLabels
        box={scales.box}
        ends={[...endsOf(props), { system: null, name: reference.short, y: line.y2 }]}
      />
    </>
  );
});

function endsOf({ curves, scales, front }: PictureProps) {
  return curves.map(({ system, curve: { value } }) => ({
    system,
    name: system,
    y: scales.y(value[value.length - 1]),
    strong: system === front,
  }));
}

function EloAxes({ scales }: { readonly scales: Scales }) {
  const { axis } = useMessages().elo;
  const { elo, share } = eloFormats(useLanguage());
  const { box, decades, ticks } = scales;
  return (
    <>
      <Axes
        scales={scales}
        rows={ticks.map((value) => ({ value, label: elo(value) }))}
        columns={decades.map((value) => ({ value, label: share(value) }))}
      />
      <text
        className="elo-axis"
        x={(box.left + box.right) / 2}
        y={box.bottom + 37}
        textAnchor="middle"
      >
        {axis}
      </text>
    </>
  );
}

function Empty({ scales, text }: { readonly scales: Scales; readonly text: string }) {
  const { box } = scales;
  return (
    <>
      <EloAxes scales={scales} />
      <text
        className="plot-waiting"
        x={(box.left + box.right) / 2}
        y={(box.top + box.bottom) / 2}
        textAnchor="middle"
      >
        {text}
      </text>
    </>
  );
}
