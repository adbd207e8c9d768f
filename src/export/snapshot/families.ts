/** What comes after a font of ours where it is not there, before the families that the page names for other letters. */
const INSTEAD: Readonly<Record<string, string>> = {
  'Source Sans 3 Variable':
    "'Source Sans 3', 'Source Sans Pro', 'Helvetica Neue', 'Segoe UI', Roboto, 'Noto Sans', Arial, 'Liberation Sans', 'DejaVu Sans'",
  'Source Serif 4 Variable':
    "'Source Serif 4', 'Source Serif Pro', Georgia, 'Noto Serif', 'Liberation Serif', 'DejaVu Serif'",
};
const GENERIC = /(^|,\s*)(serif|sans-serif|monospace|system-ui)\s*$/;

/** The families of a page for a file that carries no font: with likely substitutes, and a generic one at the end. */
export function portableFamilies(families: string): string {
  const listed = families
    .split(',')
    .map((each) => each.trim().replaceAll('"', "'"))
    .flatMap((family) => {
      const instead = INSTEAD[family.replaceAll("'", '')];
      return instead ? [family, instead] : [family];
    })
    .join(', ');
  return GENERIC.test(listed) ? listed : `${listed}, sans-serif`;
}
