import { nearestBudget, referenceAt } from '../../draw/elo-plot.ts';
import type { PlotScales } from '../../draw/s-curve.ts';
import { AxisReader } from '../chart/axis-reader.tsx';
import { ReadingCard } from '../chart/reading-card.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import type { Drawn } from './drawn.ts';
import { eloFormats } from './elo-formats.ts';
import { EloKey } from './elo-line.tsx';
import type { EloPlotProps } from './elo-plot-props.ts';

export interface EloReaderProps
  extends Pick<EloPlotProps, 'kind' | 'shares' | 'less' | 'reading' | 'readHere' | 'onRead'> {
  readonly curves: readonly Drawn[];
  /** In agent-time. */
  readonly budgets: Float64Array;
  readonly scales: PlotScales;
}

/** The longest name, four figures and their interval. */
const CARD_ROOM = 285;

/** The cross-hair in a plot, and in the one that the reader is in the values at a budget. */
export function EloReader(props: EloReaderProps) {
  const { kind, shares, less, reading, readHere, onRead, curves, budgets, scales } = props;
  const { elo: text } = useMessages();
  const { elo, share, time } = eloFormats(useLanguage());
  const { box, x, y } = scales;
  const title = (b: number) => text.at(share(shares[b]), time(budgets[b]));
  const values = (b: number) =>
    curves.map(({ system, curve: { value, low, high } }) => ({
      system,
      value: value[b],
      low: low[b],
      high: high[b],
    }));
  const spoken = (b: number) =>
    [
      title(b),
      ...values(b).map(({ system, value, low, high }) =>
        Number.isNaN(low)
          ? text.reading(system, elo(value))
          : text.readingWithin(system, elo(value), elo(low), elo(high)),
      ),
    ].join('; ');
  const at = reading === null ? null : x(shares[reading]);
  return (
    <>
      {reading !== null && at !== null && (
        <svg
          className="plot-svg plot-reading"
          width={box.width}
          height={box.height}
          aria-hidden="true"
        >
          <line x1={at} x2={at} y1={box.top} y2={box.bottom} />
          {values(reading).map(({ system, value }) => (
            <circle key={system} data-system={system} cx={at} cy={y(value)} r="3.5" />
          ))}
        </svg>
      )}
      <AxisReader
        scales={scales}
        label={text[kind].read}
        reading={reading === null ? null : shares[reading]}
        onRead={(place) => onRead(place === null ? null : nearestBudget(shares, place))}
        spoken={(place) => spoken(nearestBudget(shares, place))}
        steps={shares.length - 1}
      />
      {readHere && reading !== null && at !== null && (
        <ReadingCard
          title={title(reading)}
          at={at}
          width={box.width}
          room={CARD_ROOM}
          rows={[
            ...values(reading).map(({ system, value, low, high }) => ({
              key: system,
              swatch: <EloKey system={system} />,
              name: system,
              value: elo(value),
              range: Number.isNaN(low) ? '' : text.range(elo(low), elo(high)),
            })),
            {
              key: 'reference',
              swatch: <EloKey system={null} />,
              name: text.reference.name,
              value: elo(less ? 0 : referenceAt(shares[reading])),
              range: '',
            },
          ]}
        />
      )}
    </>
  );
}
