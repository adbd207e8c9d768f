import type { Language } from '../messages/index.ts';

/** Where the feeds are, below the site's address. */
export const FEEDS: Readonly<Record<Language, string>> = { en: 'feed.xml', zh: 'zh/feed.xml' };

/** The day the article was last changed in substance, as the feed and the citation give it. */
export const UPDATED = '2026-11-30';
