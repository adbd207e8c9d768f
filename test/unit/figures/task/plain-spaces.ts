/** The same with every no-break space as a plain one, in whatever the texts stand: tests of words are not about spaces. */
export function plainSpaces<T>(of: T): T {
  if (typeof of === 'string') return of.replaceAll('\u00a0', ' ') as T;
  if (Array.isArray(of)) return of.map(plainSpaces) as T;
  if (of === null || typeof of !== 'object') return of;
  return Object.fromEntries(
    Object.entries(of).map(([key, value]) => [key, plainSpaces(value)]),
  ) as T;
}
