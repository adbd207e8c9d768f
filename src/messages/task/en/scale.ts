import { path } from './scale/path.ts';
import { rules } from './scale/rules.ts';
import { scaling } from './scale/scaling.ts';
import { worth } from './scale/worth.ts';

export const scale = {
  /** Behind a number and a space. */
  units: { ns: 'ns', us: 'µs', ms: 'ms', s: 's', min: 'min', h: 'h', d: 'd' },
  /** Minutes, where seconds follow. */
  minutesBeforeSeconds: 'min',
  /** The head of a column and its unit. */
  inUnit: (name: string, unit: string) => `${name} (${unit})`,
  agents: (n: string, one: boolean) => (one ? `${n} agent` : `${n} agents`),
  /** Where a run of another size stands in for that of the settings, which is on its way. */
  meanwhile: (set: string, agents: string) =>
    `With ${set} it is still being computed: until that is in, this is about ${agents}.`,
  /** Rules as they are called on the graph of a file, which has not grown. */
  ruleNames: {
    'own-branch': 'Own branch',
    'own-list': 'Own list',
    random: 'Random',
    shallowest: 'Shallowest',
    deepest: 'Deepest',
    shortest: 'Shortest',
    'critical-path': 'Critical path',
    'input-order': 'Input order',
  },
  /** Between short sentences of one paragraph. */
  between: ' ',
  scaling,
  rules,
  path,
  worth,
};
