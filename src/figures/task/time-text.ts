import type { Language } from '../../messages/index.ts';
import type { TimeUnit } from '../../model/time-unit.ts';

/** One unit for an axis or a column: the one in which its largest time reads best. */
export interface TimeScale {
  /** null: the graph has no unit. */
  readonly unit: TimeUnit | null;
  /** Times of the file, times this, are in `unit`. */
  readonly factor: number;
  /** `min`, `分`; '' where there is no unit. */
  readonly label: string;
}

/** `largest`: as 1 of the file, whose unit is `unit`. A stub. */
export function timeScale(_largest: number, unit: TimeUnit | null, _language: Language): TimeScale {
  return { unit, factor: 1, label: unit ?? '' };
}

/** A time of the file as a reader says it: `46 min 11 s`; a plain number where it has no unit. A stub. */
export function timeText(x: number, unit: TimeUnit | null, _language: Language): string {
  return `${x} ${unit ?? ''}`;
}
