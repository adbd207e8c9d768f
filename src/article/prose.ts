import type { MDXContent } from 'mdx/types';
import { SLUGS, type Slug } from '../link/figures.ts';
import type { Language } from '../messages/index.ts';
import * as enClosing from './en/closing.mdx';
import * as enCompare from './en/compare.mdx';
import * as enCompute from './en/compute.mdx';
import * as enDeploy from './en/deploy.mdx';
import * as enElo from './en/elo.mdx';
import * as enGrow from './en/grow.mdx';
import * as enMethod from './en/method.mdx';
import * as enOpening from './en/opening.mdx';
import * as enOverhead from './en/overhead.mdx';
import * as enRecursive from './en/recursive.mdx';
import * as enRules from './en/rules.mdx';
import * as enSingle from './en/single.mdx';
import * as enStandard from './en/standard.mdx';
import * as enTwoScores from './en/two-scores.mdx';
import * as enWidth from './en/width.mdx';
import * as zhClosing from './zh/closing.mdx';
import * as zhCompare from './zh/compare.mdx';
import * as zhCompute from './zh/compute.mdx';
import * as zhDeploy from './zh/deploy.mdx';
import * as zhElo from './zh/elo.mdx';
import * as zhGrow from './zh/grow.mdx';
import * as zhMethod from './zh/method.mdx';
import * as zhOpening from './zh/opening.mdx';
import * as zhOverhead from './zh/overhead.mdx';
import * as zhRecursive from './zh/recursive.mdx';
import * as zhRules from './zh/rules.mdx';
import * as zhSingle from './zh/single.mdx';
import * as zhStandard from './zh/standard.mdx';
import * as zhTwoScores from './zh/two-scores.mdx';
import * as zhWidth from './zh/width.mdx';

/** A piece of prose: one MDX file. */
export interface Chapter {
  readonly title: string;
  /** For the list of contents. */
  readonly short: string;
  readonly default: MDXContent;
}

export interface Prose {
  readonly opening: Chapter;
  readonly sections: Readonly<Record<Slug, Chapter>>;
  readonly closing: Chapter;
  readonly method: Chapter;
}

/** All prose by language, a file a chapter. Only what runs where the site is made may import this. */
export const PROSE: Readonly<Record<Language, Prose>> = {
  en: {
    opening: enOpening,
    sections: {
      grow: enGrow,
      'two-scores': enTwoScores,
      single: enSingle,
      standard: enStandard,
      recursive: enRecursive,
      compare: enCompare,
      rules: enRules,
      overhead: enOverhead,
      compute: enCompute,
      width: enWidth,
      elo: enElo,
      deploy: enDeploy,
    },
    closing: enClosing,
    method: enMethod,
  },
  zh: {
    opening: zhOpening,
    sections: {
      grow: zhGrow,
      'two-scores': zhTwoScores,
      single: zhSingle,
      standard: zhStandard,
      recursive: zhRecursive,
      compare: zhCompare,
      rules: zhRules,
      overhead: zhOverhead,
      compute: zhCompute,
      width: zhWidth,
      elo: zhElo,
      deploy: zhDeploy,
    },
    closing: zhClosing,
    method: zhMethod,
  },
};

export interface Section extends Chapter {
  readonly slug: Slug;
}

/** The sections of the article in their order. */
export function sectionsOf(language: Language): Section[] {
  return SLUGS.map((slug) => ({ slug, ...PROSE[language].sections[slug] }));
}
