import type { Slug } from '../../link/figures.ts';

export interface ShowsPins {
  /** `costly`: hundreds of sessions of each would have to be run. */
  readonly shows: 'yes' | 'no' | 'costly';
  /** Over time, which is each run's own t_mid. */
  readonly overTime?: true;
  /** Not all of its lines: those of the swarm that is marked, or of the higher level. */
  readonly some?: 'marked' | 'level';
}

/** What a figure shows of pinned runs. */
export const SHOWS_PINS: Readonly<Record<Slug, ShowsPins>> = {
  grow: { shows: 'no' },
  'two-scores': { shows: 'yes', overTime: true },
  single: { shows: 'yes', overTime: true },
  standard: { shows: 'yes', overTime: true, some: 'marked' },
  recursive: { shows: 'yes', overTime: true, some: 'marked' },
  compare: { shows: 'yes', some: 'level' },
  rules: { shows: 'yes' },
  overhead: { shows: 'yes' },
  compute: { shows: 'yes' },
  width: { shows: 'yes' },
  elo: { shows: 'costly' },
  deploy: { shows: 'yes', overTime: true },
};

/** Whether pinned runs are computed for a figure. */
export function computesPins(slug: Slug): boolean {
  return SHOWS_PINS[slug].shows === 'yes';
}
