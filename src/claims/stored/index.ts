import type { Answer } from '../claim.ts';
import type { StudyName, StudySize } from '../studies.ts';

/** The answers at the default settings, as `npm run claims:store` computed them. */
export interface StoredStudy extends StudySize {
  readonly modelVersion: number;
  readonly answers: readonly Answer[];
}

export const STORED: Readonly<Record<StudyName, StoredStudy>> = {
  post: { modelVersion: 1, families: 64, sessions: 5000, answers: [] },
  september: { modelVersion: 1, families: 256, sessions: 0, answers: [] },
};
