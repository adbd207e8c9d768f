/** Whether two lists have the same members in the same order. */
export function sameLists<T>(
  a: readonly T[],
  b: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): boolean {
  return a.length === b.length && a.every((each, i) => same(each, b[i]));
}
