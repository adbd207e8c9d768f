import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Panel } from '../../../src/components/controls/panel.tsx';
import { LabProvider } from '../../../src/components/lab-context.tsx';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { parseLink } from '../../../src/link/parse-link.ts';
import type { Language } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { createLabStore, type LabStore } from '../../../src/state/lab-store.ts';
import '../../../src/styles/site.css';
import { fakeCompute } from '../../unit/state/fake-compute.ts';

let container: HTMLElement;
let root: Root;
let store: LabStore;

function show(query = '', language: Language = 'en') {
  store = createLabStore(parseLink(query), fakeCompute().client, (callback) => {
    const frame = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(frame);
  });
  flushSync(() =>
    root.render(
      <LanguageProvider value={language}>
        <LabProvider store={store}>
          <Panel />
        </LabProvider>
      </LanguageProvider>,
    ),
  );
}

beforeEach(() => {
  container = document.createElement('div');
  container.className = 'test-panel';
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const parameters = () => store.getState().parameters;
const field = (key: string) => {
  const found = container.querySelector<HTMLElement>(`[data-key=${key}]`);
  if (!found) throw new Error(`no control for ${key}`);
  return found;
};
const inside = <E extends Element = HTMLInputElement>(key: string, selector: string) => {
  const found = field(key).querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} for ${key}`);
  return found;
};
const box = (key: string) => inside(key, '.number-box input');
const slider = (key: string) => inside(key, 'input[type=range]');
const complaint = (key: string) => inside<HTMLElement>(key, '.field-complaint').textContent;

describe('a number', () => {
  beforeEach(() => show());

  it('is typed, and committed by Enter or by leaving the box', async () => {
    await userEvent.fill(box('agents'), '48');
    expect(parameters().agents).toBe(16);
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(48);
    await userEvent.fill(box('scheduling'), '12.5');
    await userEvent.tab();
    expect(parameters().scheduling).toBe(0.125);
    expect(box('scheduling').value).toBe('12.5');
  });

  it('that is out of bounds is replaced by the nearest, in one sentence', async () => {
    await userEvent.fill(box('agents'), '70000');
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(65536);
    expect(complaint('agents')).toBe(
      'Agents: asked for “70000”; allowed is a whole number from 1 to 65,536; 65,536 is used.',
    );
    await userEvent.fill(box('agents'), 'several');
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(65536);
    expect(complaint('agents')).toContain('“several”');
    await userEvent.fill(box('agents'), '3');
    await userEvent.keyboard('{Enter}');
    expect(complaint('agents')).toBe('');
  });

  it('may be written in full width, and an emptied box goes back without a word', async () => {
    await userEvent.fill(box('agents'), '１２');
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(12);
    await userEvent.fill(box('agents'), ' ');
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(12);
    expect(box('agents').value).toBe('12');
    expect(complaint('agents')).toBe('');
  });

  it('above the range of its slider is accepted, with a word about the wait', async () => {
    await userEvent.fill(box('agents'), '256');
    await userEvent.keyboard('{Enter}');
    expect(field('agents').textContent).not.toContain('takes a while');
    await userEvent.fill(box('agents'), '300');
    await userEvent.keyboard('{Enter}');
    expect(parameters().agents).toBe(300);
    expect(field('agents').textContent).toContain('Above 256 this takes a while.');
  });

  it('is taken back by Escape, and counted by the arrow keys', async () => {
    await userEvent.fill(box('agents'), '99');
    await userEvent.keyboard('{Escape}');
    expect(box('agents').value).toBe('16');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(parameters().agents).toBe(17);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(parameters().agents).toBe(27);
  });

  it('follows the keys of its slider', async () => {
    slider('agents').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(parameters().agents).toBe(17);
    await userEvent.keyboard('{PageUp}');
    expect(parameters().agents).toBe(34);
    await userEvent.keyboard('{End}');
    expect(parameters().agents).toBe(256);
    expect(slider('agents').getAttribute('aria-valuetext')).toBe('256');
    await userEvent.keyboard('{Home}');
    expect(parameters().agents).toBe(1);
  });

  it('that is not set says so, can be set, and can be unset again', async () => {
    expect(box('layers').value).toBe('');
    expect(box('layers').placeholder).toBe('17, drawn');
    expect(slider('layers').closest('.slider')?.hasAttribute('data-unset')).toBe(true);
    slider('layers').focus();
    await userEvent.keyboard('{ArrowRight}');
    // One on from where the preset's draw lies.
    expect(parameters().layers).toBe(18);
    expect(inside('layers', '.field-back').textContent).toBe('17, drawn');
    await userEvent.click(inside('layers', '.field-back'));
    expect(parameters().layers).toBe(null);
    await userEvent.fill(box('steps'), '200');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(box('steps'), '');
    await userEvent.keyboard('{Enter}');
    expect(parameters().steps).toBe(null);
  });

  it('moves with its thumb, and rests on powers of two', () => {
    const input = slider('agents');
    input.value = String(Math.round((1000 * Math.log(62)) / Math.log(256)));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(box('agents').value).not.toBe(undefined);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(parameters().agents).toBe(64);
  });

  it('goes back to where it was when the finger turns out to scroll the page', () => {
    const input = slider('agents');
    input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    input.value = '900';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }));
    expect(parameters().agents).toBe(16);
    expect(Number(input.value)).toBe(500);
    expect(getComputedStyle(input).touchAction).toBe('pan-y');
  });
});

describe('what does not go together', () => {
  it('is refused with its reason', async () => {
    show('?rule=random');
    await userEvent.click(inside('swarm', 'input[value=recursive]'));
    expect(parameters()).toMatchObject({ swarm: 'recursive', rule: 'own-branch' });
    const options = [...inside<HTMLSelectElement>('rule', 'select').options];
    expect(options.filter((each) => each.disabled)).toHaveLength(6);
    expect(options.find((each) => each.value === 'random')?.text).toBe(
      'Random (needs a coordinator)',
    );
    expect(field('rule').textContent).toContain('nobody who sees the whole graph');
  });

  it('is said where it has no effect', () => {
    show('?swarm=single');
    expect(field('agents').textContent).toContain('No effect: there is no swarm.');
    expect(box('agents').getAttribute('aria-describedby')).toContain('idle');
  });

  it('is said where both sides of the race are the same', async () => {
    show('?swarm=single');
    expect(field('swarm').textContent).toContain('both sides are the same');
    await userEvent.selectOptions(inside<HTMLSelectElement>('rule', 'select'), 'deepest');
    expect(field('swarm').textContent).not.toContain('both sides are the same');
  });

  it('overhead comes on with its numbers, and only those of the law in force are shown', async () => {
    show();
    expect(parameters().overhead).toBe(false);
    await userEvent.click(inside('communication', 'input[value=group]'));
    expect(parameters()).toMatchObject({ overhead: true, communication: 'group' });
    expect(container.querySelector('[data-key=peerShare]')).toBe(null);
    expect(box('groupBase').value).toBe('15');
    await userEvent.click(inside('overhead', 'input'));
    expect(parameters().overhead).toBe(false);
  });
});

describe('the panel', () => {
  it('has a control for every parameter once it is unfolded, each with label and meaning', async () => {
    show('?swarm=sessions&communication=group');
    await userEvent.click(container.querySelector('summary') as HTMLElement);
    const keys = [...container.querySelectorAll('[data-key]')].map((e) =>
      e.getAttribute('data-key'),
    );
    // Of the laws of communication only the one in force shows its numbers.
    const expected = [...Object.keys(PRESETS.post), 'preset'].filter((key) => key !== 'peerShare');
    expect(keys.sort()).toEqual(expected.sort());
    for (const input of container.querySelectorAll('input, select')) {
      const { labels, ariaLabel } = input as HTMLInputElement;
      expect(ariaLabel ?? labels?.[0]?.textContent, input.outerHTML).toMatch(/\w/);
    }
  });

  it('draws another seed, chooses presets, and goes back to them', async () => {
    show();
    await userEvent.click(inside<HTMLElement>('seed', '.dice'));
    expect(parameters().seed).not.toBe(1);
    await userEvent.selectOptions(inside<HTMLSelectElement>('preset', 'select'), 'september');
    expect(parameters()).toEqual(PRESETS.september);
    await userEvent.fill(box('agents'), '5');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(inside<HTMLElement>('preset', '.field-back'));
    expect(parameters()).toEqual(PRESETS.september);
  });

  it('speaks Chinese', async () => {
    show('', 'zh');
    await userEvent.fill(box('agents'), '0');
    await userEvent.keyboard('{Enter}');
    expect(complaint('agents')).toBe('智能体：要求“0”；允许 1 到 65,536 的整数；采用 1。');
  });

  it('shows the meaning of a setting below it while it is pointed at, and puts it away on Escape', async () => {
    show();
    const hint = inside<HTMLElement>('agents', '.hint');
    expect(getComputedStyle(hint).visibility).toBe('hidden');
    expect(hint.getBoundingClientRect().height).toBe(0);
    await userEvent.hover(inside<HTMLElement>('agents', 'label'));
    await expect.poll(() => getComputedStyle(hint).opacity).toBe('1');
    const above = slider('agents').getBoundingClientRect().bottom;
    expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(above);
    expect(field('rule').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      hint.getBoundingClientRect().bottom,
    );
    slider('agents').focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(hint).visibility).toBe('hidden');
  });
});
