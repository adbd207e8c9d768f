import type { ParameterKey, Parameters } from '../../model/parameters.ts';

/** The parameters of overhead that make a difference under the law at hand. */
export function chargesOf({ communication }: Pick<Parameters, 'communication'>): ParameterKey[] {
  switch (communication) {
    case 'none':
      return ['communication', 'scheduling'];
    case 'peer':
      return ['communication', 'scheduling', 'peerShare'];
    case 'group':
      return ['communication', 'scheduling', 'groupBase', 'groupSlope'];
  }
}
