import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';

/** The settings without overhead, whatever the shared ones say; what it would cost makes no difference then. */
export function withoutOverhead(parameters: Parameters): Parameters {
  const { scheduling, schedulingPays, communication } = PRESETS.post;
  const { peerShare, groupBase, groupSlope, medianOf } = PRESETS.post;
  return {
    ...parameters,
    overhead: false,
    ...{ scheduling, schedulingPays, communication, peerShare, groupBase, groupSlope, medianOf },
  };
}
