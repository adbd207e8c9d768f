import { PRESETS } from '../../model/presets.ts';
import type { Study } from '../studies.ts';

export const postStudy: Study = {
  parameters: PRESETS.post,
  claims: [],
  usual: { families: 64, sessions: 5000 },
  pieces: () => [],
  // biome-ignore lint/correctness/useYield: to come
  *concluding() {
    return [];
  },
};
