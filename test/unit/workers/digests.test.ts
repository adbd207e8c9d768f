import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isParameterKey, PARAMETERS } from '../../../src/model/parameters.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { digestRuns, digestsOf, jobOf, modelVersion } from './digest-runs.ts';

const measured = digestRuns.map((run) => ({
  ...run,
  digests: digestsOf(finish(race(jobOf(run)))),
}));

if (process.env.UPDATE_DIGESTS) {
  const text = JSON.stringify({ modelVersion: MODEL_VERSION, runs: measured }, null, 2);
  writeFileSync(new URL('../../fixtures/digests.json', import.meta.url), `${text}\n`);
} else {
  it('the version of the model is that of the digests', () => {
    expect(modelVersion).toBe(MODEL_VERSION);
  });
}

it.each(measured)('the digests of ten runs are what they were: $name', ({ name, digests }) => {
  if (process.env.UPDATE_DIGESTS) return;
  expect(digests).toEqual(digestRuns.find((run) => run.name === name)?.digests);
});

it('the ten runs are different, and go through every kind, rule and overhead law', () => {
  expect(measured).toHaveLength(10);
  const every = measured.flatMap(({ digests }) => digests);
  expect(new Set(every).size).toBeGreaterThan(20);
  for (const { set } of measured) expect(Object.keys(set).every(isParameterKey)).toBe(true);
  const all = measured.map((run) => jobOf(run).parameters);
  for (const key of ['swarm', 'rule', 'communication', 'schedulingPays', 'backlog'] as const) {
    expect(new Set(all.map((parameters) => parameters[key]))).toEqual(
      new Set(PARAMETERS[key].options),
    );
  }
});
