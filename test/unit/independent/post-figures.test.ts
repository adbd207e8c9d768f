import { describe, expect, it } from 'vitest';
import { numberAnswer } from '../../../src/claims/answers.ts';
import type { Answer, Figures, NumberAnswer } from '../../../src/claims/claim.ts';
import { measuringPostFamily } from '../../../src/claims/post/family.ts';
import { postStudy } from '../../../src/claims/post/study.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import type { SwarmOptions } from '../../../src/model/swarm/options.ts';
import { PLAIN } from '../../reference/arbitraries.ts';
import { naiveFigures, naiveOverhead, naiveRuns } from '../../reference/post-family.ts';
import { readPublished, skipPublished, WITHOUT_PUBLISHED } from '../claims/published.ts';
import { call, json, type RowOutput, refused } from '../cli/call.ts';

const post = (changes: Partial<Parameters>): Parameters => ({ ...PRESETS.post, ...changes });

const SIZES = [2, 4, 8, 16, 32, 64];
const LEVELS = [
  ...[0.25, 0.5, 0.75, 0.9, 0.99].map((level) => ['coverage', level] as const),
  ...[0.5, 0.9].map((level) => ['best', level] as const),
];
const ALONE: SwarmOptions = { ...PLAIN, kind: 'single', agents: 1, dispatch: 'random' };
const standard = (agents: number, changes: Partial<SwarmOptions> = {}): SwarmOptions => ({
  ...ALONE,
  kind: 'standard',
  agents,
  ...changes,
});
const recursive = (agents: number) => standard(agents, { kind: 'recursive' });
const paying = (agents: number) =>
  standard(agents, { scheduling: 0.05, communication: { law: 'peer', share: 0.02 } });

function close(actual: number, expected: number, what: string) {
  const same = Number.isNaN(expected)
    ? Number.isNaN(actual)
    : Math.abs(actual - expected) <= 1e-9 * Math.abs(expected);
  if (!same) throw new Error(`${what} is ${actual}, should be ${expected}`);
}

/** Compares what was measured of a system with the words of the model. */
function expectSystem(
  figures: Figures,
  name: string,
  options: SwarmOptions,
  parameters: Parameters,
  family: number,
) {
  const runs = naiveRuns(parameters, family, options);
  const system = naiveFigures(runs);
  const alone = naiveFigures(naiveRuns(parameters, family, ALONE));
  for (const [score, level] of LEVELS) {
    const time = system.time(score, level);
    close(figures[`${name}.time.${score}.${level}`], time, `${name}: time to ${score} ${level}`);
    const speedup = alone.time(score, level) / time;
    close(figures[`${name}.${score}.${level}`], speedup, `${name}: speedup at ${score} ${level}`);
  }
  for (const score of ['coverage', 'best'] as const) {
    const ratio = system.agentTime(score, 0.9) / alone.agentTime(score, 0.9);
    close(figures[`${name}.agentTime.${score}`], ratio, `${name}: agent-time to ${score}`);
  }
  const paid = runs.graphs.map((graph, i) => naiveOverhead(graph, runs.runs[i]));
  const sum = (of: (p: (typeof paid)[number]) => number) => paid.reduce((a, p) => a + of(p), 0);
  for (const kind of ['scheduling', 'communication'] as const) {
    const share = name.startsWith('paying') ? sum((p) => p[kind]) / sum((p) => p.agentTime) : 0;
    close(figures[`${name}.${kind}`], share, `${name}: ${kind}`);
  }
}

describe.each([
  [{ meanSteps: 60 }, 0],
  [{ meanSteps: 100, seed: 5 }, 2],
])("a family of the post by the model's words, with %j, family %i", (changes, family) => {
  const parameters = post(changes);
  const figures = finished(measuringPostFamily(parameters, family));

  it.each([
    ['single', ALONE],
    ['standard2', standard(2)],
    ['standard16', standard(16)],
    ['recursive4', recursive(4)],
    ['recursive16', recursive(16)],
    ['paying2', paying(2)],
    ['paying8', paying(8)],
    ['paying64', paying(64)],
    ['random8', standard(8, { rule: 'random' })],
    ['shallowest2', standard(2, { rule: 'shallowest' })],
    ['shortest4', standard(4, { rule: 'shortest' })],
    ['critical-path2', standard(2, { rule: 'critical-path' })],
  ] as const)('%s', (name, options) => {
    expectSystem(figures, name, options, parameters, family);
  });
});

describe('the graphs of the width figure', () => {
  const parameters = post({ meanSteps: 10, seed: 3 });
  const figures = finished(measuringPostFamily(parameters, 1));

  it.each([
    ['narrow', 136, standard(16)],
    ['wide', 8, standard(16)],
    ['widest', 4, recursive(16)],
  ] as const)('%s', (name, layers, options) => {
    expectSystem(figures, name, options, { ...parameters, steps: 737, layers }, 1);
  });

  it('are set aside by nothing but their steps and layers', () => {
    expect(figures.steps).toBe(10);
  });
});

/** Figures under which every statement of the post holds, each with a value of its own. */
function agreeable(): Record<string, number> {
  const figures: Record<string, number> = { steps: 730 };
  const speedOf = (name: string, speed: number, from = 1) => {
    for (const [score, level] of LEVELS) {
      figures[`${name}.${score}.${level}`] = speed * (1 + level / 100);
      figures[`${name}.time.${score}.${level}`] = (100 * level * from) / speed;
    }
    figures[`${name}.agentTime.coverage`] = 0.7 + speed / 1000;
    figures[`${name}.agentTime.best`] = 0.8 + speed / 1000;
    figures[`${name}.scheduling`] = 0.002;
    figures[`${name}.communication`] = 0.01 + speed / 1000;
    for (const score of ['coverage', 'best']) {
      figures[`${name}.shape.${score}.steepestAt`] = 0.5;
      figures[`${name}.shape.${score}.secondRise`] = 0.05;
      figures[`${name}.shape.${score}.steeperEnd`] = 0.2;
    }
  };
  speedOf('single', 1);
  for (const k of SIZES) {
    speedOf(`standard${k}`, 0.9 * k);
    speedOf(`recursive${k}`, 0.7 * k);
    speedOf(`paying${k}`, 20 * (1 - 1 / k));
    for (const rule of ['random', 'shallowest', 'shortest']) speedOf(`${rule}${k}`, 0.95 * k);
    speedOf(`critical-path${k}`, 0.6 * k);
    for (const level of [0.5, 0.9]) {
      figures[`critical-path${k}.best.${level}`] = 1.5 * k;
      figures[`critical-path${k}.time.best.${level}`] = (100 * level) / (1.5 * k);
    }
  }
  speedOf('narrow', 3.9);
  speedOf('wide', 30);
  speedOf('widest', 1.2);
  return figures;
}

/** Changes the speedup of a system, and its times with it. */
function faster(figures: Record<string, number>, key: string, factor: number) {
  const [name, ...rest] = key.split('.');
  figures[key] *= factor;
  figures[[name, 'time', ...rest].join('.')] /= factor;
}

describe('the claims of the post', () => {
  const holds = (id: string, figures: Figures) => {
    const claim = postStudy.claims.find((c) => c.id === id);
    if (claim?.kind !== 'statement') throw new Error(`${id} is no statement`);
    return claim.margin(figures) > 0;
  };
  const doublings = SIZES.slice(1).map((k) => [k / 2, k]);
  /** What a statement is broken by, as changes of the agreeable figures. */
  const BREAKS: Record<string, ((f: Record<string, number>) => void)[]> = {
    'standard-faster-from-4': [4, 8, 16, 32, 64].flatMap((k) =>
      ['coverage.0.9', 'best.0.9'].map((at) => (f: Record<string, number>) => {
        faster(f, `standard${k}.${at}`, 0.7);
      }),
    ),
    'curves-shift-earlier': [
      ...doublings.flatMap(([from, to]) =>
        [
          'coverage.0.25',
          'coverage.0.5',
          'coverage.0.75',
          'coverage.0.9',
          'best.0.5',
          'best.0.9',
        ].map((at) => (f: Record<string, number>) => {
          faster(f, `standard${to}.${at}`, (0.99 * from) / to);
        }),
      ),
      (f) => faster(f, 'standard2.best.0.5', 0.5),
      ...['single', ...SIZES.map((k) => `standard${k}`)].flatMap((name) =>
        ['coverage', 'best'].flatMap((score) =>
          (
            [
              ['steepestAt', 0.05],
              ['steepestAt', 0.95],
              ['secondRise', 0.6],
              ['steeperEnd', 1],
            ] as const
          ).map(([key, x]) => (f: Record<string, number>) => {
            f[`${name}.shape.${score}.${key}`] = x;
          }),
        ),
      ),
    ],
    'critical-path-slowest-on-coverage': [2, 4, 8, 16, 32].flatMap((k) =>
      ['standard', 'random', 'shallowest', 'shortest'].map(
        (rule) => (f: Record<string, number>) => {
          faster(f, `${rule}${k}.coverage.0.5`, 0.6);
        },
      ),
    ),
    'critical-path-first-to-half-best': [2, 4, 8, 16, 32].flatMap((k) =>
      ['standard', 'random', 'shallowest', 'shortest'].map(
        (rule) => (f: Record<string, number>) => {
          faster(f, `${rule}${k}.best.0.5`, 1.8);
        },
      ),
    ),
    'scheduling-under-1-percent': SIZES.map((k) => (f: Record<string, number>) => {
      f[`paying${k}.scheduling`] = 0.0101;
    }),
    'little-gain-past-32': ['coverage.0.9', 'best.0.9'].map((at) => (f: Record<string, number>) => {
      faster(f, `paying64.${at}`, 1.36);
    }),
    'agent-time-best-under-one': SIZES.flatMap((k) =>
      ['standard', 'recursive'].map((kind) => (f: Record<string, number>) => {
        f[`${kind}${k}.agentTime.best`] = 1.06;
      }),
    ),
  };
  /** Changes that a statement does not speak of. */
  const ALLOWED: Record<string, ((f: Record<string, number>) => void)[]> = {
    'standard-faster-from-4': [
      (f) => faster(f, 'standard2.coverage.0.9', 0.5),
      (f) => faster(f, 'standard8.coverage.0.5', 0.5),
      (f) => faster(f, 'standard8.coverage.0.9', 0.8),
    ],
    'curves-shift-earlier': [(f) => faster(f, 'standard8.coverage.0.99', 0.1)],
    'critical-path-slowest-on-coverage': [
      (f) => faster(f, 'standard64.coverage.0.5', 0.1),
      (f) => faster(f, 'random8.coverage.0.9', 0.1),
    ],
    'critical-path-first-to-half-best': [(f) => faster(f, 'standard64.best.0.5', 9)],
    'scheduling-under-1-percent': [
      (f) => {
        f['paying2.scheduling'] = 0.0099;
      },
    ],
    'little-gain-past-32': [(f) => faster(f, 'paying64.coverage.0.9', 1.3)],
    'agent-time-best-under-one': [
      (f) => {
        f['recursive2.agentTime.best'] = 1.01;
      },
      (f) => {
        f['recursive2.agentTime.coverage'] = 2;
      },
    ],
  };

  it.each(Object.keys(BREAKS))('%s: holds, and is broken by each part of it', (id) => {
    expect(holds(id, agreeable())).toBe(true);
    for (const [i, change] of ALLOWED[id].entries()) {
      const figures = agreeable();
      change(figures);
      expect([i, holds(id, figures)]).toEqual([i, true]);
    }
    for (const [i, change] of BREAKS[id].entries()) {
      const figures = agreeable();
      change(figures);
      expect([i, holds(id, figures)]).toEqual([i, false]);
    }
  });

  it.each(Object.keys(BREAKS))('%s: does not hold of what cannot be told', (id) => {
    const unknown = Object.keys(agreeable()).map((key) => [key, Number.NaN]);
    expect(holds(id, Object.fromEntries(unknown))).toBe(false);
  });

  it('reads each number from the figure that its sentence names', () => {
    const figures: Record<string, number> = Object.fromEntries(
      Object.keys(agreeable()).map((key, i) => [key, 1 + ((i * 7919) % 10_007) / 10_007]),
    );
    const ratios = SIZES.flatMap((k) => [
      figures[`standard${k}.agentTime.coverage`],
      figures[`recursive${k}.agentTime.coverage`],
    ]);
    const expected: Record<string, number> = {
      steps: figures.steps,
      'standard16-coverage-50': figures['standard16.coverage.0.5'],
      'standard16-coverage-90': figures['standard16.coverage.0.9'],
      'recursive16-coverage-50': figures['recursive16.coverage.0.5'],
      'recursive16-coverage-90': figures['recursive16.coverage.0.9'],
      'standard16-best-50': figures['standard16.best.0.5'],
      'standard16-best-90': figures['standard16.best.0.9'],
      'recursive16-best-50': figures['recursive16.best.0.5'],
      'recursive16-best-90': figures['recursive16.best.0.9'],
      'shallowest2-coverage-50': figures['shallowest2.coverage.0.5'],
      'own2-coverage-50': figures['standard2.coverage.0.5'],
      'communication-share-2': figures['paying2.communication'],
      'communication-share-8': figures['paying8.communication'],
      'communication-share-64': figures['paying64.communication'],
      'agent-time-90-standard16': figures['standard16.agentTime.coverage'],
      'agent-time-90-least': Math.min(...ratios),
      'agent-time-90-most': Math.max(...ratios),
      'narrow-coverage-90': figures['narrow.coverage.0.9'],
      'narrow-coverage-99': figures['narrow.coverage.0.99'],
      'narrow-best-90': figures['narrow.best.0.9'],
      'wide-coverage-90': figures['wide.coverage.0.9'],
      'wide-best-90': figures['wide.best.0.9'],
      'widest-recursive-coverage-90': figures['widest.coverage.0.9'],
    };
    for (const claim of postStudy.claims) {
      if (claim.kind === 'statement' || claim.id === 'elo-reference') continue;
      expect([claim.id, claim.of(figures)]).toEqual([claim.id, expected[claim.id]]);
    }
  });
});

/**
 * Half a unit of the last digit: a published 13 is one of 12.5 to 13.5. Of 730, published with two digits, the last is
 * the 3; shares are published in percent, so that 0.1 is 10%.
 */
function halfUnit(id: string, published: number): number {
  if (id === 'steps') return 5;
  if (id.startsWith('communication-share')) return 0.005;
  return 10 ** -(/\.(\d+)/.exec(`${published}`)?.[1].length ?? 0) / 2;
}

describe('the verdict on a number', () => {
  const numbers = postStudy.claims.filter((c) => c.kind !== 'statement');

  it.each(numbers.map((c) => [c.id, c] as const))('%s: within half a unit', (id, claim) => {
    const half = halfUnit(id, claim.published);
    for (const [from, to, within] of [
      [-2, -1.01, false],
      [-2, -0.99, true],
      [-0.1, 0.1, true],
      [0.99, 2, true],
      [1.01, 2, false],
    ] as const) {
      const [low, high] = [from, to].map((x) => claim.published + x * half);
      expect([from, numberAnswer(claim, (low + high) / 2, low, high, 9).within]).toEqual([
        ...[from, within],
      ]);
    }
  });
});

interface Listed {
  id: string;
  kind: string;
  published?: number;
}

describe.skipIf(skipPublished)(`the command line: claims${WITHOUT_PUBLISHED}`, () => {
  it('prints an entry for each claim, in order, with its verdict', async () => {
    const { claims }: { claims: Listed[] } = readPublished('claims.json');
    const { code, out } = await call(
      ...['claims', '--families', '3', '--sessions', '6', '--threads', '1'],
      ...['--set', 'meanSteps=20'],
    );
    expect(code).toBe(0);
    const rows: Answer[] = JSON.parse(out);
    expect(rows.map((r) => r.id)).toEqual(claims.map((c) => c.id));
    const families = [0, 1, 2].map((f) =>
      finished(measuringPostFamily(post({ meanSteps: 20 }), f)),
    );
    rows.forEach((row, i) => {
      const { kind, published } = claims[i];
      if (kind === 'statement') {
        expect(Object.keys(row)).toEqual(['id', 'families', 'within']);
        return;
      }
      expect(Object.keys(row)).toEqual([
        ...['id', 'published', 'median', 'low', 'high', 'families', 'within'],
      ]);
      const { median, low, high, within } = row as NumberAnswer;
      expect((row as NumberAnswer).published).toBe(published);
      const claim = postStudy.claims[i];
      if (row.id === 'elo-reference' || claim.kind === 'statement') return;
      expect(row.families).toBe(3);
      // 5% and 95% points of three values, by linear interpolation.
      const [a, b, c] = families.map((f) => claim.of(f)).sort((x, y) => x - y);
      expect(median).toBeCloseTo(b, 9);
      expect(low).toBeCloseTo(a + 0.1 * (b - a), 9);
      expect(high).toBeCloseTo(b + 0.9 * (c - b), 9);
      const half = halfUnit(row.id, Number(published));
      const p = published ?? Number.NaN;
      expect([row.id, within]).toEqual([
        row.id,
        p + half >= Number(low) && p - half <= Number(high),
      ]);
    });
  });
});

describe('the command line: sweep', () => {
  const axes = ['--set', 'layers=3,5', '--set', 'meanSteps=12', '--set', 'graphs=2'];
  const sweep = ['sweep', ...axes, '--agents', '1,2,4'];

  it('prints a row for each combination, the agents fastest, each as scale prints it', async () => {
    const rows = await json<(RowOutput & { layers: number })[]>(...sweep);
    expect(rows.map((r) => [r.layers, r.agents])).toEqual(
      [3, 5].flatMap((layers) => [1, 2, 4].map((agents) => [layers, agents])),
    );
    for (const row of rows) {
      const [alone] = await json<RowOutput[]>(
        ...['scale', '--set', `layers=${row.layers}`, '--set', 'meanSteps=12'],
        ...['--set', 'graphs=2', '--agents', `${row.agents}`],
      );
      expect(row).toMatchObject({ ...alone });
    }
  });

  it.each(['json', 'csv'])('prints as %s what its shards print in order', async (format) => {
    const whole = await call(...sweep, '--format', format);
    for (const n of [1, 2, 3, 5, 8]) {
      let joined = '';
      for (let i = 1; i <= n; i++)
        joined += (await call(...sweep, '--format', format, '--shard', `${i}/${n}`)).out;
      expect([n, joined]).toEqual([n, whole.out]);
    }
  });

  it.each(['0/2', '3/2', '1', '1/0', 'a/b', '-1/2', '1.5/2'])(
    'refuses the shard %s in one line that names it',
    async (shard) => {
      expect(await refused(...sweep, `--shard=${shard}`)).toContain(shard);
    },
  );
});
