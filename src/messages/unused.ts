/** What embeds have instead of texts that nothing in them reads (scripts/vite-plugins/nested-build.ts). */
export const article = null;
export const claims = null;
export const manners = null;
export const share = null;
