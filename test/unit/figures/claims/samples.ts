import type { Answer, Claim } from '../../../../src/claims/claim.ts';
import type { StoredStudy } from '../../../../src/claims/stored/index.ts';
import { STUDIES, type StudyName } from '../../../../src/claims/studies.ts';

/**
 * Made-up answers to every claim. Numbers lie 10% above the published ones, in a range that covers every other of
 * them; every other statement holds.
 */
function answersTo(claims: readonly Claim[], families: number, off: number): Answer[] {
  return claims.map((claim, i) => {
    const { id } = claim;
    const within = i % 2 === 0;
    if (claim.kind === 'statement') return { id, families, within };
    const { published } = claim;
    const median = published * (1 + off);
    const low = within ? published * 0.8 : median * 0.99;
    return { id, published, median, low, high: median * 1.2, families, within };
  });
}

const sampleOf = (name: StudyName, families: number, sessions: number, off: number) => ({
  modelVersion: 1,
  families,
  sessions,
  answers: answersTo(STUDIES[name].claims, families, off),
});

/** The post 10% above what was published, September 1%. */
export const SAMPLES: Readonly<Record<StudyName, StoredStudy>> = {
  post: sampleOf('post', 64, 5000, 0.1),
  september: sampleOf('september', 256, 0, 0.01),
};

/** Nothing stored. */
export const NOTHING: Readonly<Record<StudyName, StoredStudy>> = {
  post: { ...SAMPLES.post, answers: [] },
  september: { ...SAMPLES.september, answers: [] },
};
