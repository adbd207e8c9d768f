import type { ParameterKey } from '../model/parameters.ts';
import type { Scope } from './query.ts';

/**
 * What was adjusted while a link was read, as data: the sentences are made in the reader's language.
 * `asked` and `key` of an unknown key are somebody else's text, cut to a readable length. `key` is the name of a
 * parameter, a key of the page, or a choice of the figure that `scope` names.
 */
export type LinkNotice =
  /** The value could not be used as it stands; `used` is how the value now in force is written, '' for none. */
  | {
      readonly kind: 'value';
      readonly scope: Scope;
      readonly key: string;
      readonly asked: string;
      readonly used: string;
    }
  /** The key stood in the link more than once; the last one counts. */
  | {
      readonly kind: 'repeated';
      readonly scope: Scope;
      readonly key: string;
      readonly times: number;
      readonly used: string;
    }
  /** No key of this page; `meant` is the one it resembles. It stays in the link and does nothing. */
  | { readonly kind: 'unknown'; readonly key: string; readonly meant: string | null }
  /** Made by a newer (or unreadable) version of this page. */
  | { readonly kind: 'version'; readonly asked: string; readonly used: number }
  /** Each value is fine by itself, but not together with another. */
  | {
      readonly kind: 'conflict';
      readonly scope: Scope;
      readonly key: ParameterKey;
      readonly asked: string;
      readonly with: ParameterKey;
      /** How the value of that other parameter is written. */
      readonly value: string;
      readonly used: string;
    }
  /** The link was too long; what stands behind its first characters was not read. */
  | { readonly kind: 'length'; readonly read: number }
  /** There was more of this than a reader would want to read. */
  | { readonly kind: 'more'; readonly count: number };

/** As many as are listed one by one. */
export const MOST_NOTICES = 12;

/** The first notices, and how many more there were; also of a list that was cut before, and has grown. */
export function listed(notices: readonly LinkNotice[]): LinkNotice[] {
  const single = notices.filter(({ kind }) => kind !== 'more');
  const shown = single.slice(0, MOST_NOTICES);
  const before = notices.reduce((sum, each) => sum + (each.kind === 'more' ? each.count : 0), 0);
  const count = before + single.length - shown.length;
  return count === 0 ? shown : [...shown, { kind: 'more', count }];
}
