/** A name for inside a sentence, whatever way its script runs: between the isolates of Unicode (UAX 9). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
