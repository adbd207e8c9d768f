import { PRESETS } from '../../model/presets.ts';
import type { Study } from '../studies.ts';

export const septemberStudy: Study = {
  parameters: PRESETS.september,
  claims: [],
  usual: { families: 64, sessions: 0 },
  pieces: () => [],
  // biome-ignore lint/correctness/useYield: to come
  *concluding() {
    return [];
  },
};
