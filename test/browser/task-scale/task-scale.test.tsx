import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { scaleFigure } from '../../../src/figures/task/scale/spec.ts';
import type { TaskFigureSpec, TaskShown } from '../../../src/figures/task/spec.ts';
import { worthFigure } from '../../../src/figures/task/worth/spec.ts';
import { Player } from '../../../src/player/player.ts';
import '../../../src/styles/site.css';
import { DIAMOND, GRAHAM, taskShown } from '../../unit/figures/task/task-shown.ts';

let container: HTMLElement;
let root: Root;
const change = vi.fn();
const choose = vi.fn();
const player = new Player({
  clock: { now: () => 0, requestFrame: () => 0, cancelFrame: () => {} },
});

function show({ Picture }: TaskFigureSpec, shown: TaskShown) {
  flushSync(() =>
    root.render(
      <LanguageProvider value="en">
        <Picture {...shown} actions={{ change, choose }} player={player} timeline={null} />
      </LanguageProvider>,
    ),
  );
}

beforeEach(() => {
  container = document.createElement('div');
  // As a page with a script has it: what needs one is shown.
  document.documentElement.classList.add('js');
  container.style.width = '900px';
  document.body.append(container);
  root = createRoot(container);
  change.mockReset();
  choose.mockReset();
});

afterEach(() => {
  root.unmount();
  container.remove();
  document.documentElement.classList.remove('js');
});

const slider = (name: string) => {
  const found = container.querySelector<HTMLElement>(`[role=slider][aria-label^="${name}"]`);
  if (!found) throw new Error(`no slider ${name}`);
  return found;
};
const labelled = (name: string) => {
  const label = [...container.querySelectorAll('label')].find((each) => each.textContent === name);
  const input = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
  if (!input) throw new Error(`no input ${name}`);
  return input as HTMLInputElement;
};

describe('plots over the number of agents', () => {
  const shown = taskShown(GRAHAM, { parameters: { rule: 'input-order', agents: 4 } });

  it('take the number that the mouse is at', async () => {
    show(scaleFigure, shown);
    const area = slider('Speedup');
    const box = area.getBoundingClientRect();
    // The right end is 64 agents.
    await userEvent.click(area, { position: { x: box.width - 2, y: 20 } });
    expect(change).toHaveBeenCalledExactlyOnceWith({ agents: 64 });
  });

  it('read off with the keys, and take the number with Enter alone', async () => {
    show(scaleFigure, shown);
    const area = slider('Makespan');
    area.focus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(area.getAttribute('aria-valuetext')).toContain('4\u00a0agents; makespan: 15');
    expect(area.getAttribute('aria-valuetext')).toContain('Graham: at most: 17.5');
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith({ agents: 4 });
  });

  it('offer the sizes as choices, the one that is set marked', async () => {
    show(scaleFigure, shown);
    const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(
      radios.filter(({ checked }) => checked).map((each) => each.parentElement?.textContent),
    ).toEqual(['4']);
    await userEvent.click(radios[2]);
    expect(change).toHaveBeenCalledExactlyOnceWith({ agents: 3 });
  });
});

describe('prices', () => {
  const shown = taskShown(DIAMOND, { unit: 'h', price: 2, paid: 'reserved', hour: 10 });

  it('are taken when the box is left, and a text that is none changes nothing', async () => {
    show(worthFigure, shown);
    const price = labelled('Price of an agent-hour');
    await userEvent.fill(price, '３.5');
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ price: 3.5 });
    await userEvent.fill(price, 'two');
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledOnce();
    await expect
      .poll(() => container.querySelector('.field-complaint')?.textContent)
      .toBe('Price of an agent-hour: “two” is no number from 0 on. The value stays as it was.');
    expect(price.value).toBe('2');
  });

  it('of waiting can be taken back', async () => {
    show(worthFigure, shown);
    await userEvent.fill(labelled('An hour sooner is worth'), '');
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ hour: null });
  });

  it('of an agent cannot be left out', async () => {
    show(worthFigure, shown);
    await userEvent.fill(labelled('Price of an agent-hour'), '');
    await userEvent.keyboard('{Enter}');
    expect(choose).not.toHaveBeenCalled();
  });

  it('are read off against the makespan: a click takes the cheapest size that is so fast', async () => {
    show(worthFigure, shown);
    const area = slider('Money by makespan');
    // Two to 64 agents take 9 hours: the left end.
    await userEvent.click(area, { position: { x: 2, y: 40 } });
    expect(change).toHaveBeenCalledExactlyOnceWith({ agents: 2 });
  });
});
