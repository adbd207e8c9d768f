import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../src/styles/site.css';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { FigureActions } from '../../../src/figures/share/figure-actions.tsx';
import type { Shareable } from '../../../src/figures/share/shareable.ts';
import { DEFAULT_LINK_STATE, type LinkState } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { until } from '../lab/harness.tsx';

const STATE: LinkState = {
  ...DEFAULT_LINK_STATE,
  figure: 'width',
  parameters: { ...PRESETS.post, agents: 8, siblingShare: 0.25 },
  choices: { width: { level: 0.5 } },
};
const DIGEST = '0123456789abc';
const HOSTILE = `Width "of" <a> 'graph' </iframe> &amp;`;

let box: HTMLElement;
let root: Root;
/** What was put on the clipboard; null: it refuses. */
let copied: string | null;
let digest: string | null;
let page: LinkState;

const shareable: Shareable = {
  figure: 'width',
  title: (language) => (language === 'zh' ? '宽度' : HOSTILE),
  page: () => page,
  state: () => page,
  digest: () => digest,
  data: () => null,
  picture: () => null,
  controls: () => ['agents', 'layers'],
};

beforeEach(() => {
  copied = '';
  digest = DIGEST;
  page = STATE;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      async writeText(text: string) {
        if (copied === null) throw new Error('refused');
        copied = text;
      },
    },
  });
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <LanguageProvider value="en">
      <FigureActions of={shareable} lab="lab/" />
    </LanguageProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  box.remove();
  // Back to what the browser has.
  Reflect.deleteProperty(navigator, 'clipboard');
});

const all = <E extends HTMLElement>(selector: string) => [...box.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(selector: string): E => {
  const found = box.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const named = <E extends HTMLElement>(selector: string, name: string): E => {
  const found = all<E>(selector).find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`there is no ${selector} named ${name}`);
  return found;
};
const dialog = () => box.querySelector('dialog');
const texts = () => all<HTMLTextAreaElement>('dialog textarea').map(({ value }) => value);
const checkbox = (name: string) => named('dialog label', name).querySelector('input');

async function open(name: 'Share' | 'Save' = 'Share'): Promise<void> {
  await until('there are buttons', () => all('button').length > 0);
  await userEvent.click(named('button', name));
  await until('it is open', () => dialog()?.open === true);
}

async function chooseTab(name: string): Promise<void> {
  await userEvent.click(named('[role=tab]', name));
}

describe('the dialog', () => {
  it('is named, takes the focus, and gives it back on Escape', async () => {
    await open();
    const label = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBe('Share this figure');
    const about = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe(HOSTILE);
    expect(dialog()?.matches(':modal')).toBe(true);
    for (let i = 0; i < 12; i++) {
      // The focus may leave for the browser's own bar, but never for the page behind.
      const { activeElement } = document;
      expect(dialog()?.contains(activeElement) || activeElement === document.body).toBe(true);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await until('it is closed', () => !dialog());
    await until('the focus is back', () => document.activeElement === named('button', 'Share'));
    // And once more.
    await open();
    await userEvent.keyboard('{Escape}');
    await until('it is closed again', () => !dialog());
  });

  it('closes by its button, and by a press beside it that begins there', async () => {
    await open();
    await userEvent.click(one('dialog button[aria-label=Close]'));
    await until('it is closed', () => !dialog());
    await open();
    const press = (target: Element, type: string) =>
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 1, clientY: 1 }));
    const element = dialog();
    if (!element) throw new Error('it is not open');
    // A selection that ends on the backdrop.
    press(one('dialog textarea'), 'pointerdown');
    press(element, 'click');
    expect(element.open).toBe(true);
    press(element, 'pointerdown');
    press(element, 'click');
    await until('it is closed', () => !dialog());
    await until('the focus is back', () => document.activeElement === named('button', 'Share'));
  });

  it('keeps all of what scrolls beneath its head', async () => {
    await open();
    const dialog = one('dialog');
    const [head, around] = [one('dialog .modal-head'), dialog].map((element) =>
      element.getBoundingClientRect(),
    );
    const left = (around?.left ?? 0) + dialog.clientLeft;
    expect(head?.left).toBeCloseTo(left, 0);
    expect(head?.right).toBeCloseTo(left + dialog.clientWidth, 0);
  });

  it('has tabs for the arrow keys, one of them in the tab order', async () => {
    await open();
    const chosen = () =>
      all('[role=tab][aria-selected=true]').map(({ textContent }) => textContent);
    named('[role=tab]', 'Link').focus();
    const went: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      expect(all('[role=tab][tabindex="0"]')).toEqual([document.activeElement]);
      expect(chosen()).toEqual([document.activeElement?.textContent]);
      went.push(chosen()[0] ?? '');
      const panel = one('[role=tabpanel]');
      expect(panel.getAttribute('aria-labelledby')).toBe(document.activeElement?.id);
    }
    expect(went).toEqual([
      'Embed',
      'Web component',
      'Link',
      'Web component',
      'Link',
      'Web component',
    ]);
  });

  it('keeps its keys from the figure behind it', async () => {
    await open();
    let heard = 0;
    root.render(
      <LanguageProvider value="en">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it stands for the race */}
        <div onKeyDown={() => heard++}>
          <FigureActions of={shareable} lab="lab/" />
        </div>
      </LanguageProvider>,
    );
    await until('it was drawn anew', () => !dialog());
    await open();
    heard = 0;
    await userEvent.keyboard('{ArrowRight} ');
    expect(heard).toBe(0);
  });
});

describe('the links', () => {
  it('lead to exactly this, and are copied as they stand', async () => {
    await open();
    const [inArticle, alone] = texts().map((text) => new URL(text));
    if (!inArticle || !alone) throw new Error('there are not two');
    const here = new URL('./', document.baseURI).href;
    expect(inArticle.href.startsWith(`${here}?`)).toBe(true);
    expect(inArticle.hash).toBe('#figure-width');
    expect(alone.href.startsWith(`${here}embed/?`)).toBe(true);
    for (const { search } of [inArticle, alone]) {
      const { notices, ...state } = parseLink(search);
      expect(notices).toEqual([]);
      expect(state).toEqual(STATE);
    }
    // It is said for two and a half seconds, which are those of the test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const said = () => all('dialog [role=status]')[0]?.textContent;
    await userEvent.click(named('dialog button', 'Copy'));
    await until('it says so', () => said() === 'Copied');
    expect(copied).toBe(inArticle.href);
    vi.advanceTimersByTime(2500);
    await until('it is silent', () => said() === '');
  });

  it('have the theme that was chosen for the page, and none where the system decides', async () => {
    await open();
    expect(texts().filter((text) => text.includes('theme='))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until('it is closed', () => !dialog());
    document.documentElement.dataset.theme = 'dark';
    try {
      await open();
      for (const text of texts()) expect(parseLink(new URL(text).search).theme).toBe('dark');
      // Of what is embedded in other pages that says nothing.
      await chooseTab('Embed');
      expect(texts()[0]).not.toContain('theme=');
    } finally {
      delete document.documentElement.dataset.theme;
    }
  });

  it('are selected where the clipboard refuses', async () => {
    copied = null;
    await open();
    const field = one<HTMLTextAreaElement>('dialog textarea');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(named('dialog button', 'Copy'));
    await until('it says so', () => /by hand/.test(one('dialog [role=status]').textContent ?? ''));
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('have the fingerprint beside them, as soon as there is one', async () => {
    digest = null;
    await open();
    expect(box.querySelector('.share-digits')).toBeNull();
    digest = DIGEST;
    await until('it is there', () => box.querySelector('.share-digits')?.textContent === DIGEST);
  });
});

describe('the code of a frame', () => {
  const frame = () => {
    const parsed = new DOMParser().parseFromString(texts()[0] ?? '', 'text/html');
    const { body } = parsed;
    expect(body.children).toHaveLength(1);
    const found = body.querySelector('iframe');
    if (!found) throw new Error('there is no frame');
    return found;
  };

  it('parses to one frame that shows the same state', async () => {
    await open();
    await chooseTab('Embed');
    const found = frame();
    expect(found.title).toBe(HOSTILE);
    expect(found.getAttribute('width')).toBe('100%');
    expect(Number(found.getAttribute('height'))).toBeGreaterThan(100);
    expect(found.loading).toBe('lazy');
    expect([...found.sandbox]).toEqual([
      'allow-scripts',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    const { notices, ...state } = parseLink(new URL(found.src).search);
    expect(notices).toEqual([]);
    expect(state).toEqual(STATE);
    // What a reader without frames gets.
    const inside = new DOMParser().parseFromString(found.textContent ?? '', 'text/html').body;
    expect(inside.querySelector('img')?.alt).toBe(HOSTILE);
    expect(inside.querySelector('img')?.src).toMatch(/\/figures\/width\.svg$/);
    expect(inside.querySelector('a')?.href).toMatch(/agents=8.*#figure-width$/);
    await userEvent.click(named('dialog button', 'Copy'));
    await until('it is copied', () => copied !== '');
    expect(copied).toBe(texts()[0]);
  });

  it('says what was left out, which controls there are, and how it looks', async () => {
    await open();
    await chooseTab('Embed');
    const [parts, controls] = all('dialog fieldset');
    const within = (fieldset: Element | undefined, name: string) =>
      [...(fieldset?.querySelectorAll('label') ?? [])]
        .find(({ textContent }) => textContent === name)
        ?.querySelector('input') as HTMLInputElement;
    await userEvent.click(within(parts, 'Caption'));
    await userEvent.click(within(parts, 'Title'));
    await userEvent.click(within(controls, 'Agents'));
    await userEvent.click(named('dialog label', 'Dark'));
    await userEvent.click(named('dialog label', '中文'));
    const { chrome, theme, language } = parseLink(new URL(frame().src).search);
    expect(chrome).toEqual({ hidden: ['title', 'caption'], controls: ['layers'] });
    expect([theme, language]).toEqual(['dark', 'zh']);
    expect(frame().title).toBe('宽度');
    expect(frame().textContent).toMatch(/\/figures\/zh\/width\.svg/);
    // All of them again: nothing to say.
    await userEvent.click(within(controls, 'Agents'));
    await userEvent.click(within(parts, 'Title'));
    await userEvent.click(checkbox('Caption') as HTMLInputElement);
    expect(parseLink(new URL(frame().src).search).chrome).toEqual(DEFAULT_LINK_STATE.chrome);
    // Without controls there are none to choose.
    await userEvent.click(within(parts, 'Controls'));
    expect(all('dialog fieldset')).toHaveLength(1);
  });

  it('has the height that the frame on show asks for, which no other window can say', async () => {
    await open();
    await chooseTab('Embed');
    await until('there is a frame', () => all('dialog iframe').length === 1);
    const say = (source: Window | null, height: number) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { 'swarm-figure': 1, type: 'height', height },
          source,
          origin: 'null',
        }),
      );
    const shown = one<HTMLIFrameElement>('dialog iframe');
    const before = frame().getAttribute('height');
    say(window, 1234);
    say(null, 1235);
    say(shown.contentWindow, 777);
    await until('it is as high', () => shown.style.height === '777px');
    expect(frame().getAttribute('height')).toBe('777');
    expect(before).not.toBe('777');
    const told = () => one('dialog .share-height').textContent;
    expect(told()).toContain(`777 px is right for the preview’s width of ${shown.clientWidth} px;`);
    // Another address is another frame: the history of the page stays as it was.
    const { length } = window.history;
    await userEvent.click(checkbox('Caption') as HTMLInputElement);
    await until('another frame is there', () => one('dialog iframe') !== shown);
    expect(one<HTMLIFrameElement>('dialog iframe').src).toMatch(/hide=caption$/);
    say(shown.contentWindow, 888);
    expect(frame().getAttribute('height')).toBe('777');
    expect(window.history.length).toBe(length);
  });

  it('is shown at any width that there is', async () => {
    await open();
    await chooseTab('Embed');
    await until('there is a frame', () => all('dialog iframe').length === 1);
    // What is in the frame here is no page of ours: after eight seconds it would be hidden.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shown = one<HTMLIFrameElement>('dialog iframe');
    const slider = one<HTMLInputElement>('dialog input[type=range]');
    const most = shown.clientWidth;
    expect(most).toBe(one('.preview-room').clientWidth);
    slider.focus();
    await userEvent.keyboard('{Home}');
    await until('it is narrow', () => shown.clientWidth === 320);
    expect(all('dialog .share-height')).toHaveLength(0);
    expect(slider.getAttribute('aria-valuetext')).toBe('320 px');
    await userEvent.keyboard('{End}');
    await until('it is as wide as before', () => shown.clientWidth === most);
  });
});

describe('the code of an element', () => {
  it('parses to a script and an element with the entries of the link', async () => {
    await open();
    await chooseTab('Web component');
    const { head, body } = new DOMParser().parseFromString(texts()[0] ?? '', 'text/html');
    expect(head.querySelector('script')?.src).toBe(
      new URL('swarm-figure.js', document.baseURI).href,
    );
    const element = body.querySelector('swarm-figure');
    const query = new URLSearchParams(
      [...(element?.attributes ?? [])].map(({ name, value }) => [
        // HTML knows no capitals in names.
        name === 'siblingshare' ? 'siblingShare' : name,
        value,
      ]),
    );
    const { notices, ...state } = parseLink(`?${query}`);
    expect(notices).toEqual([]);
    expect(state).toEqual(STATE);
    expect(element?.querySelector('img')?.alt).toBe(HOSTILE);
  });
});

describe('a figure without a result', () => {
  it('can be sent, and says that there is nothing to save yet', async () => {
    digest = null;
    await open();
    expect(texts()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await until('it is closed', () => !dialog());
    await open('Save');
    expect(one('dialog [role=status]').textContent).toMatch(/nothing to save yet/);
    expect(all('dialog button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await until('it is closed', () => !dialog());
    await until('the focus is back', () => document.activeElement === named('button', 'Save'));
  });
});
