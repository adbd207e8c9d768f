import { createRoot } from 'react-dom/client';
import '../../../src/styles/site.css';
import { type Compute, createCompute } from '../../../src/compute/index.ts';
import type { TaskLab, TaskLabOptions } from '../../../src/figures/task/create-task.ts';
import type { Language } from '../../../src/messages/index.ts';
import { TaskApp } from '../../../src/pages/task-app.tsx';
import { effectsDone } from '../effects-done.ts';
import { setQuery, until } from '../lab/harness.tsx';

/** The body of the page of a task graph, living in the page of the tests. */
export interface MountedTask {
  readonly lab: TaskLab;
  readonly container: HTMLElement;
  unmount(): void;
}

export interface MountOptions {
  readonly query?: string;
  readonly language?: Language;
  readonly options?: TaskLabOptions;
}

export async function mountTask({
  query = '',
  language = 'en',
  options = {},
}: MountOptions = {}): Promise<MountedTask> {
  setQuery(query);
  document.documentElement.classList.add('js');
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
  const container = document.createElement('div');
  // As what lives on the page stands in it (src/pages/task-page.tsx).
  container.className = 'wide';
  document.body.append(container);
  const root = createRoot(container);
  const all = { site: () => `${window.location.origin}/`, ...options };
  const lab = await new Promise<TaskLab>((resolve) => {
    root.render(<TaskApp language={language} onLab={resolve} options={all} />);
  });
  await effectsDone();
  return {
    lab,
    container,
    unmount() {
      root.unmount();
      container.remove();
      document.documentElement.lang = 'en';
    },
  };
}

export const stateOf = ({ lab }: MountedTask) => lab.store.getState();

export const shown = (page: MountedTask) =>
  until('a graph is shown', () => stateOf(page).source.kind === 'ready');

export const whole = (page: MountedTask) =>
  until('all of it is computed', () => stateOf(page).results.whole);

export function button({ container }: MountedTask, name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find((each) =>
    plain(each).includes(name),
  );
  if (!found) throw new Error(`there is no button "${name}"`);
  return found;
}

/** The card of the gallery by which it is opened. */
export function example({ container }: MountedTask, name: string): HTMLElement {
  const cards = [...container.querySelectorAll<HTMLElement>('.gallery-card')];
  const found = cards.find((each) => each.textContent?.includes(name));
  if (!found) throw new Error(`there is no example "${name}"`);
  return found;
}

/** Tells the unit of a file that leaves it open, once it asks. */
export async function tellUnit(page: MountedTask, name: string): Promise<void> {
  await until('it asks for the unit', () => stateOf(page).source.kind === 'asking');
  const names = [...page.container.querySelectorAll('.unit-choices span')];
  const found = names.find((each) => each.textContent === name);
  if (!found) throw new Error(`there is no unit "${name}"`);
  found.closest('button')?.click();
}

/** What the reader reads of a graph. */
export const told = ({ container }: MountedTask) => plain(container.querySelector('.task-stage'));

/** Its text, with every no-break space as a plain one: tests of words are not about spaces. */
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

/** A small graph of a reader's own, which leaves its unit open. */
export const CSV = 'id,duration,needs\na,2,\nb,3,a\nc,4.5,a\nd,1,b c\n';

export const fileOf = (text: string, name: string) => new File([text], name);

/** A compute side that reads no file before it is told to. */
export function holding(): { readonly compute: Compute; readonly held: (() => void)[] } {
  const real = createCompute();
  const held: (() => void)[] = [];
  const compute: Compute = {
    ...real,
    request(channel, job, callbacks) {
      const ask = () => real.request(channel, job, callbacks);
      if (job.kind === 'graph-read') held.push(ask);
      else ask();
    },
  };
  return { compute, held };
}
