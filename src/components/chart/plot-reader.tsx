import { type PlotScales, sampleAt } from '../../draw/s-curve.ts';
import { positionOf } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import { GhostNumber } from '../pins/ghost-swatch.tsx';
import { WithUnits } from '../transport/time-unit.tsx';
import { AxisReader } from './axis-reader.tsx';
import { bandOf } from './chart-data.ts';
import type { PlotProps } from './plot-props.ts';
import { ReadingCard } from './reading-card.tsx';

export interface PlotReaderProps
  extends Pick<
    PlotProps,
    | 'score'
    | 'sides'
    | 'time'
    | 'player'
    | 'timeline'
    | 'tMid'
    | 'reading'
    | 'readHere'
    | 'onRead'
    | 'banded'
    | 'ghosts'
  > {
  readonly scales: PlotScales;
}

/** Steps of an arrow key from one end of the axis to the other. */
const KEY_STEPS = 120;
const CARD_ROOM = 190;

/**
 * Lies over a plot: a pointer reads off where it is and drags the playhead; with the keys it is a slider
 * along the axis whose value is what the curves are there.
 */
export function PlotReader(props: PlotReaderProps) {
  const { score, sides, time, scales, player, timeline, tMid, banded } = props;
  const { reading, readHere, onRead } = props;
  const { chart: text, number } = useMessages().figure;
  const { box, x, y } = scales;
  const format = (level: number) =>
    score === 'coverage' ? number.share(level) : number.score(level);

  const seek = (at: number) => {
    if (tMid !== null) player.seek(positionOf(timeline, { phase: 'run', time: at * tMid }));
  };
  const values = (at: number) =>
    sides.flatMap((side) => {
      const band = bandOf(side, score);
      if (!band || !time) return [];
      const level = (values: Float64Array) => sampleAt(time, values, at);
      return [{ side, mean: level(band.mean), low: level(band.low), high: level(band.high) }];
    });
  const behind = (at: number) =>
    props.ghosts.flatMap(({ place, name, time: own, swarm }) => {
      if (!swarm) return [];
      return [{ place, name, mean: sampleAt(own, swarm.curves[score].mean, at) }];
    });
  const spoken = (at: number) =>
    [
      text.at(at),
      ...values(at).map((v) =>
        banded
          ? text.reading(v.side.name, format(v.mean), format(v.low), format(v.high))
          : `${v.side.name} ${format(v.mean)}`,
      ),
      ...behind(at).map(({ name, mean }) => `${name} ${format(mean)}`),
    ].join(', ');

  return (
    <>
      {reading !== null && (
        <svg
          className="plot-svg plot-reading"
          width={box.width}
          height={box.height}
          aria-hidden="true"
        >
          <line x1={x(reading)} x2={x(reading)} y1={box.top} y2={box.bottom} />
          {values(reading).map(({ side, mean }) => (
            <circle key={side.key} cx={x(reading)} cy={y(mean)} r="3.5" stroke={side.colour} />
          ))}
        </svg>
      )}
      <AxisReader
        scales={scales}
        label={text.read(text[score])}
        reading={reading}
        onRead={onRead}
        spoken={spoken}
        steps={KEY_STEPS}
        onHold={() => player.pause()}
        onSeek={seek}
      />
      {readHere && reading !== null && time && (
        <ReadingCard
          title={<WithUnits>{text.at(reading)}</WithUnits>}
          at={x(reading)}
          width={box.width}
          room={CARD_ROOM}
          rows={[
            ...values(reading).map(({ side, mean, low, high }) => ({
              key: side.key as string,
              swatch: (
                <svg viewBox="0 0 10 10" className="race-swatch" aria-hidden="true">
                  <circle cx="5" cy="5" r="4" fill={side.colour} />
                </svg>
              ),
              name: side.name,
              value: format(mean),
              range: banded ? text.range(format(low), format(high)) : '',
            })),
            ...behind(reading).map(({ place, name, mean }) => ({
              key: `ghost${place}`,
              swatch: <GhostNumber place={place} />,
              name,
              value: format(mean),
              range: '',
            })),
          ]}
        />
      )}
    </>
  );
}
