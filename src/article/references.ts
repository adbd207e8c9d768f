import type { Language } from '../messages/index.ts';

/** A work that the article cites. */
export interface Reference {
  /** As printed on the work; null where we do not know. */
  readonly authors: string | null;
  readonly year: number | null;
  readonly title: string;
  /** Journal and pages, or publisher; or, in the reader's language, what kind of source it is. */
  readonly where: string | Readonly<Record<Language, string>>;
  readonly url?: string;
}

/** Everything cited, by the ids of `<Cite>`; the order is that of the list of references. */
export const REFERENCES = {
  post: {
    authors: 'Wenhao Chai',
    year: null,
    title: 'Predictable Swarm Scaling',
    where: {
      en: 'Blog post; its numbers are those that this article recomputes',
      zh: '博客文章，本文重新计算的就是其中的数字',
    },
    url: 'https://wenhaochai.com/blogs/predictable-swarm-scaling.html',
  },
  revision: {
    authors: 'Wenhao Chai',
    year: 2026,
    title: 'Predictable Swarm Scaling, revision of 27 September 2026',
    where: { en: 'Blog post', zh: '博客文章' },
    url: 'https://wenhaochai.com/blogs/predictable-swarm-scaling.html',
  },
  slowDown: {
    authors: null,
    year: null,
    title: 'When Agents Slow Down',
    where: {
      en: 'Paper; cited here for what the post reports of it',
      zh: '论文，本文依据原文的转述',
    },
  },
  amdahl1967: {
    authors: 'G. M. Amdahl',
    year: 1967,
    title:
      'Validity of the single processor approach to achieving large scale computing capabilities',
    where: 'AFIPS Spring Joint Computer Conference, 483–485',
    url: 'https://doi.org/10.1145/1465482.1465560',
  },
  gustafson1988: {
    authors: 'J. L. Gustafson',
    year: 1988,
    title: 'Reevaluating Amdahl’s law',
    where: 'Communications of the ACM 31(5), 532–533',
    url: 'https://doi.org/10.1145/42411.42415',
  },
  gunther1993: {
    authors: 'N. J. Gunther',
    year: 1993,
    title: 'A simple capacity model of massively parallel transaction systems',
    where: 'CMG Conference',
  },
  gunther2007: {
    authors: 'N. J. Gunther',
    year: 2007,
    title: 'Guerrilla Capacity Planning',
    where: 'Springer',
  },
  graham1966: {
    authors: 'R. L. Graham',
    year: 1966,
    title: 'Bounds for certain multiprocessing anomalies',
    where: 'Bell System Technical Journal 45(9), 1563–1581',
    url: 'https://doi.org/10.1002/j.1538-7305.1966.tb01709.x',
  },
  graham1969: {
    authors: 'R. L. Graham',
    year: 1969,
    title: 'Bounds on multiprocessing timing anomalies',
    where: 'SIAM Journal on Applied Mathematics 17(2), 416–429',
    url: 'https://doi.org/10.1137/0117039',
  },
  brent1974: {
    authors: 'R. P. Brent',
    year: 1974,
    title: 'The parallel evaluation of general arithmetic expressions',
    where: 'Journal of the ACM 21(2), 201–206',
    url: 'https://doi.org/10.1145/321812.321815',
  },
  dilworth1950: {
    authors: 'R. P. Dilworth',
    year: 1950,
    title: 'A decomposition theorem for partially ordered sets',
    where: 'Annals of Mathematics 51(1), 161–166',
    url: 'https://doi.org/10.2307/1969503',
  },
  bradleyTerry1952: {
    authors: 'R. A. Bradley, M. E. Terry',
    year: 1952,
    title: 'Rank analysis of incomplete block designs: I. The method of paired comparisons',
    where: 'Biometrika 39(3/4), 324–345',
    url: 'https://doi.org/10.2307/2334029',
  },
  kim2025: {
    authors: 'Y. Kim, K. Gu, C. Park and others',
    year: 2025,
    title: 'Towards a Science of Scaling Agent Systems',
    where: 'arXiv:2512.08296',
    url: 'https://arxiv.org/abs/2512.08296',
  },
  brown2024: {
    authors: 'B. Brown, J. Juravsky, R. Ehrlich, R. Clark, Q. V. Le, C. Ré, A. Mirhoseini',
    year: 2024,
    title: 'Large Language Monkeys: Scaling Inference Compute with Repeated Sampling',
    where: 'arXiv:2407.21787',
    url: 'https://arxiv.org/abs/2407.21787',
  },
  aiVillage: {
    authors: 'AI Digest',
    year: 2026,
    title: 'AI Village',
    where: { en: 'Public record of a swarm of agents at work', zh: '一个智能体群体的公开工作记录' },
    url: 'https://theaidigest.org/village',
  },
  aiVillageDynamics: {
    authors: 'E. Song, W. Chai',
    year: 2026,
    title: 'Swarm dynamics in the AI Village logs',
    where: {
      en: 'Software and report, with a re-implementation of the post’s simulator',
      zh: '软件与报告，其中重新实现了原文的模拟器',
    },
    url: 'https://github.com/Espere-1119-Song/ai-village-swarm-dynamics',
  },
} as const satisfies Record<string, Reference>;

export type ReferenceId = keyof typeof REFERENCES;
