import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { isPlaying, usePlayer } from './use-player.ts';
import './transport.css';

/** Plays and pauses: for a figure whose picture is its own scrub bar. */
export function PlayButton({ player }: { readonly player: Player }) {
  const text = useMessages().figure.transport;
  const playing = usePlayer(player, isPlaying);
  const name = playing ? text.pause : text.play;
  return (
    <button
      type="button"
      className="transport-button transport-play"
      aria-label={name}
      title={name}
      onClick={() => player.toggle()}
    >
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
