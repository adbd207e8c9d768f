import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plotScales } from '../../../../src/components/plot/scales.ts';
import type { Line, PlotData } from '../../../../src/components/plot/types.ts';
import { rulesPlot } from '../../../../src/figures/task/rules/plot.tsx';
import { shownRules } from '../../../../src/figures/task/rules/series.ts';
import { taskFormats } from '../../../../src/figures/task/scale/formats.ts';
import { idlePlot } from '../../../../src/figures/task/scale/idle-plot.tsx';
import { measured } from '../../../../src/figures/task/scale/lines.ts';
import { makespanPlot } from '../../../../src/figures/task/scale/makespan-plot.tsx';
import { shownScale } from '../../../../src/figures/task/scale/shown-scale.ts';
import { speedupPlot } from '../../../../src/figures/task/scale/speedup-plot.tsx';
import type { TaskShown } from '../../../../src/figures/task/spec.ts';
import { stepLists } from '../../graphs/arbitrary-graphs.ts';
import { CHAIN, GRAHAM, taskShown } from './task-shown.ts';

const WIDTHS = [195, 250, 310, 370, 460, 620];

interface Drawn {
  readonly text: string;
  /** Left, upper, right and lower edge of its letters in a plot so wide. */
  box(width: number): readonly [number, number, number, number];
}

/** The names in a plot, from its markup; letters are taken to be 5.5 pixels wide, 7 high over their line, 2 below. */
function names(plot: PlotData): Drawn[] {
  const scales = plotScales(plot);
  const markup = renderToStaticMarkup(plot.before?.(scales) ?? null);
  return [...markup.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes, text]) => {
    const number = (name: string) =>
      Number(new RegExp(` ${name}="(-?[\\d.]+)%?"`).exec(` ${attributes}`)?.[1]);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    return {
      text,
      box(width) {
        const long = 5.5 * text.length;
        const at = (number('x') / 100) * width + number('dx');
        const left = anchor === 'start' ? at : anchor === 'end' ? at - long : at - long / 2;
        const base = number('y') + number('dy');
        return [left, base - 7, left + long, base + 2];
      },
    };
  });
}

/** Whether a line passes through a box: looked at every half pixel. */
function passes(
  line: Line,
  [left, top, right, bottom]: readonly number[],
  plot: PlotData,
  width: number,
) {
  if (line.width === 0) return false;
  const { across, down } = plotScales(plot);
  for (let i = 1; i < line.x.length; i++) {
    const [x0, x1] = [across(line.x[i - 1]), across(line.x[i])].map(
      (share) => (share / 100) * width,
    );
    const [y0, y1] = [down(line.y[i - 1]), down(line.y[i])];
    if (!Number.isFinite(line.y[i - 1]) || !Number.isFinite(line.y[i])) continue;
    if (x1 < left || x0 > right) continue;
    const pieces = Math.max(1, 2 * Math.ceil(x1 - x0));
    for (let j = 0; j <= pieces; j++) {
      const [x, y] = [x0 + ((x1 - x0) * j) / pieces, y0 + ((y1 - y0) * j) / pieces];
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
    }
  }
  return false;
}

function expectClear(plot: PlotData): number {
  const found = names(plot);
  for (const { text, box } of found) {
    for (const width of WIDTHS) {
      const [left, top, right, bottom] = box(width);
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(right, text).toBeLessThanOrEqual(width);
      expect(bottom, text).toBeLessThanOrEqual(plot.height);
      for (const line of plot.lines)
        expect(
          passes(line, [left, top, right, bottom], plot, width),
          `${text}, ${line.key}, ${width}`,
        ).toBe(false);
    }
  }
  return found.length;
}

function plots(shown: TaskShown): PlotData[] {
  const formats = taskFormats(shown, 'en');
  const of = shownScale(shown);
  const rules = shownRules(shown);
  return [
    ...(of ? [makespanPlot(formats, of), speedupPlot(formats, of)] : []),
    ...(rules.length > 0 ? [rulesPlot(formats, rules, shown.settings.parameters.agents)] : []),
  ];
}

describe('names in plots over the number of agents', () => {
  it('lie over no line, whatever the graph is and whatever its file records', () => {
    const recorded = fc.integer({ min: -40, max: 40 }).map((tenths) => 10 ** (tenths / 10));
    const settings = fc.constantFrom({}, { overhead: true }, { rule: 'input-order' as const });
    let found = 0;
    fc.assert(
      fc.property(
        stepLists(14, fc.constantFrom(1, 2, 3, 10, 0.1)),
        recorded,
        settings,
        fc.constantFrom(1, 3, 5, 64, 1000),
        (steps, times, parameters, agents) => {
          const options = {
            unit: 's' as const,
            recorded: 5 * times,
            parameters: { ...parameters, agents },
          };
          for (const plot of plots(taskShown(steps, options))) found += expectClear(plot);
        },
      ),
      { numRuns: 120 },
    );
    expect(found).toBeGreaterThan(40);
  });

  it("tell where Graham's fourth agent makes it slower", () => {
    const shown = taskShown(GRAHAM, { unit: 'min', parameters: { rule: 'input-order' } });
    const [makespan] = plots(shown);
    expect(names(makespan).map(({ text }) => text)).toEqual(['W/k', 'slower than 3']);
    expect(expectClear(makespan)).toBe(2);
  });

  it('have what the file records at the end of its line, beside the plot', () => {
    const shown = taskShown(GRAHAM, { unit: 'min', recorded: 20 });
    const line = plots(shown)[0].lines.find(({ key }) => key === 'recorded');
    expect(line?.label).toEqual({ text: 'recorded', at: 'end' });
  });
});

describe('a line of runs', () => {
  it('does not pass over numbers of agents that nobody ran', () => {
    const point = (agents: number) => ({ agents });
    const agents = [1, 2, 4, 64, 128, 1000].map(point);
    const { x, y } = measured(agents, (each) => each.agents);
    expect(x).toEqual([1, 2, 4, 64, 64, 128, 1000, 1000]);
    expect(y).toEqual([1, 2, 4, Number.NaN, 64, 128, Number.NaN, 1000]);
  });
});

describe('what no schedule reaches of the idle share', () => {
  /** The plot, and how high its shade and its line of runs are at each place of the shade: NaN where no line is. */
  function drawn(shown: TaskShown) {
    const of = shownScale(shown);
    if (of === null) return null;
    const { lines } = idlePlot(taskFormats(shown, 'en'), of);
    const band = lines.find(({ key }) => key === 'beyond');
    const run = lines.find(({ key }) => key === 'run');
    if (!band?.band || !run) return null;
    const lineAt = (k: number) => {
      for (let i = 0; i < run.x.length - 1; i++) {
        const [from, to] = [run.x[i], run.x[i + 1]];
        if (k < from || k > to) continue;
        const share = from === to ? 0 : Math.log(k / from) / Math.log(to / from);
        return run.y[i] + share * (run.y[i + 1] - run.y[i]);
      }
      return Number.NaN;
    };
    const { high } = band.band;
    return Array.from(band.x, (k, i) => ({ k, shade: high[i], line: lineAt(k), of }));
  }

  it('ends on the straight line from one to two agents of a chain, and not above it', () => {
    const found = drawn(taskShown(CHAIN)) ?? [];
    const at = (k: number) => found.find((each) => Math.abs(each.k - k) < 1e-9)?.shade;
    // Half of two agents idle, none of one, and a quarter half-way by the logarithm: 1 - 1/1.414 would be 0.29.
    expect(at(1)).toBe(0);
    expect(at(2)).toBe(0.5);
    expect(at(Math.SQRT2)).toBeCloseTo(0.25, 12);
  });

  it('is never above the runs, and never more than what cannot be', () => {
    let compared = 0;
    fc.assert(
      fc.property(stepLists(14, fc.constantFrom(1, 2, 3, 10, 0.1)), (steps) => {
        for (const { k, shade, line, of } of drawn(taskShown(steps)) ?? []) {
          expect(shade).toBeLessThanOrEqual(Math.max(0, 1 - of.parallelism / k) + 1e-12);
          if (!Number.isFinite(line)) continue;
          expect(shade).toBeLessThanOrEqual(line + 1e-9);
          compared++;
        }
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(1000);
  });
});
