import { describe, expect, it } from 'vitest';
import { takingElo } from '../../../src/model/measure/elo/elo.ts';
import { ELO_SYSTEMS, takingEloRecords } from '../../../src/model/measure/elo/records.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { call, json, progressOf, refused } from './call.ts';

const SMALL = ['--sessions', '12', '--set', 'meanSteps=60', '--set', 'meanLayers=6'];
const elo = (...args: string[]) => call('elo', ...SMALL, ...args);

interface Printed {
  value: number | null;
  low: number | null;
  high: number | null;
}
type Curve = Record<'value' | 'low' | 'high', (number | null)[]>;
interface EloOutput {
  sessions: number;
  replicates: number;
  budget: number;
  budgets: number[];
  winRates: Record<string, Record<string, Printed>>;
  statements: Record<'bends' | 'order', { holds: boolean; margin: number | null }>;
  systems: ({ system: string } & Record<'selfElo' | 'jointElo', Curve> &
    Record<'inflection' | 'firstSlope' | 'lastSlope' | 'lead', Printed>)[];
}

describe('elo', () => {
  it('prints what the model says of the sessions', async () => {
    const printed = await json<EloOutput>('elo', ...SMALL, '--seed', '5', '--replicates', '20');
    const parameters = { ...PRESETS.post, meanSteps: 60, meanLayers: 6, seed: 5 };
    const records = finished(takingEloRecords(parameters, 0, 12));
    const { systems, budgets } = finished(takingElo(records, { replicates: 20 }));
    expect(printed).toMatchObject({ sessions: 12, replicates: 20, budgets: Array.from(budgets) });
    const work = records.work.reduce((sum, w) => sum + w, 0) / 48;
    expect(printed.budget).toBe(printed.budgets[30]);
    expect(printed.budget / work).toBeCloseTo(0.63, 12);
    expect(printed.systems.map((row) => row.system)).toEqual([...ELO_SYSTEMS]);
    ELO_SYSTEMS.forEach((system, i) => {
      const row = printed.systems[i];
      expect(row.selfElo.high).toEqual(Array.from(systems[system].selfElo.high));
      expect(row.jointElo.value).toEqual(Array.from(systems[system].jointElo.value));
      // The point of inflection is a budget here, not its logarithm.
      const decade = systems[system].inflection.value ?? Number.NaN;
      expect((row.inflection.value ?? Number.NaN) / printed.budget).toBeCloseTo(10 ** decade, 12);
      const { value, interval } = systems[system].winRate['pass@4'];
      expect(printed.winRates[system]['pass@4']).toEqual({
        value,
        low: interval?.[0],
        high: interval?.[1],
      });
    });
    for (const { holds, margin } of Object.values(printed.statements)) {
      expect(holds).toBe(margin !== null && margin > 0);
    }
  });

  it('starts at the session of a graph', async () => {
    const printed = await json<EloOutput>(
      'elo',
      ...SMALL,
      '--graph-index',
      '42',
      '--replicates',
      '0',
    );
    const parameters = { ...PRESETS.post, meanSteps: 60, meanLayers: 6 };
    const records = finished(takingEloRecords(parameters, 10, 12));
    const { systems } = finished(takingElo(records, { replicates: 0 }));
    expect(printed.systems[1].jointElo.value).toEqual(Array.from(systems['pass@4'].jointElo.value));
  });

  it('prints the same again, whatever swarm the preset runs otherwise', async () => {
    const { out } = await elo('--replicates', '3');
    expect((await elo('--replicates', '3')).out).toBe(out);
    const map = await json<EloOutput>('elo', '--preset', 'map', ...SMALL, '--replicates', '0');
    expect(map.systems[0].selfElo.value[0]).toBe(0);
    expect(map.systems[0].lastSlope).toMatchObject({ low: null, high: null });
  });

  it('says of how many sessions and replicates how many are through', async () => {
    const small = ['elo', '--set', 'steps=30', '--sessions', '150', '--threads', '1'];
    expect(await progressOf(...small, '--replicates', '3')).toEqual([
      'sessions: 75 of 150',
      'sessions: 150 of 150',
      'replicates: 1 of 3',
      'replicates: 2 of 3',
      'replicates: 3 of 3',
      '',
    ]);
    expect((await progressOf(...small, '--replicates', '0')).slice(2)).toEqual(['']);
  });

  it('prints the curves as a table', async () => {
    const { out } = await elo('--replicates', '3', '--format', 'csv');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 4 * 31);
    expect(lines[0]).toBe(
      'system,budget,selfElo,selfElo_low,selfElo_high,jointElo,jointElo_low,jointElo_high',
    );
    expect(lines[1]).toMatch(/^pass@1,[\d.]+,0,0,0,0,0,0$/);
    const printed = await json<EloOutput>('elo', ...SMALL, '--replicates', '3');
    const { jointElo } = printed.systems[3];
    const [system, budget, , , , ...joint] = lines[124].split(',');
    expect([system, Number(budget)]).toEqual(['pass@2 group@2', printed.budget]);
    expect(joint.map(Number)).toEqual([jointElo.value[30], jointElo.low[30], jointElo.high[30]]);
  });

  it('refuses what it cannot use, in one sentence', async () => {
    expect(await refused('elo', '--sessions', '1')).toBe(
      '--sessions must be a whole number from 2 to 100000, not "1"',
    );
    expect(await refused('elo', '--threads', '0')).toMatch(/^--threads must be .* not "0"$/);
    expect(await refused('elo', '--replicates', '1.5')).toContain('--replicates must be');
    expect(await refused('elo', '--set', 'agents=8')).toBe(
      '--set agents changes nothing in elo, where the four systems say who works',
    );
    expect(await refused('elo', '--set', 'overhead=on')).toContain('nobody pays overhead');
    expect(await refused('elo', '--set', 'graphs=3')).toContain('session by session');
    expect(await refused('elo', '--swarm', 'recursive')).toContain('"--swarm"');
    expect(await refused('elo', '--set', 'agent=8')).toContain('did you mean agents?');
  });

  it('takes the rules by which agents choose', async () => {
    const replicates = ['--replicates', '0'];
    const usual = (await elo(...replicates)).out;
    expect((await elo(...replicates, '--set', 'rule=shallowest')).out).not.toBe(usual);
    expect((await elo(...replicates, '--set', 'rule=own-branch')).out).toBe(usual);
  });
});
