/** What belongs to the page and not to the picture: controls, exact values, headings that a sheet writes itself. */
const SKIPPED = [
  '[data-export-skip]',
  'button',
  'input',
  'select',
  'textarea',
  'fieldset',
  'details',
  '[role="slider"]',
  '.visually-hidden',
  '.play-bar',
  '.transport',
  '.lab-working',
  '.recompute',
  '.elo-values',
  '.elo-title',
  '.fig-head',
].join(',');

export function isSkipped(element: Element): boolean {
  return element.matches(SKIPPED);
}
