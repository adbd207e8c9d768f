import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import type { EnsemblesResult } from '../../../src/compute/index.ts';
import { pointsOf } from '../../../src/figures/width/points.ts';
import { spec } from '../../../src/figures/width/spec.ts';
import { layersPath, sizesOf } from '../../../src/figures/width/thumbnails.tsx';
import { LAYERS, perLayer } from '../../../src/figures/width/widths.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { ensembles } from '../../../workers/jobs/ensembles.ts';
import { finish } from '../../../workers/jobs/running.ts';

const parameters: Parameters = { ...PRESETS.post, graphs: 2, agents: 4 };
let result: EnsemblesResult;

beforeAll(() => {
  result = finish(ensembles({ ...spec.job(parameters, spec.options), replicates: 50 }));
});

describe('the widths', () => {
  test('what the text quotes comes first, and all widths are different', () => {
    expect(LAYERS.slice(0, 3)).toEqual([136, 8, 4]);
    expect(new Set(LAYERS).size).toBe(LAYERS.length);
  });

  test('736 steps below the root: 92 in each of 8 layers, 184 in each of 4', () => {
    expect([136, 8, 4].map(perLayer)).toEqual([736 / 136, 92, 184]);
  });

  test('a thumbnail has the layers of the graph that is grown', () => {
    for (const layers of [136, 8, 4]) {
      const grown = grow({ ...parameters, steps: 737, layers }, 0);
      const counted = new Int32Array(layers + 1);
      for (const layer of grown.layer) counted[layer]++;
      expect(Array.from(sizesOf(parameters, layers))).toEqual(Array.from(counted));
    }
  });

  test('a later graph of the family does not change the thumbnails', () => {
    expect(sizesOf({ ...parameters, graph: 5 }, 8)).toEqual(sizesOf(parameters, 8));
    expect(sizesOf({ ...parameters, graph: 16 }, 8)).not.toEqual(sizesOf(parameters, 8));
  });

  test('bars are as long as the square roots of the layers', () => {
    expect(layersPath([1, 4, 100])).toBe(
      'M-2.05 0h4.1v1.91h-4.1zM-4.1 2.66h8.2v1.91h-8.2zM-20.5 5.31h41v1.91h-41z',
    );
  });
});

describe('the numbers of the section', () => {
  test('W/C is that of all graphs, counted on the graphs themselves', () => {
    const counted = [0, 1].map((graph) => {
      const prepared = new PreparedGraph(grow({ ...parameters, steps: 737, layers: 136 }, graph));
      const { duration, prerequisites, steps } = prepared.graph;
      const end = new Float64Array(steps);
      for (let step = 0; step < steps; step++) {
        let ready = 0;
        for (let i = prerequisites.start[step]; i < prerequisites.start[step + 1]; i++) {
          ready = Math.max(ready, end[prerequisites.item[i]]);
        }
        end[step] = ready + duration[step];
      }
      return { work: duration.reduce((a, b) => a + b, 0), span: Math.max(...end) };
    });
    const [a, b] = counted;
    const figures = spec.figures(result, parameters, spec.options);
    expect(figures['narrow.parallelism']).toBeCloseTo((a.work + b.work) / (a.span + b.span), 9);
  });

  test('each name is read at its own width and swarm', () => {
    const figures = spec.figures(result, parameters, spec.options);
    const at = (layers: (typeof LAYERS)[number]) => {
      const { summary } = result.ensembles[LAYERS.indexOf(layers)];
      return summary.systems;
    };
    expect(figures['narrow.coverage.0.99']).toBe(at(136)[0].speedup.coverage[2].value);
    expect(figures['wide.best.0.9']).toBe(at(8)[0].speedup.best[1].value);
    expect(figures['widest.coverage.0.9']).toBe(at(4)[1].speedup.coverage[1].value);
    expect(figures['wide.perLayer']).toBe(92);
    expect(figures['width.agents']).toBe(4);
  });

  test('of the first widths alone there are their numbers and no others', () => {
    const first = { ...result, ensembles: result.ensembles.slice(0, 1), complete: false };
    const figures = spec.figures(first, parameters, spec.options);
    expect(figures['narrow.best.0.5']).toBeGreaterThan(0);
    expect('wide.best.0.5' in figures).toBe(false);
  });

  test('no swarm finishes sooner than its bound', () => {
    for (const { whole, bound, parallelism } of pointsOf(result, 4)) {
      expect(bound).toBeLessThanOrEqual(Math.min(4, parallelism) * (1 + 1e-9));
      for (const sooner of [whole.standard, whole.recursive]) {
        expect(sooner).toBeLessThanOrEqual(bound * (1 + 1e-9));
      }
    }
  });
});

describe('the picture and its words', () => {
  for (const language of ['en', 'zh'] as const) {
    const markup = () =>
      renderToStaticMarkup(
        <LanguageProvider value={language}>
          <spec.Picture
            result={result}
            of={parameters}
            options={spec.options}
            onOptions={() => {}}
          />
        </LanguageProvider>,
      );

    test(`is drawn without a window or a style of its own (${language})`, () => {
      const html = markup();
      expect(html).not.toMatch(/ style=/);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      // A mark per width, swarm and score.
      expect(html.split('class="fplot-marker"').length - 1).toBe(4 * LAYERS.length);
      expect(html.split(/<li[ >]/).length - 1).toBe(LAYERS.length);
    });

    test(`words, caption and table tell what was measured (${language})`, () => {
      const shown = { result, of: parameters, options: spec.options };
      const [narrow] = pointsOf(result, parameters.agents);
      const speedup = narrow.systems.standard.speedup.coverage[1].value ?? 0;
      expect(spec.describe(shown, language)).toContain(`${speedup.toFixed(1)}×`);
      expect(spec.caption(shown, language)).toContain('737');
      expect(spec.caption(shown, language)).toContain('95%');
      const table = spec.table(shown, language);
      expect(new Set(table.head).size).toBe(table.head.length);
      expect(table.rows.map(([layers]) => Number(layers))).toEqual(
        [...LAYERS].sort((a, b) => b - a),
      );
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    });
  }

  test('a level that is never reached is said in the plot, not drawn as a number', () => {
    const never = { value: null, interval: null, n: 2, reached: 0 };
    const ensemblesWithout = result.ensembles.map((ensemble) => ({
      ...ensemble,
      summary: {
        ...ensemble.summary,
        systems: ensemble.summary.systems.map((system) => ({
          ...system,
          speedup: { ...system.speedup, best: [never, never, never] },
        })),
      },
    }));
    const without = { ...result, ensembles: ensemblesWithout };
    const html = renderToStaticMarkup(
      <LanguageProvider value="en">
        <spec.Picture
          result={without}
          of={parameters}
          options={spec.options}
          onOptions={() => {}}
        />
      </LanguageProvider>,
    );
    expect(html).toContain('90% is not reached on average');
    expect(html).not.toMatch(/NaN/);
    const shown = { result: without, of: parameters, options: spec.options };
    expect(spec.describe(shown, 'en')).toContain('not reached on the best score');
  });
});
