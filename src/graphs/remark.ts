import { type Place, placedSaid } from './place.ts';
import { type Said, say, sentence, type Words } from './said.ts';
import { counted } from './text/counted.ts';

/**
 * `oddity`: harmless but unexpected. `ignored`: what the file carries and is not used. `rule`: how a format was read
 * where that was a decision. `repair`: what was changed because the reader asked for it.
 */
export type RemarkKind = 'oddity' | 'ignored' | 'rule' | 'repair';

/** What is to be said of a file that was read; once for all that is alike. */
export interface Remark {
  readonly kind: RemarkKind;
  /** The first of them; null where it is the whole file. */
  readonly place: Place | null;
  readonly said: Said;
  /** How many more like it. */
  readonly more: number;
}

export function remark(kind: RemarkKind, place: Place | null, said: Said, more = 0): Remark {
  return { kind, place, said, more };
}

/** One sentence without a full stop, in English or in the language of `words`. */
export function remarkText(of: Remark, words?: Words): string {
  return sentence(remarkSaid(of), words);
}

/** The same before it is in a language. */
export function remarkSaid({ place, said, more }: Remark): Said {
  return andMore(placedSaid(place, said), more);
}

/** What is said of the first, with how many more there are. */
export function andMore(said: Said, more: number): Said {
  return more === 0 ? said : say`${said} (and ${counted(more)} more like it)`;
}
