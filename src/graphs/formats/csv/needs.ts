/**
 * The ids in a field of needs: the whole field where it is an id; else what stands between semicolons, bars or commas;
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
