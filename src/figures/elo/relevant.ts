import {
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterGroup,
  type Parameters,
} from '../../model/parameters.ts';

/** Of the parameters those count that say how graphs grow and how an agent chooses. */
const GROUPS: readonly ParameterGroup[] = ['task', 'shape', 'value', 'duration'];
const CHOICES: readonly string[] = ['rule', 'baseline', 'dispatch'];

export const RELEVANT = PARAMETER_KEYS.filter(
  (key) => GROUPS.includes(PARAMETERS[key].group) || CHOICES.includes(key),
);

/** Whether two settings have the same sessions. */
export function sameSessions(a: Parameters, b: Parameters): boolean {
  return RELEVANT.every((key) => a[key] === b[key]);
}
