import { MONEY_DIGITS } from '../../link/task/task-link-state.ts';
import type { Language } from '../../messages/index.ts';

/** How an amount that the reader typed is written: with every digit that is kept of it. */
export const keptAmount = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: MONEY_DIGITS });
