import { PRESETS } from '../../model/presets.ts';
import type { ShownElo } from './elo-computation.ts';
import { unpacked } from './pack.ts';
import stored from './stored.json' with { type: 'json' };

/** The picture that comes with the page: of the default settings. */
export const STORED_ELO: ShownElo = {
  of: PRESETS.post,
  summary: unpacked(stored),
  seconds: null,
};
