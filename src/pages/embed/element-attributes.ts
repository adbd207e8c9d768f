import { CHOICES, FIGURE_NAMES } from '../../link/figures.ts';
import { VIEW_KEYS } from '../../link/link-state.ts';
import { readKey } from '../../link/query.ts';
import { PARAMETER_KEYS } from '../../model/parameters.ts';

/** Names behind a point, or without one, by how HTML writes them: in small letters. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...PARAMETER_KEYS,
    ...VIEW_KEYS,
    ...FIGURE_NAMES.flatMap((figure) => Object.keys(CHOICES[figure])),
  ].map((name) => [name.toLowerCase(), name]),
);

/**
 * The query of a link whose entries are an element's attributes: `<swarm-figure figure="width" stepsspread="0.2">`.
 * Attributes that are no keys of a link are not looked at, so classes and the like can stand among them.
 */
export function queryOf(attributes: Iterable<{ readonly name: string; readonly value: string }>) {
  const entries = new URLSearchParams();
  for (const { name, value } of attributes) {
    const key = keyOf(name);
    if (key !== null) entries.append(key, key === 'lang' ? languageOf(value) : value);
  }
  const query = String(entries);
  return query === '' ? '' : `?${query}`;
}

/** The key of a link that an attribute means; null for none. */
export function keyOf(attribute: string): string | null {
  const point = attribute.indexOf('.');
  const scope = attribute.slice(0, point + 1).toLowerCase();
  const name = attribute.slice(point + 1).toLowerCase();
  const key = scope + (NAMES.get(name) ?? name);
  return readKey(key) === null ? null : key;
}

/** `lang` is an attribute of HTML too, with more languages than there are here: `zh-Hans`, `en-GB`. */
function languageOf(tag: string): string {
  return /^(en|zh)(-|$)/i.exec(tag)?.[1]?.toLowerCase() ?? tag;
}
