import { inflectionPlace } from '../../draw/elo-inflection.ts';
import type { Spot } from '../../draw/label-places.ts';
import { type PlotScales, sampleAt } from '../../draw/s-curve.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloCurve, EloFigure } from '../../model/measure/elo/summary.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { eloFormats } from './elo-formats.ts';

export interface InflectionMarkProps {
  readonly system: EloSystem;
  /** As it is drawn. */
  readonly curve: EloCurve;
  readonly inflection: EloFigure;
  readonly scales: PlotScales;
  readonly shares: Float64Array;
}

/** The scaling inflection point with its interval, and what holds of the budgets before and after it. */
export function InflectionMark(props: InflectionMarkProps) {
  const { system, curve, inflection, scales, shares } = props;
  const { inflection: text } = useMessages().elo;
  const { share } = eloFormats(useLanguage());
  const { value, interval } = inflection;
  if (value === null) return null;
  const at = value === 0 ? text.beyond : text.at(share(10 ** value));
  const range =
    interval && interval[0] < interval[1]
      ? [text.within(at, share(10 ** interval[0]), share(10 ** interval[1]))]
      : [];
  const texts = { name: [...range, at], left: text.faster, right: text.slower };
  const place = inflectionPlace(scales, value, interval, texts);
  const { box, y } = scales;
  return (
    <g className="elo-inflection" data-system={system}>
      {place.interval && (
        <rect
          x={place.interval[0]}
          width={place.interval[1] - place.interval[0]}
          y={box.top}
          height={box.bottom - box.top}
        />
      )}
      <line x1={place.at} x2={place.at} y1={box.top - 18} y2={box.bottom} />
      <circle cx={place.at} cy={y(sampleAt(shares, curve.value, 10 ** value))} r="4.5" />
      <text className="elo-inflection-name" {...anchored(place.name.spot)}>
        {place.name.text}
      </text>
      {[place.left, place.right].map(
        (side) =>
          side && (
            <text key={side.text} {...anchored(side.spot)}>
              {side.text}
            </text>
          ),
      )}
    </g>
  );
}

const anchored = ({ x, y, anchor }: Spot) => ({ x, y, textAnchor: anchor });
