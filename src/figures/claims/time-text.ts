import type { Language, Messages } from '../../messages/index.ts';

type Units = Pick<Messages['claims']['recompute'], 'seconds' | 'minutes'>;

/** A time that has passed: whole seconds, from two minutes on whole minutes; never none. */
export function timeText(language: Language, units: Units, seconds: number): string {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  if (seconds < 119.5) return units.seconds(whole.format(Math.max(1, seconds)));
  return units.minutes(whole.format(seconds / 60));
}

/** A time that is left, as coarse as it is known: it does not flicker with every part that comes in. */
export function timeLeftText(language: Language, units: Units, seconds: number): string {
  const step = seconds < 20 ? 1 : seconds < 120 ? 5 : 60;
  return timeText(language, units, Math.ceil(seconds / step) * step);
}
