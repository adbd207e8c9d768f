import { editDistance } from '../model/edit-distance.ts';

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
    // At least this many letters must be put in or taken out.
    if (Math.abs(asked.length - word.length) >= least) continue;
    const distance = editDistance(asked.toLowerCase(), word.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = word;
  }
  return nearest === '' ? '' : `; did you mean ${nearest}?`;
}
