import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { catalogues, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/messages/index.ts';
import { PAGE_KINDS, type PageKind, pathOf } from '../../src/pages/addresses.ts';
import { complaints, type Opened, open, ready, site } from './support/browse.ts';
import { chooseRadio } from './support/choose-radio.ts';

/** Which texts the scripts of a page bring along: those of its own language, and others where they are asked for. */

const OTHER: Record<Language, Language> = { en: 'zh', zh: 'en' };
const titleOf = (language: Language) => catalogues[language].page.figure.label;

function scriptsOf({ asked }: Opened): string[] {
  const urls = new Set(asked.filter((url) => /\.js$/.test(url) && !/collector/.test(url)));
  const below = (url: string) => new URL(url).pathname.slice(new URL(site).pathname.length);
  return [...urls].map((url) => readFileSync(path.join(inject('dist'), below(url)), 'utf8'));
}

/** Languages that have a sentence of theirs in the scripts that were asked for. */
function broughtBy(opened: Opened): Language[] {
  const scripts = scriptsOf(opened);
  return LANGUAGES.filter((language) => {
    const { skip } = catalogues[language].page;
    return scripts.some((script) => script.includes(skip));
  });
}

/** Pages that their scripts draw, with the texts of their language. */
const ALIVE: readonly PageKind[] = ['task', 'lab', 'claims'];

describe.each(LANGUAGES)('a page in %s', (language) => {
  it.each(ALIVE)('brings the texts of no other: %s', async (kind) => {
    const opened = await open(pathOf({ language, kind }));
    await ready(opened.page);
    expect(broughtBy(opened)).toEqual([language]);
  });

  it.each(PAGE_KINDS.filter((kind) => !ALIVE.includes(kind)))(
    'brings none as long as it is only read, and little else: %s',
    async (kind) => {
      const opened = await open(pathOf({ language, kind }));
      await ready(opened.page);
      expect(broughtBy(opened)).toEqual([]);
      const bytes = scriptsOf(opened).map((script) => gzipSync(script).length);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(6000);
      await opened.page.keyboard.press('?');
      const dialog = opened.page.locator('dialog[open]');
      await dialog.waitFor();
      expect(await dialog.textContent()).toContain(catalogues[language].manners.keys.title);
      expect(broughtBy(opened)).toEqual([language]);
    },
  );

  it('brings another where an embed is in that language', async () => {
    const opened = await open(pathOf({ language, kind: 'lab' }));
    const { page } = opened;
    await ready(page);
    await page.getByRole('button', { name: catalogues[language].share.share, exact: true }).click();
    await page.getByRole('tab').nth(1).click();
    const code = page.locator('dialog textarea');
    await expect.poll(() => code.inputValue()).toContain(`title="${titleOf(language)}"`);
    const other = OTHER[language];
    await chooseRadio(page.getByRole('radio', { name: LANGUAGE_NAMES[other], exact: true }));
    await expect.poll(() => code.inputValue()).toContain(`title="${titleOf(other)}"`);
    expect(broughtBy(opened)).toEqual([...LANGUAGES]);
    expect(await complaints(opened)).toEqual([]);
  });
});
