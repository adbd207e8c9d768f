import type { Answer } from '../claim.ts';
import type { StudyName, StudySize } from '../studies.ts';
import post from './post.json' with { type: 'json' };
import september from './september.json' with { type: 'json' };

/** The answers at the default settings, as `npm run claims:store` computed them. */
export interface StoredStudy extends StudySize {
  readonly modelVersion: number;
  readonly answers: readonly Answer[];
}

export const STORED: Readonly<Record<StudyName, StoredStudy>> = { post, september };
