import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { growthOf } from '../../../src/figures/grow/facts.ts';
import { spec } from '../../../src/figures/grow/spec.ts';
import type { Language } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';
import { violationsIn } from '../violations.ts';

const of = PRESETS.post;
const { options, Picture, Still } = spec;
const result = { kind: 'race' as const, ...raceOf(spec.job(of, options).parameters), digest: '' };
const { graph } = result.alone;

// As public/theme.js does: controls have no place where no script runs.
beforeAll(() => document.documentElement.classList.add('js'));
afterEach(unmountAll);

async function setUp(kind: 'live' | 'still' = 'live', width = 900, language: Language = 'en') {
  const Drawn = kind === 'still' && Still ? Still : Picture;
  const box = mount(
    <LanguageProvider value={language}>
      <Drawn result={result} of={of} options={options} onOptions={() => {}} />
    </LanguageProvider>,
    width,
  );
  await until(() => box.querySelector(kind === 'still' ? '.grow-still' : 'canvas'));
  await frames(3);
  const readout = () => element(box, '.grow-readout').textContent;
  return { box, readout };
}

describe('the growth', () => {
  it('is there at first, and starts anew only when asked', async () => {
    const { box, readout } = await setUp();
    await frames(5);
    expect(readout()).toContain('120 of 120');
    element<HTMLButtonElement>(box, 'button[aria-label="Play"]').click();
    await until(() => /^[1-9] of 120/.test(readout() ?? ''));
    element<HTMLButtonElement>(box, 'button[aria-label="Pause"]').click();
    const rests = readout();
    await frames(5);
    expect(readout()).toBe(rests);
  });

  it('is scrubbed with the keys, step by step with Shift', async () => {
    const { box, readout } = await setUp();
    const bar = element<HTMLInputElement>(box, 'input[type="range"]');
    bar.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(readout()).toContain('118 of 120');
    expect(bar.getAttribute('aria-valuetext')).toBe(readout());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(readout()).toContain('119 of 120');
  });

  it('stops where nobody sees it', async () => {
    const { box, readout } = await setUp();
    element<HTMLButtonElement>(box, 'button[aria-label="Play"]').click();
    await until(() => /^[1-9] of 120/.test(readout() ?? ''));
    const room = document.createElement('div');
    room.style.height = '5000px';
    document.body.append(room);
    window.scrollTo(0, 4000);
    await until(() => box.querySelector('button[aria-label="Play"]'));
    window.scrollTo(0, 0);
    room.remove();
  });
});

describe('a step', () => {
  it('is walked to with the arrows: to its parent, with what is known of it', async () => {
    const { box } = await setUp();
    const stage = element(box, '.grow-stage');
    stage.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const title = () => box.querySelector('.grow-card-title')?.textContent ?? '';
    await until(() => title() !== '');
    const first = Number(/\d+/.exec(title())?.[0]);
    const { mainParent, change } = growthOf(graph);
    expect(graph.value?.[first]).toBe(Math.max(...(graph.value ?? [])));
    const said = element(box, '[aria-live]').textContent ?? '';
    expect(said).toContain(`varies step ${mainParent[first]}`);
    expect(said).toContain(change[first].toFixed(2));
    await userEvent.keyboard('{ArrowLeft}');
    await until(() => title() === `Step ${mainParent[first]}, layer ${graph.layer[first] - 1}`);
    await userEvent.keyboard('{Escape}');
    await until(() => title() === '');
  });

  it('is not pointed at before it has grown', async () => {
    const { box, readout } = await setUp();
    element<HTMLInputElement>(box, 'input[type="range"]').focus();
    await userEvent.keyboard('{Home}');
    await until(() => readout()?.startsWith('1 of 120'));
    element(box, '.grow-stage').focus();
    for (let i = 0; i < 3; i++) await userEvent.keyboard('{ArrowRight}');
    await until(() => box.querySelector('.grow-card-title')?.textContent === 'Step 0, layer 0');
  });
});

it.each([900, 700, 358])('moves nothing when it takes over, %i pixels wide', async (width) => {
  const heights: number[] = [];
  for (const kind of ['still', 'live'] as const) {
    const { box } = await setUp(kind, width);
    heights.push(element(box, '.grow').getBoundingClientRect().height);
    expect(box.scrollWidth).toBeLessThanOrEqual(width);
    unmountAll();
  }
  expect(heights[1]).toBe(heights[0]);
});

it.each(['en', 'zh'] as const)('axe finds nothing in %s', async (language) => {
  const { box } = await setUp('live', 900, language);
  const violations = await violationsIn(element(box, '.grow'));
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
