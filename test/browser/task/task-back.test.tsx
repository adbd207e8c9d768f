import { afterEach, describe, expect, it } from 'vitest';
import { frame, until } from '../lab/harness.tsx';
import {
  button,
  example,
  fileOf,
  type MountedTask,
  mountTask,
  shown,
  stateOf,
  tellUnit,
  told,
} from './mount-task.tsx';

const SMALL = 'id,duration,needs\na,2,\nb,3,a\n';
/** Of more steps than travel in a link. */
const LARGE = ['id,duration,needs', ...Array.from({ length: 2100 }, (_, i) => `s${i},1,`)].join(
  '\n',
);
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

let page: MountedTask;
afterEach(() => page.unmount());

const hash = () => window.location.hash;

/** An analysis with settings of its own, and then a file that is none. */
async function dropWrong(text: string): Promise<void> {
  page = await mountTask();
  await shown(page);
  page.lab.openFiles([fileOf(text, 'mine.csv')]);
  await tellUnit(page, 'minutes');
  await shown(page);
  stateOf(page).actions.change({ agents: 5 });
  stateOf(page).actions.choose({ price: 12 });
  await until('the address has it', () => hash().includes('price=12'));
  page.lab.openFiles([new File([PICTURE], 'photo.png')]);
  await until('it is refused', () => stateOf(page).source.kind === 'refused');
  await until('the address tells', () => hash().includes('photo.png'));
}

function isBack(): void {
  expect(stateOf(page).source).toMatchObject({ kind: 'ready', task: { name: 'mine.csv' } });
  expect(stateOf(page).settings).toMatchObject({ parameters: { agents: 5 }, price: 12 });
}

describe('a wrong drop over an analysis', () => {
  it.each([
    ['small', SMALL],
    ['large', LARGE],
  ])('of a %s graph leaves one button back, with settings, focus and address', async (_, text) => {
    await dropWrong(text);
    expect(told(page)).toContain('photo.png');
    const back = button(page, 'Back to');
    expect(back.textContent?.replace(/[\u2068\u2069]/g, '')).toBe('Back to mine.csv');
    back.focus();
    back.click();
    isBack();
    await until('it has the focus', () => document.activeElement?.tagName === 'H2');
    expect(document.activeElement?.textContent).toBe('mine.csv');
    await until('the address leads to it', () => !hash().includes('photo.png'));
    expect(hash()).toContain('mine.csv');
    expect(hash()).toContain('price=12');
  });

  it('is taken back by the keys of undo', async () => {
    await dropWrong(LARGE);
    await until('the page shows it', () => told(page).includes('photo.png'));
    // Its keys are listened to once it is drawn.
    await frame();
    await frame();
    const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    isBack();
  });

  it('is left by the browser’s way back, and from where it was by the button', async () => {
    await dropWrong(LARGE);
    window.history.back();
    await until('it is there', () => stateOf(page).source.kind === 'ready');
    isBack();
    expect(hash()).toContain('mine.csv');
    window.history.forward();
    await until('there is nothing to show', () => stateOf(page).source.kind === 'none');
    button(page, 'Back to').click();
    isBack();
  });
});

it('a link whose graph was left out is written anew when a file comes that fits', async () => {
  page = await mountTask({ query: '?v=2#graph=none' });
  await until('it says so', () => told(page).includes('too large to travel'));
  page.lab.openFiles([fileOf(SMALL, 'mine.csv')]);
  await tellUnit(page, 'minutes');
  await until('the graph is in the address', () => hash().includes('graph=d'));
});

describe('the focus, where the control that was used is gone', () => {
  it('goes to the heading of what came, after a text, a unit and a repair; the question is said', async () => {
    page = await mountTask();
    await shown(page);
    const heading = (text: string) =>
      until(`the focus is on ${text}`, () => {
        const { activeElement } = document;
        return activeElement?.tagName === 'H2' && !!activeElement.textContent?.includes(text);
      });
    const said = () =>
      [...page.container.querySelectorAll('[role=status]')].map((each) => each.textContent).join();
    const paste = async (text: string) => {
      button(page, 'Paste text').click();
      await until('there is a box', () => page.container.querySelector('textarea') !== null);
      const box = page.container.querySelector('textarea');
      if (!box) throw new Error('there is no box');
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await until('it can be read', () => !button(page, 'Read this text').disabled);
      button(page, 'Read this text').focus();
      button(page, 'Read this text').click();
    };
    expect(said()).not.toContain('In which unit');
    await paste(SMALL);
    await heading('Pasted text');
    await until('it is said', () => said().includes('In which unit are its durations?'));
    const unit = button(page, 'minutes');
    unit.focus();
    unit.click();
    await heading('Pasted text');
    expect(stateOf(page).source.kind).toBe('ready');
    await until('it is said no longer', () => !said().includes('In which unit'));

    await paste('id,duration,needs\na,2,nobody\n');
    await heading('is not read');
    const repair = button(page, 'Go on without edges');
    repair.focus();
    repair.click();
    await until('it asks', () => stateOf(page).source.kind === 'asking');
    await heading('Pasted text');
  });

  it('stays with who has gone on to something else, and nothing takes it that comes by itself', async () => {
    page = await mountTask();
    await shown(page);
    expect(document.activeElement).toBe(document.body);
    page.lab.arrival.ask();
    const elsewhere = button(page, 'Paste text');
    elsewhere.focus();
    example(page, 'A build').click();
    await until('it is there', () => told(page).includes('A build'));
    await shown(page);
    expect(document.activeElement).toBe(elsewhere);
  });
});

it('what is said of a folder is brought into sight, each time', async () => {
  page = await mountTask();
  await shown(page);
  const note = page.container.querySelector('.drop-zone-trouble');
  const isSeen = () => {
    const { top, bottom } = note?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= window.innerHeight && bottom > top;
  };
  for (let time = 0; time < 2; time++) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await until('it is out of sight', () => !isSeen());
    stateOf(page).actions.trouble('folder');
    await until('it is seen', isSeen);
  }
  expect(note?.textContent).toContain('A folder was dropped.');
});
