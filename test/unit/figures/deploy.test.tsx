import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import type { DeployResult } from '../../../src/compute/index.ts';
import { answerOf } from '../../../src/figures/deploy/answer.ts';
import { logAxis } from '../../../src/figures/deploy/axes.ts';
import {
  allowed,
  type Candidate,
  candidatesOf,
  frontOf,
  ranked,
  stretchesOf,
} from '../../../src/figures/deploy/choose.ts';
import { deployFigures } from '../../../src/figures/deploy/figures.ts';
import { type DeployOptions, roundedBudget } from '../../../src/figures/deploy/goal.ts';
import { otherAgents } from '../../../src/figures/deploy/sliders.tsx';
import { spec } from '../../../src/figures/deploy/spec.ts';
import { formatsOf } from '../../../src/figures/ensemble/formats.ts';
import type { Deployed } from '../../../src/model/measure/deploy.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { deploy } from '../../../workers/jobs/deploy.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { at, MADE_UP, NEVER, names, split } from './deploy-made-up.ts';

describe('which deployment', () => {
  const best = candidatesOf(MADE_UP, { score: 'best', level: 0.9 });
  const coverage = candidatesOf(MADE_UP, { score: 'coverage', level: 0.9 });

  test('what never reaches the goal is no candidate', () => {
    expect(names(best)).toEqual(['2×1', '2×2', '4×1']);
    expect(best.map(({ kind }) => kind)).toEqual(['independent', 'several', 'independent']);
  });

  test('the map has a stretch for each budget that buys something better', () => {
    const stretches = stretchesOf(coverage, 4, 'soonest');
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [4, 4.2],
      [4.2, 4.8],
      [4.8, Number.POSITIVE_INFINITY],
    ]);
    expect(names(stretches.map((stretch) => stretch.best))).toEqual(['1×1', '1×2', '1×4']);
    expect(stretchesOf(best, 1, 'soonest')).toEqual([]);
    expect(names(stretchesOf(best, 4, 'cheapest').map((stretch) => stretch.best))).toEqual(['2×1']);
  });

  test('nothing beats the front in both, and the front beats the rest', () => {
    expect(names(frontOf(coverage))).toEqual(['1×4', '1×2', '1×1']);
    expect(names(frontOf(best))).toEqual(['2×2', '2×1']);
  });

  test('for any costs and times the stretches agree with looking at every candidate', () => {
    const candidate = fc.record({
      sessions: fc.constantFrom(1, 2, 4),
      agentsEach: fc.constantFrom(1, 2, 4),
      time: fc.integer({ min: 1, max: 5 }),
      cost: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 8 }),
        fc.constantFrom('soonest' as const, 'cheapest' as const),
        fc.integer({ min: 0, max: 6 }),
        (list, aim, budget) => {
          const all = list.map((each): Candidate => {
            const agents = each.sessions * each.agentsEach;
            return { ...each, agents, kind: 'one', timeInterval: null, costInterval: null };
          });
          const here = stretchesOf(all, 8, aim).find(
            ({ from, to }) => from <= budget && budget < to,
          );
          const fit = all.filter((each) => each.agents <= 8 && each.cost <= budget);
          const key = aim === 'soonest' ? 'time' : 'cost';
          expect(here?.best[key]).toBe(
            fit.length === 0 ? undefined : Math.min(...fit.map((each) => each[key])),
          );
        },
      ),
    );
  });
});

describe('the answer at a point', () => {
  test('best score: split, because most graphs are too poor, with the runner-up', () => {
    const answer = answerOf(MADE_UP, at({ score: 'best' }));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    expect(names([answer.best])).toEqual(['2×2']);
    expect(answer.runnerUp && names([answer.runnerUp])).toEqual(['4×1']);
    expect(answer.reasons).toContainEqual({ kind: 'graph-too-poor', share: 0.75, oneGraph: 0.6 });
    expect(answer.reasons).toContainEqual(
      expect.objectContaining({ kind: 'company', factor: 1.5 }),
    );
  });

  test('coverage: one swarm, and how much later the best of several sessions is', () => {
    const answer = answerOf(MADE_UP, at({ score: 'coverage' }));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    expect(names([answer.best])).toEqual(['1×4']);
    expect(answer.reasons).toEqual([
      expect.objectContaining({ kind: 'coverage-not-shared', factor: 2 / 1.2 }),
    ]);
  });

  test('a sooner deployment beyond the budget is named', () => {
    const answer = answerOf(MADE_UP, at({ score: 'coverage', budget: 4.5 }));
    if (answer.kind !== 'found') throw new Error(answer.kind);
    expect(names([answer.best])).toEqual(['1×2']);
    const dear = answer.reasons.find(({ kind }) => kind === 'sooner-too-dear');
    expect(dear?.kind === 'sooner-too-dear' && names([dear.sooner])).toEqual(['1×4']);
  });

  test('the cheapest may leave agents out', () => {
    const answer = answerOf(MADE_UP, at({ score: 'coverage', aim: 'cheapest' }));
    expect(answer.kind === 'found' && answer.reasons.at(-1)).toEqual({
      kind: 'agents-left',
      left: 3,
    });
  });

  test('below the cheapest it is not affordable; with one agent never reached', () => {
    const poor = answerOf(MADE_UP, at({ budget: 8.9 }));
    expect(poor.kind === 'unaffordable' && names([poor.cheapest])).toEqual(['2×1']);
    expect(answerOf(MADE_UP, at({ most: 1 }))).toEqual({ kind: 'unreachable', most: 0.6 });
  });

  test('what just fits the budget fits', () => {
    expect(answerOf(MADE_UP, at({ budget: 9 })).kind).toBe('found');
  });
});

test('the numbers of the section, by hand', () => {
  const figures = deployFigures(MADE_UP, at({ score: 'best' }));
  expect(figures).toMatchObject({
    'deploy.agents': 4,
    'deploy.level': 0.9,
    'deploy.withinOneGraph': 0.25,
    'deploy.oneGraphEnd': 0.6,
    'deploy.coverage.oneSwarm': 1.2,
    'deploy.coverage.independent': 3.5,
    'deploy.coverage.otherSoonest': 2,
    'deploy.best.oneSwarm': Number.NaN,
    'deploy.best.sessions': 2,
    'deploy.best.agentsEach': 2,
    'deploy.best.time': 3,
    'deploy.best.soonestSpent': 12,
    'deploy.best.cheapestSessions': 2,
    'deploy.best.cheapestEach': 2,
    'deploy.best.spent': 12,
    'deploy.time': 3,
    'deploy.cost': 12,
  });
  // The budget, and agents left out, are for the answer at the point, not for what the section compares.
  const poor = deployFigures(MADE_UP, at({ score: 'best', budget: 10 }));
  expect([poor['deploy.best.time'], poor['deploy.time']]).toEqual([3, 5]);
});

test('sliders: neighbours among the sizes, and budgets of two digits within their bounds', () => {
  expect([otherAgents(1, -1), otherAgents(8, 1), otherAgents(64, 1)]).toEqual([1, 16, 64]);
  expect([roundedBudget(12.34), roundedBudget(0.001), roundedBudget(1e9)]).toEqual([12, 0.1, 2000]);
});

test('ticks at 1, 2 and 5 in a short range, at powers of ten in a long one', () => {
  const ticks = (low: number, high: number) =>
    logAxis(formatsOf('en'), low, high).ticks.map(({ value }) => value);
  expect(ticks(0.9, 21)).toEqual([1, 2, 5, 10, 20]);
  expect(ticks(0.09, 1100)).toEqual([0.1, 1, 10, 100, 1000]);
});

describe('the picture and its words', () => {
  const parameters: Parameters = { ...PRESETS.post, steps: 60, graphs: 2 };
  let result: DeployResult;

  beforeAll(() => {
    result = finish(deploy(spec.job(parameters, spec.options)));
  });

  for (const language of ['en', 'zh'] as const) {
    const drawn = (deployed: Deployed, options: DeployOptions) =>
      renderToStaticMarkup(
        <LanguageProvider value={language}>
          <spec.Picture
            result={{ ...result, deployed }}
            of={parameters}
            options={options}
            onOptions={() => {}}
          />
        </LanguageProvider>,
      );

    test(`is drawn without a window or a style of its own (${language})`, () => {
      const html = drawn(result.deployed, spec.options);
      expect(html).not.toMatch(/ style=/);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    });

    test(`where nothing gets there the map says so (${language})`, () => {
      const none = MADE_UP.splits.map((each) =>
        split(each.sessions, each.agentsEach, NEVER, NEVER, 0.5),
      );
      const html = drawn({ ...MADE_UP, splits: none }, at({}));
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      const never = language === 'en' ? 'never' : '达不到';
      expect(html.split(`>${never}</text>`).length - 1).toBe(7);
    });

    test(`the words tell the answer and the map (${language})`, () => {
      const shown = { result: { ...result, deployed: MADE_UP }, of: parameters, options: at({}) };
      const words = spec.describe(shown, language);
      expect(words).toContain(
        language === 'en'
          ? 'Soonest: 2 swarms of 2, after 3 t_mid'
          : '最快：2 个各含 2 个智能体的群体，用时 3 t_mid',
      );
      expect(words).toContain('75%');
      expect(words).toContain(
        language === 'en' ? 'With 1 agent no deployment' : '1 个智能体时，没有部署',
      );
      expect(spec.caption(shown, language)).toContain('16');
    });

    test(`the table has every deployment once (${language})`, () => {
      const table = spec.table({ result, of: parameters, options: spec.options }, language);
      expect(table.rows).toHaveLength(1 + 2 + 3 + 4 + 5 + 6 + 7);
      expect(new Set(table.rows.map(([name]) => name)).size).toBe(table.rows.length);
      expect(new Set(table.head).size).toBe(table.head.length);
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    });
  }

  test('a candidate of the model costs at most its agents times its time', () => {
    for (const score of ['coverage', 'best'] as const) {
      for (const each of candidatesOf(result.deployed, { score, level: 0.5 })) {
        expect(each.cost).toBeLessThanOrEqual(each.agents * each.time * (1 + 1e-9));
      }
    }
  });

  test('more agents and more budget never make the answer later', () => {
    const candidates = candidatesOf(result.deployed, { score: 'coverage', level: 0.9 });
    const soonest = (agents: number, budget: number) =>
      ranked(allowed(candidates, agents, budget), 'soonest')[0]?.time ?? Number.POSITIVE_INFINITY;
    for (const agents of [1, 4, 16]) {
      for (const budget of [1, 5, 50]) {
        expect(soonest(2 * agents, budget)).toBeLessThanOrEqual(soonest(agents, budget));
        expect(soonest(agents, 2 * budget)).toBeLessThanOrEqual(soonest(agents, budget));
      }
    }
  });
});
