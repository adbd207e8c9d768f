/** How what a step needs is called, in own JSON and in tables, in any case; the first is ours. */
export const NEEDS_NAMES: readonly string[] = [
  'needs',
  'prerequisites',
  'predecessors',
  'dependencies',
  'depends on',
  'depends_on',
  'dependson',
  'deps',
  'requires',
];

/**
 * The ids in a text of needs: the whole text where it is an id; else what stands between semicolons, bars or commas;
 * else, where there is none of these, between white space.
 */
export function needsIn(field: string, isId: (text: string) => boolean): string[] {
  if (field === '') return [];
  if (isId(field)) return [field];
  const separator = /[;|,]/.test(field) ? /[;|,]/ : /\s+/;
  return field
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Characters in an id that would be taken for what separates needs. */
export const SEPARATES_NEEDS = /[;|,\s]/;
