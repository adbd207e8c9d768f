import { useMemo, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { twoScoresOf } from '../../../src/figures/two-scores/facts.ts';
import { spec } from '../../../src/figures/two-scores/spec.ts';
import type { Language } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';
import { violationsIn } from '../violations.ts';

const of = PRESETS.post;
const { Picture, Still } = spec;
const resultOf = (parameters: typeof of) => ({
  kind: 'race' as const,
  ...raceOf(spec.job(parameters, spec.options).parameters),
  digest: '',
});
const result = resultOf(of);

// As public/theme.js does: controls have no place where no script runs.
beforeAll(() => document.documentElement.classList.add('js'));
afterEach(unmountAll);

interface Told {
  change: (next: typeof of) => void;
}

/** The figure with settings that a test can change. */
function Figure({ kind, told }: { readonly kind: 'live' | 'still'; readonly told: Told }) {
  const [parameters, set] = useState(of);
  const shown = useMemo(() => (parameters === of ? result : resultOf(parameters)), [parameters]);
  const Drawn = kind === 'still' && Still ? Still : Picture;
  // As on the page: where the playhead rests is kept, and comes back.
  const [options, choose] = useState(spec.options);
  const onOptions = (change: Partial<typeof options>) => choose({ ...options, ...change });
  told.change = set;
  return <Drawn {...{ options, onOptions }} result={shown} of={parameters} />;
}

async function setUp(kind: 'live' | 'still' = 'live', width = 900, language: Language = 'en') {
  const told: Told = { change: () => {} };
  const box = mount(
    <LanguageProvider value={language}>
      <Figure kind={kind} told={told} />
    </LanguageProvider>,
    width,
  );
  await until(() => box.querySelector(kind === 'still' ? '.two-still' : 'canvas'));
  await frames(3);
  const part = (name: string) => element(box, `.two-readout [data-part="${name}"]`).textContent;
  const lit = () => box.querySelectorAll('.two-chart .two-link[data-done]').length;
  return { box, part, lit, change: (next: typeof of) => told.change(next) };
}

describe('the playhead', () => {
  it('opens at one half of the steps, with the chain as far as it is then', async () => {
    const { part, lit } = await setUp();
    expect(part('coverage')).toBe('Coverage 50%');
    const facts = twoScoresOf(result);
    const half = facts.columns.endings[Math.ceil(facts.columns.graph.steps / 2) - 1];
    const done = facts.chainEnds.filter((end) => end <= half).length;
    expect(lit()).toBe(done);
    expect(part('chain')).toBe(`chain ${done} of ${facts.chain.length}`);
  });

  it('is the cross-hair: keys move it, and the values are spoken', async () => {
    const { box, part, lit } = await setUp();
    const slider = element(box, '[role="slider"]');
    slider.focus();
    await userEvent.keyboard('{End}');
    expect(part('coverage')).toBe('Coverage 100%');
    expect(part('best')).toBe('Best score 1.00');
    expect(lit()).toBe(twoScoresOf(result).chain.length);
    expect(slider.getAttribute('aria-valuetext')).toContain('Coverage 100%, Best score 1.00');
    await userEvent.keyboard('{Home}');
    expect(lit()).toBeLessThan(3);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const at = Number(slider.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{PageUp}');
    expect(Number(slider.getAttribute('aria-valuenow'))).toBeCloseTo(at + 2.5, 1);
  });

  it('is dragged along the chart to where the pointer is', async () => {
    const { box } = await setUp();
    const slider = element(box, '[role="slider"]');
    const area = slider.getBoundingClientRect();
    for (const type of ['pointerdown', 'pointerup'])
      slider.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: area.left + 0.25 * area.width,
          clientY: area.top + 50,
        }),
      );
    await frames();
    const line = element(box, '[data-part="line"]').getBoundingClientRect();
    expect(Math.abs(line.left - (area.left + 0.25 * area.width))).toBeLessThan(1);
  });

  it('stays at its time in t_mid when another run is on show, once a reader has moved it', async () => {
    const { box, change } = await setUp();
    const time = () => element(box, '[data-part="time-number"]').textContent;
    const before = time();
    change({ ...of, agents: 2 });
    // Both runs open at one half: only their times tell which of them is on show.
    await until(() => time() !== before);
    await frames(3);
    expect(element(box, '.two-readout').textContent).toContain('Coverage 50%');
    const opens = time();
    element(box, '[role="slider"]').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const left = time();
    expect(left).not.toBe(opens);
    change({ ...of, agents: 8, graph: 2 });
    await frames(4);
    expect(time()).toBe(left);
  });

  it('plays only when asked', async () => {
    const { box } = await setUp();
    const time = () => element(box, '[data-part="time-number"]').textContent;
    const opens = time();
    await frames(6);
    expect(time()).toBe(opens);
    element<HTMLButtonElement>(box, 'button[aria-label="Play"]').click();
    await until(() => time() !== opens);
    element<HTMLButtonElement>(box, 'button[aria-label="Pause"]').click();
  });
});

it.each([900, 700, 358])('moves nothing when it takes over, %i pixels wide', async (width) => {
  const heights: number[] = [];
  for (const kind of ['still', 'live'] as const) {
    const { box } = await setUp(kind, width);
    heights.push(element(box, '.two').getBoundingClientRect().height);
    expect(box.scrollWidth).toBeLessThanOrEqual(width);
    unmountAll();
  }
  expect(heights[1]).toBe(heights[0]);
});

it.each(['en', 'zh'] as const)('axe finds nothing in %s', async (language) => {
  const { box } = await setUp('live', 900, language);
  const violations = await violationsIn(element(box, '.two'));
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
