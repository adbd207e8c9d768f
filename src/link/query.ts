import { isParameterKey } from '../model/parameters.ts';
import { CHOICES, type FigureName, isFigureName } from './figures.ts';
import { MOST_PINS, VIEW_KEYS, type ViewKey } from './link-state.ts';

/** The longest link that is written is shorter; of a longer one the rest is not looked at, nor an entry that ends there. */
export const MOST_CHARACTERS = 30_000;

export type Entry = readonly [key: string, value: string];

/** What an entry is about: the page, the settings or choices of a figure, or a pinned run. */
export type Scope =
  | { readonly kind: 'page' }
  | { readonly kind: 'figure'; readonly figure: FigureName }
  /** From 0. */
  | { readonly kind: 'pin'; readonly pin: number };

export interface Key {
  readonly scope: Scope;
  /** What stands behind the scope and its point. */
  readonly name: string;
}

const PAGE: Scope = { kind: 'page' };

/** What a key of a query means: `agents`, `width.layers`, `pin1.swarm`; null for a key that is none of ours. */
export function readKey(text: string): Key | null {
  const point = text.indexOf('.');
  if (point < 0) {
    return isParameterKey(text) || isViewKey(text) ? { scope: PAGE, name: text } : null;
  }
  const scope = readScope(text.slice(0, point));
  const name = text.slice(point + 1);
  if (!scope) return null;
  const known =
    isParameterKey(name) ||
    (scope.kind === 'pin' && name === 'preset') ||
    (scope.kind === 'figure' && Object.hasOwn(CHOICES[scope.figure], name));
  return known ? { scope, name } : null;
}

function readScope(text: string): Scope | null {
  if (isFigureName(text)) return { kind: 'figure', figure: text };
  const pin = /^pin([1-9])$/.exec(text);
  if (!pin || Number(pin[1]) > MOST_PINS) return null;
  return { kind: 'pin', pin: Number(pin[1]) - 1 };
}

export function isViewKey(text: string): text is ViewKey {
  return (VIEW_KEYS as readonly string[]).includes(text);
}

/** The part in front of a key of this scope: `width.`, `pin1.`, '' for the page. */
export function prefix(scope: Scope): string {
  if (scope.kind === 'page') return '';
  return scope.kind === 'figure' ? `${scope.figure}.` : `pin${scope.pin + 1}.`;
}

/** As many whole entries of a query as are looked at. */
export function beginning(query: string): string {
  if (query.length <= MOST_CHARACTERS) return query;
  return query.slice(0, Math.max(0, query.lastIndexOf('&', MOST_CHARACTERS)));
}
