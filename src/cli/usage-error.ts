/** Arguments or a file that cannot be used: printed as the one line `error: …`, exit code 2. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UsageError';
  }
}

/** The word that was probably meant, as the end of a sentence; '' when none is close. */
export function didYouMean(asked: string, words: readonly string[]): string {
  let nearest = '';
  let least = Math.min(3, asked.length / 2 + 1);
  for (const word of words) {
    const distance = editDistance(asked.toLowerCase(), word.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = word;
  }
  return nearest === '' ? '' : `; did you mean ${nearest}?`;
}

/** Number of letters to put in, take out or change (Levenshtein). */
function editDistance(a: string, b: string): number {
  // Words of such different lengths are not mistaken for each other.
  if (Math.abs(a.length - b.length) > 3) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
