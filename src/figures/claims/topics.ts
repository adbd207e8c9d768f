import type { PostClaimId } from '../../claims/post/claims.ts';
import type { Messages } from '../../messages/index.ts';

export type Topic = keyof Messages['claims']['topics'];

/** The claims of the post by topic, in the order of the page. Every id stands here once. */
export const TOPICS: Readonly<Record<Topic, readonly PostClaimId[]>> = {
  standard: [
    'steps',
    'standard16-coverage-50',
    'standard16-coverage-90',
    'standard16-best-50',
    'standard16-best-90',
    'curves-shift-earlier',
  ],
  recursive: [
    'recursive16-coverage-50',
    'recursive16-coverage-90',
    'recursive16-best-50',
    'recursive16-best-90',
    'standard-faster-from-4',
  ],
  rules: [
    'shallowest2-coverage-50',
    'own2-coverage-50',
    'critical-path-slowest-on-coverage',
    'critical-path-first-to-half-best',
  ],
  overhead: [
    'communication-share-2',
    'communication-share-8',
    'communication-share-64',
    'scheduling-under-1-percent',
    'little-gain-past-32',
  ],
  compute: [
    'agent-time-90-standard16',
    'agent-time-90-least',
    'agent-time-90-most',
    'agent-time-best-under-one',
  ],
  width: [
    'narrow-coverage-90',
    'narrow-coverage-99',
    'narrow-best-90',
    'wide-coverage-90',
    'wide-best-90',
    'widest-recursive-coverage-90',
  ],
  elo: ['elo-reference', 'elo-bends', 'elo-order'],
};

export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];

/** How a number is written: so many times, as a percentage, or as it is. */
export type Form = 'times' | 'share' | 'plain';

export function formOf(id: PostClaimId): Form {
  if (id.startsWith('communication-share')) return 'share';
  if (id === 'steps' || id === 'elo-reference' || id.startsWith('agent-time')) return 'plain';
  return 'times';
}
