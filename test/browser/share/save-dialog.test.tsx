import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/site.css';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { FigureActions } from '../../../src/figures/share/figure-actions.tsx';
import type { Shareable } from '../../../src/figures/share/shareable.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import type { Language } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { until } from '../lab/harness.tsx';

const STATE = {
  ...DEFAULT_LINK_STATE,
  figure: 'width' as const,
  parameters: { ...PRESETS.post, agents: 8 },
};

let box: HTMLElement;
let root: Root;
let digest: string | null;
/** Files that were handed to the reader, by name. */
let files: Map<string, Blob>;
/** What was put on the clipboard; null: it refuses. */
let copied: Blob[] | null;
let picture: HTMLElement;

const shareable: Shareable = {
  figure: 'width',
  title: () => 'Width & <height>',
  page: () => STATE,
  state: () => STATE,
  digest: () => digest,
  data: () => ({ columns: [{ name: 'agents' }, { name: 'speedup' }], rows: [[8, 1 / 3]] }),
  picture: () => picture,
};

const createObjectURL = URL.createObjectURL.bind(URL);

beforeEach(() => {
  digest = '0123456789abc';
  files = new Map();
  copied = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const address = createObjectURL(blob);
    blobs.set(address, blob);
    return address;
  };
  // A link that saves a file is followed no further.
  document.addEventListener('click', take, true);
  function take(event: MouseEvent): void {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    event.preventDefault();
    const blob = blobs.get(event.target.href);
    if (blob) files.set(event.target.download, blob);
  }
  stopTaking = () => document.removeEventListener('click', take, true);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      async write([item]: ClipboardItem[]) {
        if (copied === null || !item) throw new Error('refused');
        copied.push(await item.getType('image/png'));
      },
    },
  });
  box = document.createElement('div');
  picture = document.createElement('div');
  picture.innerHTML =
    '<svg width="200" height="100"><path d="M10 10H190" stroke="#000" fill="none" /></svg>';
  document.body.append(box, picture);
  root = createRoot(box);
});

let stopTaking = () => {};

afterEach(async () => {
  await page.viewport(1280, 800);
  root.unmount();
  box.remove();
  picture.remove();
  stopTaking();
  URL.createObjectURL = createObjectURL;
  Reflect.deleteProperty(navigator, 'clipboard');
});

const all = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];
const named = (selector: string, name: string): HTMLElement => {
  const found = all(selector).find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`there is no ${selector} named ${name}`);
  return found;
};
const said = () => all('dialog [role=status]').map(({ textContent }) => textContent ?? '');

async function open(language: Language = 'en'): Promise<void> {
  root.render(
    <LanguageProvider value={language}>
      <FigureActions of={shareable} lab={language === 'en' ? 'lab/' : '/zh/lab/'} />
    </LanguageProvider>,
  );
  await until('there are buttons', () => all('button').length === 2);
  await userEvent.click(all('button')[1] as HTMLElement);
  await until('it is open', () => box.querySelector('dialog')?.open === true);
}

async function save(button: string, extension: string): Promise<Blob> {
  const name = `width-01234567.${extension}`;
  files.delete(name);
  await userEvent.click(named('dialog button', button));
  await until(`${name} is saved`, () => files.has(name));
  return files.get(name) as Blob;
}

describe('the picture', () => {
  it('is saved as SVG, with its title, its settings, its link and its digest', async () => {
    await open();
    const blob = await save('Save picture', 'svg');
    expect(blob.type).toBe('image/svg+xml');
    const text = await blob.text();
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const words = parsed.documentElement.textContent ?? '';
    for (const part of [
      'Width & <height>',
      'Preset: The post · Agents: 8',
      digest,
      '#figure-width',
    ])
      expect(words).toContain(part);
    // What came of it is said, with the size of just this file.
    const size = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
    await until('it is said', () =>
      said().includes(`width-01234567.svg, ${size.format(blob.size / 1000)} kB`),
    );
  });

  it('is as wide on a phone as there is room, and what is higher scrolls', async () => {
    picture.innerHTML =
      '<svg width="340" height="1200"><path d="M10 10H330V1190" stroke="#000" fill="none" /></svg>';
    await page.viewport(390, 800);
    await open();
    const preview = box.querySelector<HTMLElement>('.save-preview');
    const canvas = preview?.querySelector('canvas');
    if (!preview || !canvas) throw new Error('there is no preview');
    await until('it is drawn', () => canvas.height > 1000);
    expect(preview.clientWidth).toBeGreaterThan(340);
    expect(canvas.clientWidth).toBeGreaterThan(0.95 * preview.clientWidth);
    expect(preview.clientHeight).toBeLessThan(500);
    preview.focus();
    await userEvent.keyboard('{End}');
    await until('it scrolls', () => preview.scrollTop > 100);
  });

  it('is saved as PNG with as many pixels as it says', async () => {
    await open();
    await userEvent.click(named('dialog label', 'PNG'));
    await userEvent.click(named('dialog label', '3×'));
    await until('it says how many', () => said().some((each) => / pixels$/.test(each)));
    const [, width, height] =
      said()
        .map((each) => /^([\d,]+) × ([\d,]+) pixels$/.exec(each))
        .find((match) => match !== null) ?? [];
    const bitmap = await createImageBitmap(await save('Save picture', 'png'));
    const format = new Intl.NumberFormat('en');
    expect([width, height]).toEqual([format.format(bitmap.width), format.format(bitmap.height)]);
    expect(bitmap.width).toBeGreaterThanOrEqual(3 * 200);
  });

  it('has the theme that was chosen, and leaves the page as it is', async () => {
    const paper = async (theme: string) => {
      await userEvent.click(named('dialog label', theme));
      const text = await (await save('Save picture', 'svg')).text();
      return /fill="(#[0-9a-f]{6})"/.exec(text)?.[1];
    };
    await open();
    const before = document.documentElement.dataset.theme;
    const [light, dark] = [await paper('Light'), await paper('Dark')];
    expect(light).toBe('#fbfaf7');
    expect(dark).toBe('#16171a');
    expect(document.documentElement.dataset.theme).toBe(before);
  });

  it('is copied, or a sentence says why not', async () => {
    await open();
    const button = named('dialog button', 'Copy picture');
    await userEvent.click(button);
    await until('it is copied', () => said().includes('The picture is on the clipboard.'));
    expect(copied).toHaveLength(1);
    expect(copied?.[0]?.size).toBeGreaterThan(100);
    copied = null;
    await userEvent.click(button);
    await until('it says so', () => said().some((each) => /did not take it/.test(each)));
    expect(document.activeElement).toBe(button);
  });
});

describe('the numbers', () => {
  it('are saved in full precision, with what gives them again', async () => {
    await open('zh');
    const csv = await (await save('保存 CSV', 'csv')).text();
    expect(csv).toContain('agents,speedup');
    expect(csv).toContain(`8,${1 / 3}`);
    expect(csv).toMatch(/\/zh\/\?v=2&figure=width&agents=8#figure-width/);
    const json = JSON.parse(await (await save('保存 JSON', 'json')).text());
    expect(json.query).toBe('?v=2&figure=width&agents=8');
    expect(json.digest).toBe(digest);
  });
});

it('waits for a result that is on its way', async () => {
  digest = null;
  await open();
  expect(said().join()).toMatch(/not computed to its end/);
  expect(all('dialog h3')).toEqual([]);
  digest = 'fedcba9876543';
  await until('it can be saved', () => all('dialog h3').length === 2);
});
