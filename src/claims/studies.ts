import { postStudy } from './post/study.ts';
import { septemberStudy } from './september/study.ts';
import type { Study } from './study.ts';

export type { Study, StudySize } from './study.ts';

export const STUDY_NAMES = ['post', 'september'] as const;
export type StudyName = (typeof STUDY_NAMES)[number];

export const STUDIES: Readonly<Record<StudyName, Study>> = {
  post: postStudy,
  september: septemberStudy,
};
