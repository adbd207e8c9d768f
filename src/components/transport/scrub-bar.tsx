import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { scrubCurves } from '../../draw/scrub.ts';
import type { Change } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { useTeams } from '../race/teams.ts';
import { useTelling } from '../race/telling.tsx';
import { usePlayhead } from '../race/use-playhead.ts';
import { useDrag } from '../stage/use-drag.ts';
import { LEAP, NUDGE } from './player-keys.ts';
import { ScrubAxis } from './scrub-axis.tsx';
import { ScrubNow } from './scrub-now.tsx';
import { scrubWords } from './scrub-words.ts';
import type { TransportProps } from './transport-props.ts';

/** Heights in the picture of the bar, in CSS pixels. */
const HEIGHT = 66;
const NOW = 11;
const TRACK = 40;
const LABELS = 58;
const CURVES = 16;

/**
 * The whole of the playback as a slider: the growth, then the runs, with both coverages drawn small above
 * and times below.
 */
export function ScrubBar({ player, timeline, race, tMid, kind, agents }: TransportProps) {
  const { figure } = useMessages();
  const { transport: text } = figure;
  const bar = useRef<HTMLDivElement>(null);
  const done = useRef<SVGRectElement>(null);
  const thumb = useRef<SVGCircleElement>(null);
  /** Whether it played when a hand took hold of it. */
  const played = useRef(false);
  const { length, growth } = timeline;
  const telling = useTelling(tMid);
  const { unitName } = telling;
  const teams = useTeams(kind, agents, race?.sessions ?? 1);
  const curves = useMemo(
    () =>
      race && length > 0 ? scrubCurves(race, timeline, [teams[0].colour, teams[1].colour]) : [],
    [race, length, timeline, teams],
  );
  const percent = (position: number) => `${length > 0 ? (100 * position) / length : 0}%`;

  const words = useMemo(
    () => scrubWords({ race, timeline, player, telling, teams, figure }),
    [race, timeline, player, telling, teams, figure],
  );

  usePlayhead(
    player,
    useCallback(
      (change: Change | null) => {
        const share = player.length > 0 ? player.position / player.length : 0;
        thumb.current?.setAttribute('cx', `${100 * share}%`);
        done.current?.setAttribute('width', `${100 * share}%`);
        // A value that changes many times a second would be read aloud without end.
        if (change === 'frame' || !bar.current) return;
        bar.current.setAttribute('aria-valuenow', player.position.toFixed(2));
        bar.current.setAttribute('aria-valuetext', words.value());
      },
      [player, words],
    ),
  );

  const drag = useDrag({
    begin() {
      played.current = player.playing;
      player.pause();
    },
    move({ clientX }) {
      const box = bar.current?.getBoundingClientRect();
      if (box && box.width > 0) player.seek(((clientX - box.left) / box.width) * length);
    },
    end() {
      if (played.current) player.play();
    },
  });

  return (
    <div className="scrub">
      <div
        ref={bar}
        className="scrub-bar"
        role="slider"
        tabIndex={0}
        aria-label={text.scrub}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={0}
        aria-disabled={length === 0}
        onKeyDown={(event) => leap(event, player)}
        {...(length > 0 && drag.props)}
      >
        <svg width="100%" height={HEIGHT} className="scrub-picture" aria-hidden="true">
          {curves.map(({ key, path, colour }) => (
            <svg
              aria-hidden="true"
              key={key}
              x={percent(growth)}
              width={percent(length - growth)}
              y={TRACK - CURVES - 5}
              height={CURVES}
              viewBox="0 0 1000 1"
              preserveAspectRatio="none"
              className="scrub-curve"
            >
              <path d={path} fill="none" stroke={colour} vectorEffect="non-scaling-stroke" />
            </svg>
          ))}
          <rect className="scrub-track" x="0" y={TRACK - 2} width="100%" height="4" rx="2" />
          <rect ref={done} className="scrub-done" x="0" y={TRACK - 2} width="0" height="4" rx="2" />
          {growth > 0 && (
            <>
              <line
                className="scrub-border"
                x1={percent(growth)}
                x2={percent(growth)}
                y1={TRACK - 6}
                y2={TRACK + 6}
              />
              <text className="scrub-label" x="0" y={LABELS}>
                {text.growth}
              </text>
            </>
          )}
          <ScrubAxis {...{ timeline, telling }} top={TRACK + 4} base={LABELS} />
          <circle ref={thumb} className="scrub-thumb" cx="0" cy={TRACK} r="7" />
          <ScrubNow {...{ player, words, unitName }} y={NOW} />
        </svg>
      </div>
    </div>
  );
}

/** Page Up and Page Down are the slider's own; the other keys are those of the whole figure. */
function leap(event: KeyboardEvent, player: TransportProps['player']): void {
  const by: Readonly<Record<string, number>> = {
    PageUp: LEAP,
    PageDown: -LEAP,
    ArrowUp: NUDGE,
    ArrowDown: -NUDGE,
  };
  if (by[event.key] === undefined) return;
  event.preventDefault();
  player.nudge(by[event.key]);
}
