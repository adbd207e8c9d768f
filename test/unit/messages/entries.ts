export interface Entry {
  readonly path: string;
  readonly value: unknown;
}

/** Every leaf of a catalogue, with the way to it. */
export function leaves(value: unknown, path = ''): Entry[] {
  if (value === null || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/**
 * The text of an entry. Functions are called with numbers and then with texts, because an entry takes one or
 * the other; the figures are marked by 7, so that a text that forgets one of its numbers is found out.
 */
export function said(value: unknown): string[] {
  if (typeof value !== 'function') return [String(value)];
  const call = (argument: unknown): string[] => {
    try {
      const result: unknown = value(...Array.from({ length: value.length }, () => argument));
      return typeof result === 'string' ? [result] : [];
    } catch {
      return [];
    }
  };
  return [...call(7), ...call('7')];
}

/** Words of Latin letters that Chinese texts have, by entry; those that match `names` stay in any language. */
export function leftInEnglish(entries: readonly Entry[], names: RegExp) {
  const words = (text: string) => text.replace(names, '').match(/[A-Za-z]{3,}/g) ?? [];
  return entries
    .map(({ path, value }) => ({ path, words: said(value).flatMap(words) }))
    .filter(({ words: some }) => some.length > 0);
}

/** Entries with a comma, colon or full stop of ASCII right behind a Chinese character. */
export function withWesternPunctuation(entries: readonly Entry[]): string[] {
  const wrong = entries.filter(({ value }) =>
    said(value).some((text) => /\p{Script=Han}[,;:!?.]/u.test(text)),
  );
  return wrong.map(({ path }) => path);
}
