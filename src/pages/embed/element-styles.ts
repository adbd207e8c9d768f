import { styles } from './styles.ts';

/** What stands in the element shows until the figure is drawn over it, in the same place. */
const FRAME = `
:host { display: block; }
:host([hidden]) { display: none; }
.swarm-frame { display: grid; }
.swarm-root, slot { display: block; grid-area: 1 / 1; min-width: 0; }
.swarm-frame[data-shows="content"] > .swarm-root { visibility: hidden; }
.swarm-frame[data-shows="figure"] > slot { display: none; }
.swarm-frame[data-shows="fallback"] > .swarm-root { display: none; }
`;

const made = new WeakMap<Document, CSSStyleSheet[]>();

/** The style sheets of all figures of a document, which belong to it alone; [] where it is in no window. */
export function sheetsOf(page: Document): CSSStyleSheet[] {
  const found = made.get(page);
  if (found) return found;
  const view = page.defaultView;
  if (!view) return [];
  const sheets = [styles, FRAME].map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  made.set(page, sheets);
  return sheets;
}
