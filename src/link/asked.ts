import { cutText } from '../model/cut-text.ts';
import type { FigureName } from './figures.ts';
import type { LinkNotice } from './notices.ts';
import { type Entry, readKey, type Scope } from './query.ts';

/** What a link asks for in one scope, by name. Of a repeated name the last text counts. */
export interface Asked {
  readonly scope: Scope;
  readonly values: Map<string, { readonly text: string; readonly times: number }>;
}

export interface Sorted {
  readonly page: Asked;
  readonly figures: ReadonlyMap<FigureName, Asked>;
  /** By the number in the link, from 0; some may be missing. */
  readonly pins: ReadonlyMap<number, Asked>;
  /** Keys that are none of ours. */
  readonly unknown: ReadonlySet<string>;
}

/** The entries of a link by what they are about. */
export function sorted(entries: readonly Entry[]): Sorted {
  const page: Asked = { scope: { kind: 'page' }, values: new Map() };
  const figures = new Map<FigureName, Asked>();
  const pins = new Map<number, Asked>();
  const unknown = new Set<string>();
  for (const [text, value] of entries) {
    const key = readKey(text);
    if (!key) {
      if (text !== '') unknown.add(text);
      continue;
    }
    const { scope, name } = key;
    let asked = page;
    if (scope.kind === 'figure') asked = askedOf(figures, scope.figure, scope);
    if (scope.kind === 'pin') asked = askedOf(pins, scope.pin, scope);
    asked.values.set(name, { text: value, times: (asked.values.get(name)?.times ?? 0) + 1 });
  }
  return { page, figures, pins, unknown };
}

function askedOf<K>(map: Map<K, Asked>, key: K, scope: Scope): Asked {
  const found = map.get(key) ?? { scope, values: new Map() };
  map.set(key, found);
  return found;
}

/**
 * Says what became of a text that a link gives: that it stood there more than once, that it could not be used as it
 * stands. `used`: how the value now in force is written, '' for none.
 */
export function noteUse(
  { scope, values }: Asked,
  key: string,
  { used, usable }: { readonly used: string; readonly usable: boolean },
  notices: LinkNotice[],
): void {
  const asked = values.get(key);
  if (!asked) return;
  const { text, times } = asked;
  if (times > 1) notices.push({ kind: 'repeated', scope, key, times, used });
  if (!usable) notices.push({ kind: 'value', scope, key, asked: cutText(text), used });
}
