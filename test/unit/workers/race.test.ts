import { describe, expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { largestValue, taskScale } from '../../../src/model/measure/score-scale.ts';
import { runSessions } from '../../../src/model/measure/sessions.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { MOST_SESSIONS_SHOWN } from '../../../workers/protocol.ts';

const result = (parameters: Parameters) => finish(race({ kind: 'race', parameters }));
const post = { ...PRESETS.post, steps: 120, graph: 5 };

describe('a race', () => {
  it.each<[string, Partial<Parameters>]>([
    ['standard', {}],
    ['single', { swarm: 'single' }],
    ['recursive', { swarm: 'recursive', overhead: true }],
    ['pass@6', { swarm: 'independent', agents: 6 }],
    ['pass@3 group@5', { swarm: 'sessions', agents: 16, sessions: 3 }],
    ['september', { ...PRESETS.september, steps: 120 }],
  ])('is what the model says: %s', (_, set) => {
    const parameters = { ...post, ...set };
    const { graph } = parameters;
    const { alone, swarm, sessions, scale } = result(parameters);
    const expected = runSessions(parameters, new PreparedGraph(grow(parameters, graph)), graph);
    expect(swarm.map(({ run }) => run)).toEqual(expected.map(({ run }) => run));
    expect(swarm.map((session) => session.graph)).toEqual(expected.map((each) => each.graph));
    expect(sessions).toBe(expected.length);
    expect(alone.graph).toBe(swarm[0].graph);
    expect(alone.run.agentsStarted).toBe(1);
    expect(scale).toBe(
      parameters.scale === 'graph' && sessions === 1
        ? largestValue(alone.graph)
        : taskScale(parameters, graph),
    );
  });

  it('does not run more sessions than are shown', () => {
    const { swarm, sessions } = result({ ...post, swarm: 'independent', agents: 256, steps: 20 });
    expect(sessions).toBe(256);
    expect(swarm).toHaveLength(MOST_SESSIONS_SHOWN);
    const attempts = new Set(swarm.map(({ run }) => run.digest));
    expect(attempts.size).toBe(MOST_SESSIONS_SHOWN);
  });

  it('pauses within a large run, with a share that grows to 1', () => {
    const parameters = { ...post, steps: 40_000, layers: 20, merge: 0 };
    const running = race({ kind: 'race', parameters });
    const shares: number[] = [];
    let step = running.next();
    for (; !step.done; step = running.next()) shares.push(step.value.share);
    expect(shares.length).toBeGreaterThan(14);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(step.value.alone.run.steps).toBe(40_000);
  });

  it('says what is wrong with its parameters', () => {
    expect(() => result({ ...post, swarm: 'recursive', rule: 'shortest' })).toThrow(
      /^a recursive swarm chooses by own-branch or own-list, not by shortest/,
    );
    expect(() => result({ ...post, agents: 1.5 })).toThrow('not 1.5');
  });
});
