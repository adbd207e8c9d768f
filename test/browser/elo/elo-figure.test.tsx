import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { EloComputation } from '../../../src/figures/elo/elo-computation.ts';
import { EloFigure } from '../../../src/figures/elo/elo-figure.tsx';
import { unpacked } from '../../../src/figures/elo/pack.ts';
import type { Language } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import '../../../src/styles/site.css';
import { FakeSpreads } from '../../unit/figures/elo/fake-spreads.ts';
import { madeUp } from '../../unit/figures/elo/made-up.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';
import { violationsIn } from '../violations.ts';

const small = { ...PRESETS.post, meanSteps: 30, meanLayers: 4 };
const stored = { of: small, summary: unpacked(madeUp()), seconds: null };

let spreads: FakeSpreads;
let elo: EloComputation;
let box: HTMLElement;

function setUp({
  known = true,
  width = 1200,
  language = 'en' as Language,
}: {
  known?: boolean;
  width?: number;
  language?: Language;
} = {}) {
  elo = new EloComputation({
    compute: spreads.compute,
    parameters: small,
    stored: known ? stored : null,
  });
  box = mount(
    <LanguageProvider value={language}>
      <h2>Elo</h2>
      <EloFigure elo={elo} />
    </LanguageProvider>,
    width,
  );
  return until(() => box.querySelectorAll('.elo-picture svg[width]').length === 2);
}

const areas = () => [...box.querySelectorAll<HTMLElement>('.plot-area')];
const card = () => box.querySelector('.plot-card')?.textContent ?? '';
const rows = () =>
  [...box.querySelectorAll('.elo-order-rows tr')].map((row) => row.textContent.trim());
const note = () => element(box, '.elo-note').textContent;

beforeEach(() => {
  spreads = new FakeSpreads();
  document.documentElement.classList.add('js');
});

afterEach(() => {
  unmountAll();
  delete document.documentElement.dataset.theme;
  document.documentElement.lang = 'en';
});

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
    document.title = 'Elo';
    await setUp({ language });
    element<HTMLDetailsElement>(box, 'details').open = true;
    await until(() => box.querySelector('.elo-values table'));
    const violations = await violationsIn(box);
    const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((n) => n.html) }));
    expect(found).toEqual([]);
  });
});

describe('the plots', () => {
  it('name every line at its end, and the inflection point of the one in front', async () => {
    await setUp();
    const names = [...box.querySelectorAll('.elo-ends')].map((ends) =>
      [...ends.querySelectorAll('text')].map((each) => each.textContent),
    );
    const all = ['pass@1', 'pass@4', 'group@4', 'pass@2 group@2', '400 per decade'];
    expect(names).toEqual([all, all]);
    const texts = [...box.querySelectorAll('.elo-inflection text')].map((each) => each.textContent);
    expect(texts).toEqual([
      'scaling inflection point: 0.01 B (0.001 to 0.1)',
      'climbs faster',
      'climbs slower than repeated sampling',
    ]);
    // One band in front, four together.
    expect(box.querySelectorAll('.plot-band')).toHaveLength(5);
  });

  it('show another system in front when asked', async () => {
    await setUp();
    await userEvent.click(element(box, '.elo-front input[type="radio"]:not(:checked)'));
    expect(element(box, '.plot-title').textContent).toContain('what pass@4 has found');
    expect(element(box, '.elo-inflection-name').textContent).toBe(
      'no scaling inflection point up to B',
    );
    expect(element(box, '.elo [id$="described"]').textContent).toMatch(/smallest budgets pass@4/);
  });

  it('draw what was gained beyond repeated sampling when asked', async () => {
    await setUp();
    await userEvent.click(element(box, '.elo-less input'));
    const line = element(box, '.elo-reference');
    expect(line.getAttribute('y1')).toBe(line.getAttribute('y2'));
    areas()[0].focus();
    await userEvent.keyboard('{End}');
    // 1,000 at the end, where repeated sampling has 1,200.
    expect(areas()[0].getAttribute('aria-valuetext')).toContain('pass@1 −200 Elo');
  });

  it('stay within a phone, with nothing on top of anything else at the ends', async () => {
    await setUp({ width: 358 });
    const right = box.getBoundingClientRect().right;
    for (const ends of box.querySelectorAll('.elo-ends')) {
      const boxes = [...ends.querySelectorAll('text')]
        .map((each) => each.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      for (const each of boxes) expect(each.right).toBeLessThanOrEqual(right + 0.5);
      for (let i = 1; i < boxes.length; i++) {
        const middle = (rect: DOMRect) => (rect.top + rect.bottom) / 2;
        expect(middle(boxes[i]) - middle(boxes[i - 1])).toBeGreaterThan(14);
      }
    }
  });
});

describe('reading off', () => {
  it('goes from budget to budget with the keys, in both plots, and says it', async () => {
    await setUp();
    areas()[1].focus();
    await userEvent.keyboard('{Home}');
    expect(areas()[1].getAttribute('aria-valuetext')).toMatch(/^0\.001 B: agent-time 10;/);
    await userEvent.keyboard('{ArrowRight}');
    // A tenth of a decade on.
    expect(areas()[1].getAttribute('aria-valuetext')).toMatch(/^0\.0013 B: agent-time 12\.6;/);
    await userEvent.keyboard('{End}');
    expect(areas()[1].getAttribute('aria-valuetext')).toBe(
      '1 B: agent-time 10,000; pass@1 1,000 Elo, 950 to 1,050; pass@4 1,150 Elo, 1,100 to 1,200; ' +
        'group@4 996 Elo, 950 to 1,040; pass@2 group@2 1,090 Elo, 1,040 to 1,140',
    );
    expect(box.querySelectorAll('.plot-reading circle')).toHaveLength(8);
    expect(card()).toContain('repeated sampling1,200');
    await userEvent.keyboard('{Escape}');
    expect(box.querySelectorAll('.plot-reading')).toHaveLength(0);
  });

  it('follows the pointer, and the card stays within a phone', async () => {
    await setUp({ width: 358 });
    for (const x of [5, 80, 150]) {
      const before = card();
      await userEvent.hover(areas()[1], { position: { x, y: 90 } });
      await until(() => card() !== before);
      expect(card()).toMatch(/B: agent-time/);
      const { left, right } = element(box, '.plot-card').getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(frame.left - 0.5);
      expect(right).toBeLessThanOrEqual(frame.right + 0.5);
    }
    await userEvent.hover(element(box, '.elo-title'));
    await until(() => card() === '');
  });

  it('has every value in a table on request', async () => {
    await setUp();
    expect(box.querySelector('.elo-values table')).toBeNull();
    await userEvent.click(element(box, '.elo-values summary'));
    const table = await until(() => box.querySelector('.elo-values table'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(31);
    const last = [...table.querySelectorAll('tbody tr:last-child > *')].map((c) => c.textContent);
    expect(last.slice(0, 3)).toEqual(['1', '10,000', '1,000 (950 to 1,050)']);
    expect(last).toHaveLength(10);
  });

  it('has the order with the whole budget', async () => {
    await setUp();
    expect(rows()).toEqual([
      'pass@4+150 (+130 to +170)60% (57% to 63%)none up to B',
      'pass@2 group@2+90 (+70 to +110)57% (54% to 60%)none up to B',
      'pass@1––0.01 B (0.001 to 0.1)',
      'group@4−4 (−24 to +16)50% (47% to 53%)none up to B',
    ]);
  });
});

describe('names at the ends of lines', () => {
  it('have the room that they take, however wide letters are', async () => {
    await setUp({ width: 360 });
    box.style.letterSpacing = '3px';
    // Another one in front is another picture.
    await userEvent.click(element(box, '.elo-front label:nth-child(2)'));
    await frames(3);
    const names = [...box.querySelectorAll('.elo-ends text')];
    expect(names).toHaveLength(10);
    for (const name of names) {
      const { right } = name.closest('svg')?.getBoundingClientRect() ?? { right: 0 };
      expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  });
});

describe('computing', () => {
  it('begins in view, shows a first picture, then all of it', async () => {
    await setUp({ known: false });
    expect(box.querySelectorAll('.plot-waiting')).toHaveLength(2);
    await until(() => spreads.all.length === 1);
    spreads.deliver(0);
    spreads.deliver(1);
    await until(() => note()?.startsWith('100 '));
    expect(note()).toMatch(/^100 sessions a system\. B is .* more sessions are on their way\.$/);
    expect(box.querySelectorAll('.plot-mean').length).toBeGreaterThan(7);
    expect(box.querySelectorAll('.plot-band')).toHaveLength(0);
    expect(element(box, '.recompute-state').textContent).toBe('100 of 400 sessions');
    spreads.deliver(2);
    spreads.all[3].callbacks.onProgress?.({ done: 0, of: 1, share: 0.5 });
    const rating = 'all sessions are in; intervals 50%';
    await until(() => element(box, '.recompute-state').textContent === rating);
    expect(element<HTMLProgressElement>(box, 'progress').value).toBe(0.75);
    spreads.deliver(3);
    await until(() => note()?.startsWith('400 '));
    expect(note()).toMatch(
      /^400 sessions a system\. Shaded .* Computed in this browser in \d+ s\.$/,
    );
    expect(box.querySelectorAll('.plot-band')).toHaveLength(5);
    expect(box.querySelector('progress')).toBeNull();
  });

  it('waits while it is out of view', async () => {
    const above = document.createElement('div');
    above.style.height = '5000px';
    document.body.prepend(above);
    try {
      await setUp();
      await frames(10);
      expect(spreads.all).toHaveLength(0);
      element(box, '.elo').scrollIntoView();
      await until(() => spreads.all.length === 1);
    } finally {
      above.remove();
    }
  });

  it('says what is so while there is nothing to draw', async () => {
    await setUp({ known: false });
    const drawn = () => [...box.querySelectorAll('.plot-waiting')].map((text) => text.textContent);
    const state = () => element(box, '.recompute-state').textContent;
    const draws = (text: string) => until(() => drawn().join() === [text, text].join());
    await until(() => spreads.all.length === 1);
    await draws('Running the first sessions…');
    elo.rest();
    await draws('Computed while it is in view.');
    expect(state()).toBe('It rests while it is out of view.');
    elo.start();
    elo.stop();
    await draws('Nothing is computed yet.');
    expect(state()).toBe('Stopped.');
    expect(note()).toBe('');
  });

  it('stops by the same button, and what there was stays', async () => {
    await setUp();
    await until(() => spreads.all.length === 1);
    expect(note()).toContain('Computed when the site was made.');
    const before = rows();
    const button = element<HTMLButtonElement>(box, '.recompute-button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(spreads.all[0].stopped).toBe(true);
    await until(() => element(box, '[role="status"]').textContent?.startsWith('Stopped'));
    expect(button.textContent).toBe('Compute');
    expect(document.activeElement).toBe(button);
    expect(rows()).toEqual(before);
    await userEvent.selectOptions(element(box, 'select'), '1,000');
    expect(spreads.all[1].jobs).toHaveLength(50);
  });
});
