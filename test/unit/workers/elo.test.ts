import { describe, expect, it } from 'vitest';
import { takingElo } from '../../../src/model/measure/elo/elo.ts';
import { takingEloRecords } from '../../../src/model/measure/elo/records.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';

const parameters = { ...PRESETS.post, meanSteps: 40, meanLayers: 5 };
const recordsOf = (first: number, sessions: number) =>
  finished(takingEloRecords(parameters, first, sessions));

describe('the ratings of blocks of sessions', () => {
  it('are in a worker those of all sessions at once', () => {
    const records = [recordsOf(0, 2), recordsOf(2, 3)];
    const result = finish(start({ kind: 'elo', records, replicates: 4 }));
    const summary = finished(takingElo(recordsOf(0, 5), { replicates: 4 }));
    expect(result).toEqual({ kind: 'elo', summary });
  });

  it('say how far they are, once a replicate at least, never past the end', () => {
    const running = start({ kind: 'elo', records: [recordsOf(0, 3)], replicates: 10 });
    const said: number[] = [];
    for (let step = running.next(); !step.done; step = running.next()) said.push(step.value.share);
    expect(said.length).toBeGreaterThanOrEqual(10);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(said.at(-1)).toBeGreaterThan(0.8);
    expect(said.at(-1)).toBeLessThanOrEqual(1);
  });

  it('of one session are refused with a sentence', () => {
    const running = start({ kind: 'elo', records: [recordsOf(0, 1)], replicates: 0 });
    expect(() => finish(running)).toThrow('ratings need at least two sessions');
  });
});
