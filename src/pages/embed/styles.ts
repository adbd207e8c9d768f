/** All style sheets of a figure as one; the build puts them in (scripts/vite-plugins/embed.ts). */
declare const EMBED_STYLES: string;

/** For the shadow tree of a custom element. Without them where the development server serves it. */
export const styles = typeof EMBED_STYLES === 'string' ? EMBED_STYLES : '';
