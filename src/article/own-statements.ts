import type { Figures } from '../claims/claim.ts';
import { sShaped } from '../claims/post/statements.ts';
import type { Statement } from './statement-type.ts';

/*
 * Comparisons that the prose makes beside the published ones. A margin is above 0 where a comparison holds; where a
 * figure does not exist (NaN) it does not hold, unless the comparison is about that.
 */

const SMALL_SIZES = [2, 4, 8] as const;
const SCORES = ['coverage', 'best'] as const;
/** Most of a speedup is left at this share of it. */
const MOST = 0.75;
/** One swarm trails another clearly from this ratio of their speedups on; in the post it is 15 / 13. */
const CLEARLY = 1.25;
/** A speedup collapses where it falls by this factor from 90 to 99%; in the post by 3. */
const COLLAPSE = 1.5;
/**
 * Lists of steps put off leave slots idle where less than this share of what a coordinator keeps at work is at work on the
 * way to half coverage: a swarm with one never has an idle slot beside a step that waits.
 */
const IN_USE = 0.75;
/** A speedup is larger than another to the eye from this ratio on. */
const SEEN = 1.05;
/** A swarm of sixteen that is less than so many times as fast as one agent gains next to nothing. */
const POOR = 2;

const less =
  (smaller: string, larger: string) =>
  (f: Figures): number =>
    f[larger] - f[smaller];

/** How far the standard swarm of 16 is ahead of the recursive one, as a ratio of their speedups. */
const ahead = (f: Figures, score: 'coverage' | 'best') =>
  f[`standard16.${score}.0.9`] / f[`recursive16.${score}.0.9`];

const yes = (holds: boolean) => (holds ? 1 : -1);
const none = (amount: number) => (Number.isNaN(amount) ? amount : yes(amount === 0));

export const OWN_STATEMENTS: Readonly<Record<string, Statement>> = {
  'improved-drawn-more': {
    figure: 'grow',
    margin: less('grow.improvedShare', 'grow.improvedChildren'),
  },
  'best-before-coverage': {
    figure: 'two-scores',
    margin: less('two.best90.time', 'two.coverage90.time'),
  },
  'several-graphs': { figure: 'single', margin: (f) => f.graphs - 1 },
  'single-is-s': { figure: 'single', margin: (f) => sShaped(f, 'single') },
  'best-rises-more-gently': {
    figure: 'single',
    margin: less('single.stretch.coverage', 'single.stretch.best'),
  },
  'best-sets-out-earlier': {
    figure: 'single',
    margin: less('single.time.best.0.5', 'single.time.coverage.0.5'),
  },
  'best-gains-less-at-half': {
    figure: 'standard',
    margin: less('standard16.best.0.5', 'standard16.coverage.0.5'),
  },
  'swarm-pays-nothing': {
    figure: 'standard',
    margin: (f) => none(f['standard16.scheduling'] + f['standard16.communication']),
  },
  'more-than-its-size': { figure: 'standard', margin: (f) => f['standard16.coverage.0.9'] - 16 },
  'recursive-gains-later': {
    figure: 'recursive',
    margin: less('recursive16.coverage.0.5', 'recursive16.coverage.0.9'),
  },
  'recursive-idles': {
    figure: 'recursive',
    margin: (f) => IN_USE - f['recursive16.usedTo50'] / f['standard16.usedTo50'],
  },
  'gap-shrinks-on-best': {
    figure: 'compare',
    margin: (f) => ahead(f, 'coverage') - ahead(f, 'best'),
  },
  'recursive-trails-on-best': { figure: 'compare', margin: (f) => ahead(f, 'best') - CLEARLY },
  'shallow-and-short-open-fastest': {
    figure: 'rules',
    margin: (f) =>
      Math.min(f['shallowest2.coverage.0.5'], f['shortest2.coverage.0.5']) /
        f['standard2.coverage.0.5'] -
      SEEN,
  },
  'most-kept-up-to-8': {
    figure: 'overhead',
    margin: (f) =>
      Math.min(
        ...SMALL_SIZES.flatMap((size) =>
          SCORES.map(
            (score) => f[`paying${size}.${score}.0.9`] / f[`standard${size}.${score}.0.9`],
          ),
        ),
      ) - MOST,
  },
  'swarm-of-16-saves': { figure: 'compute', margin: (f) => 1 - f['standard16.agentTime.coverage'] },
  'narrow-tail': {
    figure: 'width',
    margin: (f) => f['narrow.coverage.0.9'] / f['narrow.coverage.0.99'] - COLLAPSE,
  },
  'wide-more-than-size': {
    figure: 'width',
    margin: (f) => f['wide.coverage.0.9'] - f['width.agents'],
  },
  'wide-best-less': { figure: 'width', margin: less('wide.best.0.9', 'wide.coverage.0.9') },
  'widest-recursive-poor': { figure: 'width', margin: (f) => POOR - f['widest.coverage.0.9'] },
  'pass4-overtakes': {
    figure: 'elo',
    margin: (f) => Math.min(-f['elo.pass4First'], f['elo.pass4']),
  },
  'one-swarm-soonest-on-coverage': {
    figure: 'deploy',
    margin: (f) => yes(f['deploy.coverage.sessions'] === 1),
  },
  'one-swarm-falls-short': {
    figure: 'deploy',
    margin: (f) => yes(Number.isNaN(f['deploy.best.oneSwarm'])),
  },
  'several-soonest-on-best': {
    figure: 'deploy',
    margin: (f) => yes(f['deploy.best.sessions'] > 1),
  },
  'a-split-arrives': {
    figure: 'deploy',
    margin: (f) => yes(Number.isFinite(f['deploy.best.sessions'])),
  },
  'soonest-is-cheapest': {
    figure: 'deploy',
    margin: (f) =>
      yes(
        Number.isNaN(f['deploy.best.sessions']) ||
          f['deploy.best.sessions'] === f['deploy.best.cheapestSessions'],
      ),
  },
};
