import { embedAddress } from '../figures/share/addresses.ts';
import { iframeCode } from '../figures/share/code.ts';
import { siteOf } from '../figures/share/site.ts';
import { DEFAULT_LINK_STATE, type LinkState, type Part } from '../link/link-state.ts';
import { catalogues, LANGUAGES } from '../messages/index.ts';
import { pathOf } from './addresses.ts';
import { metaOf } from './head.ts';
import { CARD_SIZE, CARDS, type FigurePage, oembedPath } from './oembed-files.ts';

/** A frame as wide as a column of text. CSS pixels. */
export const FRAME_WIDTH = 680;

/** What is left out around a figure in it, and the height that the rest needs. CSS pixels. */
const FRAMES: Readonly<Record<'standard' | 'race', { hidden: readonly Part[]; height: number }>> = {
  standard: { hidden: [], height: 1100 },
  race: { hidden: ['controls', 'readouts'], height: 1650 },
};

/**
 * What editors that understand oEmbed take from a link to this site: the code of a frame. Static files, so they show the
 * default state whatever the link asks for. By their path below the site's address.
 */
export function oembedFiles(site: string): Record<string, string> {
  const pages: FigurePage[] = LANGUAGES.flatMap((language) => [
    { language, kind: 'front' },
    { language, kind: 'lab' },
  ]);
  pages.push({ language: 'en', kind: 'embed' });
  const written = (page: FigurePage) => `${JSON.stringify(oembedOf(page, site), null, 2)}\n`;
  return Object.fromEntries(pages.map((page) => [oembedPath(page), written(page)]));
}

/** An answer of oEmbed 1.0 of the type rich: https://oembed.com, section 2.3.4. */
function oembedOf({ language, kind }: FigurePage, site: string) {
  const figure: 'race' | 'standard' = kind === 'lab' ? 'race' : 'standard';
  const { page, figures } = catalogues[language];
  const around = siteOf(`${site}${pathOf({ language, kind: 'lab' })}`, language, site);
  const title = figure === 'race' ? page.meta.lab.title : figures.standard.title;
  const { hidden, height } = FRAMES[figure];
  const state: LinkState = {
    ...DEFAULT_LINK_STATE,
    figure,
    language: language === 'en' ? null : language,
    chrome: { hidden, controls: null },
  };
  return {
    version: '1.0',
    type: 'rich',
    title: kind === 'embed' ? title : metaOf({ language, kind }).title,
    provider_name: page.siteTitle,
    provider_url: around.article,
    width: FRAME_WIDTH,
    height,
    html: iframeCode({
      src: embedAddress(around, state),
      title: `${title} · ${page.siteTitle}`,
      height,
      fallback: {
        address: figure === 'race' ? around.lab : `${around.article}#${figure}`,
        picture: around.picture(figure),
        alt: title,
      },
    }),
    thumbnail_url: site + CARDS[language],
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
  };
}
