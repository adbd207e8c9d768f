import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stills as stillsOfPages } from '../../../../scripts/vite-plugins/site.ts';
import { STATEMENTS, verdictOf } from '../../../../src/article/statements.ts';
import type { FigureWords } from '../../../../src/figures/article/entry.tsx';
import { FIGURE_ENTRIES } from '../../../../src/figures/article/registry.ts';
import { FigureSlot, type Stills, StillsContext } from '../../../../src/figures/article/stills.tsx';
import { isSlug, SLUGS, type Slug } from '../../../../src/link/figures.ts';
import { parseLink } from '../../../../src/link/parse-link.ts';
import { LANGUAGES, type Language } from '../../../../src/messages/index.ts';
import { ofClass, percentages, tagsOf } from '../../plot/markup.ts';

const slugs = SLUGS.filter((slug) => FIGURE_ENTRIES[slug]);
const cases = slugs.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));
/** Half a minute and more where no build has kept the results yet: all families of the article, run for real. */
const COMPUTING = 240_000;

let stills: Stills;
const complaints = vi.spyOn(console, 'error');

const page = (of: readonly Slug[], language: Language) =>
  renderToStaticMarkup(
    <StillsContext value={stills}>
      {of.map((slug) => (
        <section key={slug}>
          <FigureSlot slug={slug} language={language} />
        </section>
      ))}
    </StillsContext>,
  );

beforeAll(async () => {
  stills = await stillsOfPages(fileURLToPath(new URL('../../../..', import.meta.url)));
}, COMPUTING);

afterAll(() => complaints.mockRestore());

/** What no reader should meet: values that were not made into words. */
const SPILLED = /NaN|undefined|Infinity|null|\[object|=> |∞/;
const HAN = /\p{Script=Han}/u;
/** Everything that is told of a figure. */
const textsOf = ({ title, description, caption, table }: FigureWords) => [
  title,
  description,
  caption,
  ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
];

describe.each(LANGUAGES)('all figures on a page in %s', (language) => {
  it('have ids of their own, and everything that is referred to is there', () => {
    const html = page(slugs, language);
    const tags = tagsOf(html);
    const ids = tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
    expect(ids.length).toBeGreaterThanOrEqual(3 * slugs.length);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = new Set(ids);
    const missing = tags.flatMap(({ name, attributes }) =>
      ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'].flatMap((key) =>
        (attributes[key] ?? '')
          .split(' ')
          .filter((id) => id !== '' && !known.has(id))
          .map((id) => `${name} ${key}=${id}`),
      ),
    );
    expect(missing).toEqual([]);
    const local = [...html.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)];
    for (const [whole, a, b] of local) expect(known, whole).toContain(a ?? b);
  });

  it('are numbered by their order', () => {
    const numbers = ofClass(page(slugs, language), 'fig-number').map(({ text }) =>
      Number(text.match(/\d+/)?.[0]),
    );
    expect(numbers).toEqual(slugs.map((slug) => SLUGS.indexOf(slug) + 1));
  });
});

describe.each(cases)('$slug in $language', ({ slug, language }) => {
  it('is drawn without inline styles, and every place is within its picture', () => {
    complaints.mockClear();
    const html = page([slug], language);
    // React complains of lists without keys, of attributes that are numbers and are none, and the like.
    expect(complaints).not.toHaveBeenCalled();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/="[^"]*(?:NaN|undefined|Infinity|\[object)[^"]*"/);
    for (const place of percentages(html)) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
    const island = tagsOf(html).find(({ attributes }) => 'data-island' in attributes);
    expect(island?.attributes['data-island']).toBe(slug);
    expect(html).toContain(`id="figure-${slug}"`);
  });

  it('is told in words, in its language', () => {
    const words = stills.words(slug, language);
    expect(words.title).not.toBe('');
    expect(words.description.length).toBeGreaterThan(40);
    expect(words.caption.length).toBeGreaterThan(10);
    for (const text of textsOf(words)) expect(text).not.toMatch(SPILLED);
    const prose = [words.title, words.description, words.caption];
    for (const text of prose) expect(HAN.test(text), text).toBe(language === 'zh');
    const html = page([slug], language);
    const visible = html.replace(/<[^>]*>/g, ' ');
    expect(HAN.test(visible)).toBe(language === 'zh');
    expect(visible).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('has a table whose rows are as wide as its head and can be told apart', () => {
    const { table } = stills.words(slug, language);
    if (!table) return expect(slug).toBe('elo');
    expect(table.caption).not.toBe('');
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    expect(new Set(table.head).size).toBe(table.head.length);
    const names = table.rows.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const cell of [...table.head, ...table.rows.flat()]) expect(cell.trim()).not.toBe('');
  });

  it('opens the lab in a state that the lab takes as it is', () => {
    const [link] = tagsOf(page([slug], language)).filter(({ name }) => name === 'a');
    const address = link.attributes.href.replaceAll('&amp;', '&');
    expect(address).toMatch(/^lab\/(\?v=2&[\w=&.-]+)?$/);
    expect(parseLink(address.slice('lab/'.length)).notices).toEqual([]);
  });
});

describe.each(slugs)('the numbers of %s', (slug) => {
  it('are finite, or not there because a level is never reached', () => {
    const entries = Object.entries(stills.figures(slug));
    expect(entries.length).toBeGreaterThan(0);
    for (const [name, value] of entries) {
      expect(name).toMatch(/^[\w.+-]+$/);
      expect(typeof value, name).toBe('number');
      if (Number.isNaN(value)) expect(name).toMatch(/coverage|best/);
      else expect(Number.isFinite(value), name).toBe(true);
    }
  });

  it('and the words about them are the same figures in both languages', () => {
    const [one, other] = LANGUAGES.map((language) => stills.words(slug, language));
    expect(one.table?.rows.length).toBe(other.table?.rows.length);
    const numbers = (words: FigureWords) =>
      (words.table?.rows ?? []).map((row) =>
        row.slice(1).map((cell) => cell.match(/\d[\d.,]*/g)?.join(' ') ?? ''),
      );
    expect(numbers(one)).toEqual(numbers(other));
  });
});

describe('the statements of the prose', () => {
  it.each(Object.entries(STATEMENTS))('can be told at the default settings: %s', (_, statement) => {
    expect(verdictOf(statement, stills.figures(statement.figure))).toMatch(/^(holds|fails)$/);
  });
});

describe('the list of figures', () => {
  it('knows its slugs, and nothing else', () => {
    expect(SLUGS).toHaveLength(12);
    expect(new Set(SLUGS).size).toBe(12);
    expect(isSlug('elo')).toBe(true);
    expect(['', 'Elo', 'toString', '__proto__'].filter(isSlug)).toEqual([]);
  });

  it('names a figure that is not there', () => {
    expect(() => stills.still('nowhere' as Slug)).toThrow('there is no figure "nowhere"');
    expect(() => renderToStaticMarkup(<FigureSlot slug="elo" language="en" />)).toThrow(
      'figure elo is made where no figures were computed',
    );
  });
});
