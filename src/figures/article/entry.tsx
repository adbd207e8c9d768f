import type { ReactNode } from 'react';
import type { Figures } from '../../claims/claim.ts';
import type { DrawnJob, JobResult } from '../../compute/index.ts';
import type { Language } from '../../messages/index.ts';
import type { Article } from './article.ts';
import type { FigureTable } from './spec.ts';

/** Runs a job to its end, at once: how the figures of a page are computed when it is made. */
export type RunJob = (job: DrawnJob) => JobResult;

/** A figure at the default settings, as the page comes with it. */
export interface Still {
  /** The figure with its frame, as markup that needs no script. */
  markup(language: Language): ReactNode;
  /** What the sentences of its section are about. */
  readonly figures: Figures;
  /** The same in words, for where no picture can be shown. */
  words(language: Language): FigureWords;
}

export interface FigureWords {
  readonly title: string;
  readonly description: string;
  readonly caption: string;
  readonly table: FigureTable | null;
}

export interface LiveProps {
  readonly article: Article;
  /** What came with the page: stands until there is a result. null where a page came without it. */
  readonly still: Element | null;
  /** Whose presence on the screen makes the figure compute: its section. */
  readonly section: Element;
  /** The address of the lab as seen from this page. */
  readonly lab: string;
}

/** A figure as the article takes it: how it comes with the page, and how it lives. */
export interface FigureEntry {
  still(run: RunJob): Still;
  live(props: LiveProps): ReactNode;
}
