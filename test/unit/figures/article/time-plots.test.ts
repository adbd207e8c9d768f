import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../../src/figures/ensemble/formats.ts';
import { sizeCurves } from '../../../../src/figures/ensemble/size-curves.ts';
import { SIZES } from '../../../../src/figures/ensemble/systems.ts';
import { type Curve, timePlots } from '../../../../src/figures/ensemble/time-plots.ts';
import { madeUpSummary, madeUpSystem, reaches } from './made-up-summary.ts';

const en = formatsOf('en');

describe('S-curves', () => {
  const curve = (speed: number, changes: Partial<Curve> = {}, end = 1): Curve => ({
    key: `s${speed}`,
    name: `speed ${speed}`,
    label: `${speed}`,
    colour: 'var(--ink)',
    system: madeUpSystem(speed, end),
    ...changes,
  });
  const plotsOf = (curves: Curve[], formats = en) => {
    const summary = madeUpSummary(curves.slice(1).map(({ system }) => system));
    return timePlots(formats, { height: 200, summary, curves });
  };
  const labels = (curves: Curve[]) =>
    plotsOf(curves)[0].lines.map(({ label }) => label?.text ?? null);

  it('go from where the soonest begins to where the last ends, out to half decades', () => {
    // One percent of speed 8 at 10^−2.86; 99.5% of one agent at 10^1.98.
    const [coverage, best] = plotsOf([curve(1), curve(8)]);
    expect(coverage.x.domain[0]).toBeCloseTo(1e-3, 12);
    expect(coverage.x.domain[1]).toBeCloseTo(100, 9);
    expect(best.x.domain).toEqual(coverage.x.domain);
    expect([coverage.title, best.title]).toEqual(['Coverage', 'Best score']);
  });

  it('have the time saved by the lit one marked at both levels, where it is known', () => {
    const spans = (lit: Curve) => plotsOf([curve(1), lit])[0].spans;
    const found = spans(curve(8, { lit: true })) ?? [];
    expect(found.map(({ at, text }) => [at, text])).toEqual([
      [0.5, '8.0×'],
      [0.9, '8.0×'],
    ]);
    expect(found[0].from).toBeCloseTo(reaches(1, 0.5), 9);
    expect(found[0].to).toBeCloseTo(reaches(8, 0.5), 9);
    expect(spans(curve(8, { lit: true }, 0.6))?.map(({ at }) => at)).toEqual([0.5]);
    expect(spans(curve(8))).toEqual([]);
    expect(plotsOf([curve(1, { lit: true }), curve(8)])[0].spans).toEqual([]);
  });

  it('draw the lit one boldly and with its band, the others without', () => {
    const [{ lines }] = plotsOf([curve(1), curve(8, { lit: true })]);
    expect(lines.map(({ band, width }) => [band !== undefined, width])).toEqual([
      [false, 1.75],
      [true, 2.75],
    ]);
  });

  it('are named together where they are one line to the eye', () => {
    expect(labels([curve(1), curve(8), curve(16)])).toEqual(['1', '8', '16']);
    expect(labels([curve(1), curve(32), curve(32.5), curve(32.6)])).toEqual([
      '1',
      null,
      null,
      '32 to 32.6',
    ]);
    expect(labels([curve(1), curve(8), curve(8.1), curve(16)])).toEqual([
      '1',
      null,
      '8 to 8.1',
      '16',
    ]);
    // One without a name takes no other's.
    expect(labels([curve(1), curve(8, { label: '' }), curve(8.1)])).toEqual(['1', null, '8.1']);
    expect(labels([curve(1), curve(8), curve(8.1, { label: '' })])).toEqual(['1', '8', null]);
    // Never high enough to be named: not joined with its neighbour.
    expect(labels([curve(1), curve(8, {}, 0.2), curve(8.1, {}, 0.2)])).toEqual(['1', '8', '8.1']);
  });

  it('are read off between samples, with their bands', () => {
    const curves = [curve(1), curve(10, { lit: true })];
    const [{ readable }] = plotsOf(curves);
    expect(readable?.title(1)).toBe('1 t_mid');
    const rows = readable?.rows(1) ?? [];
    // (log10(1) + 2)/4, and a decade sooner. The band is a factor of 2 each way: 0.3/4 lower and higher.
    expect(rows.map(({ name, value, range }) => [name, value, range])).toEqual([
      ['speed 1', '50%', '42% to 58%'],
      ['speed 10', '75%', '67% to 83%'],
    ]);
    expect(rows[0].y).toBeCloseTo(0.5, 9);
    expect(readable?.rows(10 ** 0.005)[0].y).toBeCloseTo(0.50125, 9);
    expect(plotsOf(curves)[1].readable?.rows(1)[0].value).toBe('0.50');
  });

  it('of all sizes are one agent and a curve a size, the marked one lit', () => {
    const summary = madeUpSummary(SIZES.map((size) => madeUpSystem(size)));
    const curves = sizeCurves(en, summary, 16);
    expect(curves.map(({ name }) => name).slice(0, 2)).toEqual(['1 agent', '2 agents']);
    expect(curves.map(({ system }) => system.speedup.best[0].value)).toEqual([1, ...SIZES]);
    expect(curves.filter(({ lit }) => lit).map(({ label }) => label)).toEqual(['16']);
    expect(curves[5].colour).toBe('var(--agents-32)');
  });
});
