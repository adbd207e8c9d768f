import { describe, expect, it } from 'vitest';
import type { Claim, Figures } from '../../../../src/claims/claim.ts';
import { POST_CLAIMS } from '../../../../src/claims/post/claims.ts';
import { measuringPostFamily } from '../../../../src/claims/post/family.ts';
import * as statements from '../../../../src/claims/post/statements.ts';
import { summarise } from '../../../../src/model/measure/family.ts';
import { measureGraph } from '../../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { readPublished, skipPublished, WITHOUT_PUBLISHED } from '../published.ts';

const claims: readonly Claim[] = POST_CLAIMS;

describe('the claims of the post', () => {
  it.skipIf(skipPublished)(`are those published, in their order${WITHOUT_PUBLISHED}`, () => {
    const listed = readPublished('claims.json').claims;
    expect(
      claims.map((claim) => ({
        id: claim.id,
        kind: claim.kind,
        ...('published' in claim && { published: claim.published }),
      })),
    ).toEqual(
      listed.map(({ id, kind, published }: Record<string, unknown>) => ({
        id,
        kind,
        ...(published !== undefined && { published }),
      })),
    );
  });
});

describe('the figures of a family', () => {
  const parameters = { ...PRESETS.post, meanSteps: 60 };
  const figures = finished(measuringPostFamily(parameters, 3));
  const family = (changes: Partial<typeof parameters>, graphs = 16) => {
    const system = { ...parameters, ...changes };
    const measures = Array.from({ length: graphs }, (_, i) =>
      measureGraph(system, [system], 48 + i),
    );
    return summarise(measures, { replicates: 0, samples: 10 }).systems[0];
  };

  it('are those that the figures of the site show for the same state', () => {
    const standard = family({ agents: 16 });
    expect(figures['standard16.coverage.0.5']).toBeCloseTo(
      standard.speedup.coverage[0].value ?? 0,
      12,
    );
    expect(figures['standard16.best.0.9']).toBeCloseTo(standard.speedup.best[1].value ?? 0, 12);
    expect(figures['standard16.agentTime.coverage']).toBeCloseTo(
      standard.agentTime.coverage[1].value ?? 0,
      12,
    );
    const recursive = family({ swarm: 'recursive', agents: 8 });
    expect(figures['recursive8.best.0.5']).toBeCloseTo(recursive.speedup.best[0].value ?? 0, 12);
    const paying = family({ agents: 64, overhead: true });
    expect(figures['paying64.communication']).toBeCloseTo(
      paying.communication.share.value ?? 0,
      12,
    );
    expect(figures['paying64.scheduling']).toBeCloseTo(paying.scheduling.share.value ?? 0, 12);
    const shallowest = family({ agents: 2, rule: 'shallowest' });
    expect(figures['shallowest2.coverage.0.5']).toBeCloseTo(
      shallowest.speedup.coverage[0].value ?? 0,
      12,
    );
    const narrow = family({ layers: 136, steps: 737 });
    expect(figures['narrow.coverage.0.99']).toBeCloseTo(narrow.speedup.coverage[2].value ?? 0, 12);
    const widest = family({ layers: 4, steps: 737, swarm: 'recursive' });
    expect(figures['widest.coverage.0.9']).toBeCloseTo(widest.speedup.coverage[1].value ?? 0, 12);
    expect(figures.steps).toBe(60);
  });

  it('have every figure that a claim asks for', () => {
    for (const claim of claims) {
      if (claim.id.startsWith('elo')) continue;
      const answer = claim.kind === 'statement' ? claim.margin(figures) : claim.of(figures);
      expect(answer, claim.id).not.toBeNaN();
    }
  });
});

describe('the margins of statements', () => {
  const sizes = [2, 4, 8, 16, 32, 64];
  const figuresOf = (entries: readonly [string, number][]): Figures => Object.fromEntries(entries);

  it('that the standard swarm is faster: least ratio at 4 and more agents', () => {
    const figures = figuresOf(
      sizes.flatMap((k): [string, number][] => [
        [`recursive${k}.time.coverage.0.9`, 1.5 * k],
        [`standard${k}.time.coverage.0.9`, k],
        [`recursive${k}.time.best.0.9`, 1.2 * k],
        [`standard${k}.time.best.0.9`, k],
      ]),
    );
    expect(statements.standardFaster(figures)).toBeCloseTo(Math.log(1.2), 12);
    // Two agents are not spoken of; four are.
    expect(statements.standardFaster({ ...figures, 'recursive2.time.best.0.9': 0.1 })).toBeCloseTo(
      Math.log(1.2),
      12,
    );
    expect(statements.standardFaster({ ...figures, 'recursive4.time.best.0.9': 3.6 })).toBeCloseTo(
      Math.log(0.9),
      12,
    );
  });

  it('on critical path first: against each of four rules at each size', () => {
    const rules = ['standard', 'random', 'shallowest', 'shortest'];
    const figures = figuresOf(
      sizes.flatMap((k): [string, number][] => [
        [`critical-path${k}.time.coverage.0.5`, 10],
        [`critical-path${k}.time.best.0.5`, 2],
        ...rules.flatMap((rule): [string, number][] => [
          [`${rule}${k}.time.coverage.0.5`, 8],
          [`${rule}${k}.time.best.0.5`, 3],
        ]),
      ]),
    );
    expect(statements.criticalPathSlowest(figures)).toBeCloseTo(Math.log(10 / 8), 12);
    expect(statements.criticalPathFirst(figures)).toBeCloseTo(Math.log(3 / 2), 12);
    const slower = { ...figures, 'shortest32.time.coverage.0.5': 20 };
    expect(statements.criticalPathSlowest(slower)).toBeCloseTo(Math.log(1 / 2), 12);
    const sooner = { ...figures, 'random2.time.best.0.5': 1 };
    expect(statements.criticalPathFirst(sooner)).toBeCloseTo(Math.log(1 / 2), 12);
  });

  it('on overhead: the worst size against 1%, and the gain from 32 to 64 against 1.35', () => {
    const scheduling = figuresOf(sizes.map((k) => [`paying${k}.scheduling`, k / 10_000]));
    expect(statements.littleScheduling(scheduling)).toBeCloseTo(Math.log(0.01 / 0.0064), 12);
    const gain = figuresOf([
      ['paying32.time.coverage.0.9', 12],
      ['paying64.time.coverage.0.9', 10],
      ['paying32.time.best.0.9', 14],
      ['paying64.time.best.0.9', 10],
    ]);
    expect(statements.littleGain(gain)).toBeCloseTo(Math.log(1.35 / 1.4), 12);
  });

  it('on agent-time to the best score: the worst of both swarms against about one', () => {
    const figures = figuresOf(
      sizes.flatMap((k): [string, number][] => [
        [`standard${k}.agentTime.best`, 0.8],
        [`recursive${k}.agentTime.best`, k === 8 ? 1.04 : 0.7],
      ]),
    );
    expect(statements.agentTimeToBest(figures)).toBeCloseTo(Math.log(1.05 / 1.04), 12);
  });

  it('on the shift of the curves: the least doubling, and the least of an S', () => {
    const names = ['single', ...sizes.map((k) => `standard${k}`)];
    const levels = [
      'coverage.0.25',
      'coverage.0.5',
      'coverage.0.75',
      'coverage.0.9',
      'best.0.5',
      'best.0.9',
    ];
    const figures = figuresOf(
      names.flatMap((name, i): [string, number][] => [
        ...levels.map((level): [string, number] => [`${name}.time.${level}`, 100 / 1.5 ** i]),
        ...['coverage', 'best'].flatMap((score): [string, number][] => [
          [`${name}.shape.${score}.steepestAt`, 0.5],
          [`${name}.shape.${score}.secondRise`, 0.1],
          [`${name}.shape.${score}.steeperEnd`, 0.4],
        ]),
      ]),
    );
    expect(statements.curvesShiftEarlier(figures)).toBeCloseTo(Math.log(1.5), 12);
    const late = { ...figures, 'standard64.shape.best.steepestAt': 0.95 };
    expect(statements.curvesShiftEarlier(late)).toBeCloseTo(Math.log(0.5), 12);
    const humps = { ...figures, 'single.shape.coverage.secondRise': 0.5 };
    expect(statements.curvesShiftEarlier(humps)).toBeCloseTo(Math.log(0.5), 12);
    const straight = { ...figures, 'standard8.shape.best.steeperEnd': 1 };
    expect(statements.curvesShiftEarlier(straight)).toBeCloseTo(Math.log(0.8), 12);
    const missing = { ...figures, 'standard2.time.best.0.9': Number.NaN };
    expect(statements.curvesShiftEarlier(missing)).toBeNaN();
  });
});
