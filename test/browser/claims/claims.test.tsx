import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reproduced } from '../../../src/claims/bar.ts';
import { STUDIES } from '../../../src/claims/studies.ts';
import { NOTHING, SAMPLES } from '../../unit/figures/claims/samples.ts';
import { until } from '../lab/harness.tsx';
import { violationsIn } from '../violations.ts';
import { type MountedClaims, mountClaims } from './mount-claims.tsx';

let page: MountedClaims;

afterEach(() => {
  vi.useRealTimers();
  page.unmount();
  delete document.documentElement.dataset.theme;
});

const row = (id: string) => {
  const found = page.container.querySelector<HTMLElement>(`tr[id="${id}"]`);
  if (!found) throw new Error(`there is no row ${id}`);
  return found;
};
const cellsOf = (id: string) =>
  [...row(id).querySelectorAll('td')].map((cell) => cell.textContent.trim());
const panel = (name: 'post' | 'september') => {
  const part = page.part(name);
  const get = <E extends Element>(selector: string) => part.querySelector<E>(selector);
  return {
    button: () => get<HTMLButtonElement>('.recompute-button') as HTMLButtonElement,
    back: () => get<HTMLButtonElement>('.recompute-shown button') as HTMLButtonElement,
    shown: () => get('.recompute-shown')?.textContent ?? '',
    state: () => get('.recompute-state')?.textContent ?? '',
    spoken: () => get('.recompute [role="status"]')?.textContent ?? '',
    progress: () => get<HTMLProgressElement>('progress'),
    alert: () => get('[role="alert"]'),
  };
};

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    page = await mountClaims(language);
    page.container.querySelector('details')?.setAttribute('open', '');
    panel('post').button().click();
    page.compute.progress(3);
    panel('september').button().click();
    page.compute.fail({ kind: 'unavailable', message: 'no workers' });
    await until('the notice is there', () => panel('september').alert() !== null);
    const violations = await violationsIn(page.container);
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => node.html.slice(0, 200)),
    }));
    expect(found).toEqual([]);
  });
});

describe('the table of the post', () => {
  it('has what was published, what came out, and the verdict, in words', async () => {
    page = await mountClaims();
    // 10% above, in a range that does not reach down to what was published.
    expect(cellsOf('standard16-coverage-50')).toEqual([
      '13×',
      '14.3×',
      '14.2× to 17.2×',
      '',
      'outside',
      'open in the lab',
    ]);
    expect(cellsOf('standard16-coverage-90').at(4)).toBe('inside');
    expect(cellsOf('communication-share-8').slice(0, 2)).toEqual(['10%', '11.0%']);
    expect(cellsOf('curves-shift-earlier')).toEqual([
      'medians of 64 families',
      'holds',
      'open in the lab',
    ]);
    expect(cellsOf('standard-faster-from-4').at(1)).toBe('does not hold');
    expect(cellsOf('steps').at(4)).toBe('a definition');
  });

  it('counts them', async () => {
    page = await mountClaims();
    const { claims } = STUDIES.post;
    const verdicts = SAMPLES.post.answers.map(({ within }, i) => [claims[i].kind, within]);
    const count = (kind: string) => verdicts.filter(([each]) => each === kind).length;
    const good = (kind: string) => verdicts.filter(([each, yes]) => each === kind && yes).length;
    const near = SAMPLES.post.answers.filter(
      (answer, i) => claims[i].kind === 'number' && 'median' in answer && reproduced(answer),
    );
    expect(near.length).toBeGreaterThan(good('number'));
    expect(page.part('post').querySelector('.claims-summary')?.textContent).toBe(
      `${good('number')} of ${count('number')} published numbers lie inside the spread of 64 families. ` +
        `With those whose median is off by no more than 25%, ${near.length} are near. ` +
        `${good('statement')} of ${count('statement')} statements hold for the medians of 64 families.`,
    );
  });

  it('tells inside from outside by shape as well as by colour, on one axis', async () => {
    page = await mountClaims();
    const plotOf = (id: string) => row(id).querySelector('svg.interval-plot') as SVGSVGElement;
    expect(plotOf('standard16-coverage-90').querySelector('circle')).not.toBeNull();
    expect(plotOf('standard16-coverage-50').querySelector('circle')).toBeNull();
    const line = (id: string) => {
      const { left, right } = plotOf(id).getBoundingClientRect();
      return Math.round((left + right) / 2);
    };
    const middles = STUDIES.post.claims
      .filter(({ kind }) => kind !== 'statement')
      .map(({ id }) => line(id));
    expect(new Set(middles).size).toBe(1);
  });

  it('stands without stored answers too, and claims nothing', async () => {
    page = await mountClaims('en', NOTHING);
    expect(cellsOf('standard16-coverage-50')).toEqual([
      '13×',
      '–',
      '–',
      '',
      'not computed',
      'open in the lab',
    ]);
    expect(page.container.querySelectorAll('.interval-plot[data-inside]')).toHaveLength(0);
    expect(page.part('september').textContent).not.toMatch(/NaN|undefined/);
  });
});

describe('the matrix of September', () => {
  const cells = () => [...page.container.querySelectorAll<HTMLElement>('.matrix-cell')];
  const detail = () => page.container.querySelector('.matrix-detail')?.textContent ?? '';

  it('has 12 swarms and 10 figures, each with its difference', async () => {
    page = await mountClaims();
    expect(cells()).toHaveLength(120);
    for (const cell of cells()) expect(cell.textContent).toMatch(/\+1\.0%agrees$/);
    expect(page.part('september').querySelector('.claims-summary')?.textContent).toBe(
      '134 of 134 figures of the independent table agree.',
    );
  });

  it('is one stop for the keyboard, and arrows lead through it', async () => {
    page = await mountClaims();
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells()[0].focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cells()[31]);
    await until('it is the stop', () => cells().findIndex(({ tabIndex }) => tabIndex === 0) === 31);
    expect(detail()).toMatch(/^Standard, 16 agents, speedup at 90% coverage: 12\.18304 here/);
    expect(detail()).toContain('12.06242 in the table: +1.0%');
    const link = page.container.querySelector<HTMLAnchorElement>('.matrix-detail a');
    expect(link?.getAttribute('href')).toBe('../lab/?v=2&preset=september');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(cells()[39]);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(cells()[30]);
  });

  it('shows what the pointer is over, and then again what was chosen', async () => {
    page = await mountClaims();
    cells()[45].click();
    await userEvent.hover(cells()[62]);
    await until('the line follows', () => detail().startsWith('Recursive, 2 agents'));
    await userEvent.hover(page.container.querySelector('h1') as HTMLElement);
    await until('the line returns', () => detail().startsWith('Standard, 32 agents'));
  });
});

describe('recomputing', () => {
  it('shows how far it is, and the new numbers once all of it is there', async () => {
    page = await mountClaims();
    const post = panel('post');
    expect(post.shown()).toMatch(/^Shown: the stored numbers, of 64 families/);
    // How long it takes is said, too: here, a second.
    vi.useFakeTimers({ toFake: ['performance'] });
    post.button().click();
    await until('it is said', () => post.spoken() === 'Computing.');
    expect(post.state()).toMatch(/^starting/);
    const { length } = page.compute.last.jobs;
    expect(length).toBeGreaterThan(16);
    vi.advanceTimersByTime(1000);
    page.compute.progress(Math.ceil(length / 2));
    await until('it is said', () => post.spoken() === '50% done.');
    expect(post.state()).toMatch(/^\d+ of \d+ parts, about \d+ s left$/);
    expect(post.progress()?.value).toBeCloseTo(0.5, 1);
    const lower = SAMPLES.post.answers.map((each) =>
      'median' in each ? { ...each, median: each.published, within: true } : each,
    );
    page.compute.answer(lower);
    await until('it is through', () => post.progress() === null);
    expect(cellsOf('standard16-coverage-50').slice(1, 2)).toEqual(['13.0×']);
    expect(post.shown()).toMatch(/^Shown: recomputed here, now, 16 families in 1 s\./);
    post.back().click();
    await until('the stored ones', () => cellsOf('standard16-coverage-50')[1] === '14.3×');
    post.back().click();
    await until('those of here', () => post.shown().includes('recomputed here'));
  });

  it('says whether the same size gives the same numbers', async () => {
    page = await mountClaims();
    const { button, shown } = panel('september');
    const select = page.part('september').querySelector('select') as HTMLSelectElement;
    const { answers } = SAMPLES.september;
    await userEvent.selectOptions(select, '256 families');
    button().click();
    page.compute.answer(answers);
    const same = 'They are the stored numbers to the last digit.';
    await until('it says so', () => shown().includes(same));
    button().click();
    const [first, ...others] = answers;
    page.compute.answer([{ ...first, families: 255 }, ...others]);
    const another = 'They differ from the stored numbers in 1 of 134 answers.';
    await until('it says so', () => shown().includes(another));
  });

  it('stops, and what there was stays', async () => {
    page = await mountClaims();
    const { button, state, spoken, shown } = panel('september');
    const before = page.part('september').querySelector('.matrix')?.textContent;
    button().focus();
    await userEvent.keyboard('{Enter}');
    await until('it runs', () => button().textContent === 'Stop');
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{Enter}');
    await until('it stops', () => button().textContent === 'Recompute');
    expect(page.compute.last.stopped).toBe(true);
    expect(state()).toMatch(/^Stopped/);
    await until('it is said', () => spoken() === 'Stopped.');
    expect(shown()).toMatch(/stored numbers/);
    expect(page.part('september').querySelector('.matrix')?.textContent).toBe(before);
  });

  it('says why it could not, and tries again when asked', async () => {
    page = await mountClaims();
    const { button, alert, state } = panel('post');
    button().click();
    page.compute.fail({ kind: 'unavailable', message: 'The browser refused.' });
    await until('the notice is there', () => alert() !== null);
    expect(alert()?.textContent).toContain('this browser allows no background workers here');
    expect(cellsOf('standard16-coverage-50')[1]).toBe('14.3×');
    alert()?.querySelector('button')?.click();
    await until('the notice is gone', () => alert() === null);
    expect(page.compute.retries).toBe(1);
    expect(state()).toMatch(/^starting/);
    page.compute.fail({ kind: 'failed', message: 'no swarm has 0 agents.' });
    await until('another notice is there', () => alert() !== null);
    expect(alert()?.textContent).toContain('Reason: no swarm has 0 agents.');
    expect(alert()?.querySelector('button')).toBeNull();
  });
});
