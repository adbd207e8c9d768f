import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutGraph } from '../../../src/draw/layout.ts';
import { branchOf, forkedAt } from '../../../src/draw/marks.ts';
import { panelColours } from '../../../src/draw/palette.ts';
import { placeNear, planPanel, whereIs } from '../../../src/draw/panel-plan.ts';
import { RacePainter } from '../../../src/draw/race-painter.ts';
import type { Emphasis, Scene } from '../../../src/draw/scene.ts';
import { momentAt, raceTimeline } from '../../../src/draw/timeline.ts';
import { recordingLayer, recordingPen } from './recording-pen.ts';
import { between, sample } from './samples.ts';
import { readTokens } from './tokens.ts';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const palette = readTokens(css, 'light');

function setUp(parameters: Parameters<typeof sample>[0]) {
  const { race, graph, columns } = sample(parameters);
  const scene: Scene = {
    columns,
    layout: layoutGraph(graph, { width: 300, height: 200 }),
    colours: panelColours(palette, palette.agents(16)),
    forks: parameters?.swarm === 'recursive',
    small: false,
    scale: 2,
  };
  return { race, graph, scene, timeline: raceTimeline(race, { clock: 'log' }) };
}

describe.each(['standard', 'recursive'] as const)('the painter of a %s swarm', (swarm) => {
  const { scene, timeline, graph } = setUp({ swarm, steps: 150, agents: 8 });

  it('paints the same whatever it painted before', () => {
    const kept = new RacePainter(scene, recordingLayer);
    fc.assert(
      fc.property(
        between(0, 1),
        fc.option(
          fc.record({ step: fc.nat(graph.steps - 1), agent: fc.boolean(), veil: fc.constant(0.5) }),
          {
            nil: null,
          },
        ),
        (share, emphasis: Emphasis | null) => {
          const moment = momentAt(timeline, share * timeline.length);
          const [used, fresh] = [kept, new RacePainter(scene, recordingLayer)].map((painter) => {
            const { pen, operations } = recordingPen();
            painter.paint(pen, moment, emphasis);
            return operations;
          });
          expect(used).toEqual(fresh);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('leaves the pen opaque and its lines whole', () => {
    const painter = new RacePainter(scene, recordingLayer);
    for (let i = 0; i <= 50; i++) {
      const { pen, operations } = recordingPen();
      painter.paint(pen, momentAt(timeline, (timeline.length * i) / 50), {
        step: i,
        agent: true,
        veil: 0.5,
      });
      const last = (name: string) => operations.findLast(([op]) => op === name)?.[1];
      expect(last('globalAlpha =') ?? 1).toBe(1);
      expect(last('setLineDash') ?? []).toEqual([]);
    }
  });

  it('draws nothing outside numbers', () => {
    const painter = new RacePainter(scene, recordingLayer);
    for (const share of [0, 0.1, 0.5, 1]) {
      const { pen, operations } = recordingPen();
      painter.paint(pen, momentAt(timeline, share * timeline.length), null);
      expect(JSON.stringify(operations)).not.toMatch(/null|NaN/);
    }
  });
});

describe('a panel of several sessions', () => {
  it('finds the step under a pointer in its own cell', () => {
    const { race } = sample({ swarm: 'independent', agents: 6, steps: 40 });
    const plan = planPanel(race.swarm, { width: 400, height: 300, scale: 1 });
    expect(plan.parts).toHaveLength(6);
    for (let cell = 0; cell < 6; cell++) {
      for (const step of [0, 7, 39]) {
        const { x, y } = whereIs(plan, { cell, step });
        expect(placeNear(plan, x, y, 3)).toEqual({ cell, step });
      }
    }
    expect(placeNear(plan, -5, -5, 100)).toBeNull();
  });
});

describe('who did what', () => {
  const { columns, run, graph } = sample({ swarm: 'recursive', steps: 300 });

  it('follows a branch back over prerequisites of the same agent', () => {
    for (let step = 0; step < graph.steps; step++) {
      const branch = branchOf(columns, step, 50);
      expect(branch[0]).toBe(step);
      for (let i = 1; i < branch.length; i++) {
        const row = graph.prerequisites.item.subarray(
          graph.prerequisites.start[branch[i - 1]],
          graph.prerequisites.start[branch[i - 1] + 1],
        );
        expect(row).toContain(branch[i]);
        expect(run.agent[branch[i]]).toBe(run.agent[step]);
      }
      expect(branchOf(columns, step, 2).length).toBeLessThanOrEqual(3);
    }
  });

  it('knows at which step an agent was forked', () => {
    let forked = 0;
    for (let agent = 0; agent < run.agentsStarted; agent++) {
      const first = columns.ofAgent.item[columns.ofAgent.start[agent]];
      const from = forkedAt(columns, first);
      if (run.forker[agent] < 0) {
        expect(from).toBe(-1);
        continue;
      }
      forked++;
      expect(run.agent[from]).toBe(run.forker[agent]);
      expect(run.end[from]).toBeLessThanOrEqual(run.start[first]);
    }
    expect(forked).toBeGreaterThan(5);
  });
});
