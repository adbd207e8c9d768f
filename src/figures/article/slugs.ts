/** The figures of the article in their order. A slug stands in addresses and anchors and does not change. */
export const SLUGS = [
  'grow',
  'two-scores',
  'single',
  'standard',
  'recursive',
  'compare',
  'rules',
  'overhead',
  'compute',
  'width',
  'elo',
  'deploy',
] as const;

export type Slug = (typeof SLUGS)[number];

export function isSlug(text: string): text is Slug {
  return (SLUGS as readonly string[]).includes(text);
}
