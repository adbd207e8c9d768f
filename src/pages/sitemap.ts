import { LANGUAGES } from '../messages/index.ts';
import { PAGE_KINDS, pathOf } from './addresses.ts';
import { escaped } from './escape.ts';
import { alternates } from './head.ts';

/** Every page in every language, each with the addresses of the same page in the others. */
export function sitemap(site: string): string {
  const urls = PAGE_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) =>
      [
        '  <url>',
        `    <loc>${escaped(site + pathOf({ language, kind }))}</loc>`,
        ...alternates(kind, site).map(
          ([hreflang, href]) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
