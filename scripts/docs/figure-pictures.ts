import { pictureOf, sheet, toSvg } from '../../src/export/index.ts';
import { settingsText } from '../../src/figures/share/words.ts';
import type { FigureName } from '../../src/link/figures.ts';
import { DEFAULT_LINK_STATE } from '../../src/link/link-state.ts';
import { writeLink } from '../../src/link/write-link.ts';
import { catalogues, type Language } from '../../src/messages/index.ts';
import { MODEL_VERSION } from '../../src/model/version.ts';
import { LANGUAGE_TAGS } from '../../src/pages/addresses.ts';
import { mountEmbed } from '../../src/pages/embed/mount.tsx';
import { titleOf } from '../../src/pages/embed/titles.ts';

/** What of a figure is its picture: of the article, of Elo, of the race. */
const PICTURES = '.fig-body, .elo, .lab-picture';

declare global {
  interface Window {
    /** The picture of a figure at the default settings, as a file of SVG. */
    pictureFile(figure: FigureName, language: Language): Promise<string>;
  }
}

window.pictureFile = async (figure, language) => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const { preset, parameters } = DEFAULT_LINK_STATE;
  const chrome = { hidden: ['values'] as const, controls: null };
  const query = writeLink({ preset, parameters, figure, language, theme: 'light', chrome });
  const themed = document.documentElement;
  themed.lang = LANGUAGE_TAGS[language];
  const { api, dispose } = mountEmbed({ root, query, site: 'https://example.org/', themed });
  await new Promise<void>((resolve, reject) => {
    api.subscribe(({ kind }) => {
      if (kind === 'ready') resolve();
      if (kind === 'error') reject(new Error(`${figure} could not be computed`));
    });
  });
  const digest = api.digest();
  const element = root.querySelector(PICTURES);
  if (!digest || !element) throw new Error(`${figure} was not drawn to its end`);
  const messages = catalogues[language];
  const words = {
    title: titleOf(messages, figure),
    parameters: settingsText(api.state(), language),
    version: messages.share.versionRun(String(MODEL_VERSION), digest),
    // Where it will be is not known yet; whoever shows it links it.
    link: messages.page.siteTitle,
  };
  const described = root.querySelector('[aria-describedby]')?.getAttribute('aria-describedby');
  const description = (described && document.getElementById(described)?.textContent) || words.title;
  const svg = toSvg(sheet(pictureOf(element, { theme: 'light' }), words), {
    title: words.title,
    description,
    language: LANGUAGE_TAGS[language],
  });
  dispose();
  return svg;
};
