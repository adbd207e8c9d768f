import type { StoredStudy } from '../../claims/stored/index.ts';
import type { StudySize } from '../../claims/studies.ts';

/** Elo sessions of the smaller studies of the post: enough to see the order of most systems. */
const FEW_SESSIONS = 400;

const FEW_FAMILIES = { post: [16, 32], september: [8, 16, 64] } as const;

/** What a reader can choose from, the quickest first; the last is what is stored. */
export function sizesOf(name: keyof typeof FEW_FAMILIES, stored: StoredStudy): StudySize[] {
  const { families, sessions } = stored;
  const fewer = FEW_FAMILIES[name]
    .filter((each) => each < families)
    .map((each) => ({ families: each, sessions: Math.min(sessions, FEW_SESSIONS) }));
  return [...fewer, { families, sessions }];
}
