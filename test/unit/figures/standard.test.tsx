import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import type { EnsemblesResult } from '../../../src/compute/index.ts';
import { shapeFigures } from '../../../src/figures/ensemble/shape-figures.ts';
import { SIZES } from '../../../src/figures/ensemble/systems.ts';
import { spec } from '../../../src/figures/standard/spec.ts';
import { LANGUAGES } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { ofClass, percentages, tagsOf } from '../plot/markup.ts';
import { madeUpSummary, madeUpSystem, reaches } from './article/made-up-summary.ts';

const { post } = PRESETS;

/** Every size is three quarters as fast as it is large; the largest stops short of 99%. */
const summary = madeUpSummary(
  SIZES.map((size) => madeUpSystem(0.75 * size, size === 64 ? 0.95 : 1)),
);
const result: EnsemblesResult = {
  kind: 'ensembles',
  ensembles: [{ summary, lines: null, atWork: null, spans: null }],
  complete: true,
};
const shown = (size: (typeof SIZES)[number]) => ({ result, of: post, options: { size } });

describe('what is computed', () => {
  it('is every size with a coordinator, whatever swarm the settings have', () => {
    const job = spec.job({ ...post, swarm: 'recursive', agents: 3 }, spec.options);
    expect(job.tasks[0].systems.map(({ swarm, agents }) => [swarm, agents])).toEqual(
      SIZES.map((size) => ['standard', size]),
    );
    expect(job).toEqual(spec.job(post, spec.options));
  });

  it('is the same for every marked swarm', () => {
    expect(spec.job(post, { size: 64 })).toEqual(spec.job(post, { size: 2 }));
    expect(spec.job({ ...post, layers: 9 }, spec.options)).not.toEqual(
      spec.job(post, spec.options),
    );
  });

  it('opens in the lab with the marked swarm', () => {
    expect(spec.lab(post, { size: 32 })).toEqual({ swarm: 'standard', agents: 32 });
  });
});

describe('what is said', () => {
  it('has the speedups of the marked swarm in its sentence and its caption', () => {
    const text = spec.describe(shown(16), 'en');
    expect(text).toContain('16');
    expect(text.match(/12×/g)).toHaveLength(4);
    expect(spec.describe(shown(8), 'en').match(/6\.0×/g)).toHaveLength(4);
    // 12 less and more a tenth.
    expect(spec.caption(shown(16), 'en')).toContain('11× to 13×');
    expect(spec.caption(shown(16), 'en')).toContain('16');
    expect(spec.describe(shown(16), 'zh').match(/12×/g)).toHaveLength(4);
  });

  it('has a row a size and a column a level of both scores', () => {
    const { head, rows } = spec.table(shown(2), 'en');
    expect(head).toEqual([
      'agents',
      'Coverage 50%',
      'Coverage 90%',
      'Coverage 99%',
      'Best score 50%',
      'Best score 90%',
      'Best score 99%',
    ]);
    expect(rows.map(([name]) => name)).toEqual(['2', '4', '8', '16', '32', '64']);
    expect(rows[3][1]).toBe('12× (11× to 13×)');
    expect(rows[5].map((cell) => cell === 'not reached')).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('has a number by name for every sentence: each size, and one agent', () => {
    const figures = spec.figures(result, post, spec.options);
    expect(figures.graphs).toBe(16);
    expect(figures['single.coverage.0.5']).toBe(1);
    for (const size of SIZES) {
      expect(figures[`standard${size}.coverage.0.5`]).toBe(0.75 * size);
      expect(figures[`standard${size}.time.coverage.0.25`]).toBeCloseTo(
        reaches(0.75 * size, 0.25),
        6,
      );
    }
    expect(figures['standard64.coverage.0.99']).toBeNaN();
  });
});

describe('the shape of a curve', () => {
  it('of a straight rise is as steep at its ends as anywhere, wherever the others begin', () => {
    for (const speed of [1, 3, 48]) {
      const even = shapeFigures('s', madeUpSystem(speed), summary.time);
      expect(even['s.time.coverage.0.25']).toBeCloseTo(reaches(speed, 0.25), 9);
      expect(even['s.time.coverage.0.75']).toBeCloseTo(reaches(speed, 0.75), 9);
      // Samples fall on places of the curve unevenly, by at most one in four.
      expect(even['s.shape.coverage.steeperEnd']).toBeGreaterThan(0.8);
      expect(even['s.shape.coverage.secondRise']).toBeLessThan(0.25);
    }
  });

  it('that bends in the middle is flat at its ends', () => {
    const system = madeUpSystem(3);
    const smooth = (level: number) => level * level * (3 - 2 * level);
    const { coverage } = system.curves;
    const bent = { ...coverage, mean: coverage.mean.map(smooth) };
    const figures = shapeFigures(
      's',
      { ...system, curves: { ...system.curves, coverage: bent } },
      summary.time,
    );
    expect(figures['s.shape.coverage.steepestAt']).toBeCloseTo(0.5, 1);
    // The slope is 6u(1 − u), smoothed with a deviation of 0.06 of the span.
    expect(figures['s.shape.coverage.steeperEnd']).toBeLessThan(0.25);
    expect(figures['s.shape.coverage.secondRise']).toBeLessThan(0.25);
  });

  it('has no time where the level is never reached', () => {
    const short = shapeFigures('s', madeUpSystem(1, 0.5), summary.time);
    expect(short['s.time.coverage.0.25']).toBeCloseTo(reaches(1, 0.25), 9);
    expect(short['s.time.coverage.0.75']).toBeNaN();
  });
});

describe('the picture', () => {
  it.each(LANGUAGES)('in %s has seven named lines and the marked speedups, twice', (language) => {
    const html = renderToStaticMarkup(
      <LanguageProvider value={language}>
        <spec.Picture {...shown(16)} onOptions={() => {}} />
      </LanguageProvider>,
    );
    expect(ofClass(html, 'fplot-line')).toHaveLength(2 * 7);
    expect(ofClass(html, 'fplot-band')).toHaveLength(2);
    const names = ofClass(html, 'fplot-name').map(({ text }) => text);
    expect(names).toEqual([...['1', ...SIZES.map(String)], ...['1', ...SIZES.map(String)]]);
    const spans = html.match(/>12×</g);
    expect(spans).toHaveLength(4);
    expect(html).not.toMatch(/\sstyle=/);
    for (const place of percentages(html)) expect(Math.abs(place - 50)).toBeLessThanOrEqual(50);
    const sliders = tagsOf(html).filter(({ attributes }) => attributes.role === 'slider');
    expect(sliders).toHaveLength(2);
  });
});
