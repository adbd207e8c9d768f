import type { KeyboardEvent } from 'react';
import type { Player } from '../../player/player.ts';

/** Seconds at speed 1 that an arrow key moves: a hundredth of the whole. */
export const NUDGE = 0.25;
/** And Page Up or Page Down. */
export const LEAP = 2.5;

/** Elements with a use of their own for these keys. */
const OWN_KEYS = 'input, select, textarea, button, a[href], summary, [contenteditable="true"]';

/**
 * What the keys do where focus is on a figure: Space plays and pauses, arrows move, with Shift from event to
 * event, Home and End go to the ends. Call it for key-down events that bubble up; those handled further
 * down, and those of buttons and fields, are left alone.
 */
export function handlePlayerKeys(event: KeyboardEvent, player: Player): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
  if (act(event, player)) event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, player: Player): boolean {
  switch (key) {
    case ' ':
      player.toggle();
      return true;
    case 'ArrowLeft':
      if (shiftKey) player.previous();
      else player.nudge(-NUDGE);
      return true;
    case 'ArrowRight':
      if (shiftKey) player.next();
      else player.nudge(NUDGE);
      return true;
    case 'Home':
      player.seek(0);
      return true;
    case 'End':
      player.seek(player.length);
      return true;
    default:
      return false;
  }
}
