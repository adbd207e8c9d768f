import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../../src/figures/share/commands.ts';
import type { FigureName } from '../../../src/link/figures.ts';
import { DEFAULT_LINK_STATE, type LinkState } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PARAMETER_KEYS, type Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const at = (changes: Partial<Parameters>, more: Partial<LinkState> = {}): LinkState => ({
  ...DEFAULT_LINK_STATE,
  parameters: { ...PRESETS.post, ...changes },
  ...more,
});

/** What a command sets, beside the preset, and everything before the link. */
function read(command: string) {
  const [, before, query = ''] = /^(.*?)(?: --link '([^']*)')?$/.exec(command) ?? [];
  const { parameters, preset } = parseLink(query);
  const usual = PRESETS[preset];
  const differs = PARAMETER_KEYS.filter((key) => parameters[key] !== usual[key]);
  return [before, Object.fromEntries(differs.map((key) => [key, parameters[key]]))];
}
const commands = (figure: FigureName, state: LinkState) => commandsOf(figure, state).map(read);

const SCALE = 'npm run -s swarm -- scale --agents 2,4,8,16,32,64';
const RUN = 'npm run -s swarm -- run';

describe('the command line that prints the numbers of a figure', () => {
  it('sets what the figure sets: the swarm, a rule that it can follow, overhead or none', () => {
    const state = at({ layers: 17, rule: 'critical-path', overhead: true, scheduling: 0.1 });
    const shared = { layers: 17, overhead: true, scheduling: 0.1 };
    const standard = [SCALE, { ...shared, rule: 'critical-path' }];
    const recursive = [SCALE, { ...shared, swarm: 'recursive' }];
    expect(commands('standard', state)).toEqual([standard]);
    expect(commands('recursive', state)).toEqual([recursive]);
    expect(commands('compare', state)).toEqual([standard, recursive]);
    expect(commands('overhead', state).map(([, set]) => set)).toMatchObject([
      { layers: 17, rule: 'critical-path' },
      { layers: 17, rule: 'critical-path', overhead: true, scheduling: 0.1 },
    ]);
    expect(commands('rules', state).map(([, set]) => (set as Parameters).rule)).toEqual([
      undefined,
      'random',
      'shallowest',
      'shortest',
      'critical-path',
    ]);
  });

  it('is of the one session that a figure shows, and of the graph as small as it is drawn', () => {
    const several = at({ swarm: 'sessions', agents: 12, sessions: 4 });
    expect(commands('two-scores', several)).toEqual([[RUN, { agents: 3, sessions: 4 }]]);
    expect(commands('race', several)).toEqual([
      [RUN, { swarm: 'sessions', agents: 12, sessions: 4 }],
      ['npm run -s swarm -- scale --agents 12', { swarm: 'sessions', agents: 12, sessions: 4 }],
    ]);
    const small = at({ merge: 0 }, { choices: { grow: { size: 60, at: 30 } } });
    expect(commands('grow', small)).toEqual([
      ['npm run -s swarm -- grow', { merge: 0, steps: 60, layers: 12 }],
    ]);
  });

  it('there is none where no command prints them', () => {
    for (const figure of ['single', 'compute', 'width', 'elo', 'deploy'] as const)
      expect(commandsOf(figure, at({}))).toEqual([]);
  });
});
