import { useId } from 'react';
import type { ClockKind } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon, RestartIcon } from './icons.tsx';
import { handlePlayerKeys } from './player-keys.ts';
import { ScrubBar } from './scrub-bar.tsx';
import type { TransportProps } from './transport-props.ts';
import { isPlaying, speedOf, usePlayer } from './use-player.ts';
import './transport.css';

export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
const CLOCKS: readonly ClockKind[] = ['log', 'linear'];

/** Play, pause, step, scrub, speed, and the clock by which time goes on. */
export function Transport(props: TransportProps) {
  const { player, timeline, onClock } = props;
  const text = useMessages().figure.transport;
  const playing = usePlayer(player, isPlaying);
  const speed = usePlayer(player, speedOf);
  const clockName = useId();
  const empty = timeline.length === 0;
  // A speed that a link asks for is on offer too.
  const speeds = [...new Set([...SPEEDS, speed])].sort((a, b) => a - b);
  return (
    <fieldset
      className="transport"
      aria-label={text.label}
      onKeyDown={(event) => handlePlayerKeys(event, player)}
    >
      <div className="transport-row">
        <div className="transport-buttons">
          <button
            type="button"
            className="transport-button"
            aria-label={text.restart}
            title={text.restart}
            disabled={empty}
            onClick={() => player.restart()}
          >
            <RestartIcon />
          </button>
          <button
            type="button"
            className="transport-button"
            aria-label={text.previous}
            title={text.previous}
            disabled={empty}
            onClick={() => player.previous()}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            className="transport-button transport-play"
            aria-label={playing ? text.pause : text.play}
            title={playing ? text.pause : text.play}
            disabled={empty}
            onClick={() => player.toggle()}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            type="button"
            className="transport-button"
            aria-label={text.next}
            title={text.next}
            disabled={empty}
            onClick={() => player.next()}
          >
            <NextIcon />
          </button>
        </div>
        <ScrubBar {...props} />
        <div className="transport-options">
          <label className="transport-speed">
            <span>{text.speed}</span>
            <select value={speed} onChange={(event) => player.setSpeed(Number(event.target.value))}>
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {text.times(each)}
                </option>
              ))}
            </select>
          </label>
          <fieldset className="transport-clock">
            <legend>{text.clock}</legend>
            {CLOCKS.map((clock) => (
              <label key={clock} title={text.clockHelp[clock]}>
                <input
                  type="radio"
                  name={clockName}
                  checked={timeline.clock === clock}
                  onChange={() => onClock(clock)}
                />
                <span>{text[clock]}</span>
              </label>
            ))}
          </fieldset>
        </div>
      </div>
    </fieldset>
  );
}
