import { MOST_PINS, type Settings } from '../link/link-state.ts';
import { sameParameters } from '../link/parse-settings.ts';

/** Whether there is room for these settings among the pins, and they are not there yet. */
export function canPin(pins: readonly Settings[], { parameters }: Settings): boolean {
  return pins.length < MOST_PINS && !isPinned(pins, parameters);
}

export function isPinned(pins: readonly Settings[], parameters: Settings['parameters']): boolean {
  return pins.some((pin) => sameParameters(pin.parameters, parameters));
}

/** Why these settings cannot be pinned; null where they can be. */
export function pinHindrance(
  pins: readonly Settings[],
  parameters: Settings['parameters'],
): 'already' | 'full' | null {
  if (isPinned(pins, parameters)) return 'already';
  return pins.length >= MOST_PINS ? 'full' : null;
}

/** The pins with one more at the end; the same where it has no room there. */
export function pinned(pins: readonly Settings[], settings: Settings): readonly Settings[] {
  const { preset, parameters } = settings;
  return canPin(pins, settings) ? [...pins, { preset, parameters }] : pins;
}

/** The pins without the one at this place. */
export function unpinned(pins: readonly Settings[], place: number): readonly Settings[] {
  return pins.filter((_, i) => i !== place);
}
