import type { Mark } from '../drawing.ts';
import { measure } from '../measure.ts';
import type { Collector } from './collector.ts';
import { fontOf, type Inherited, paintOf, shared } from './style.ts';
import { linesOf } from './text-lines.ts';

/** The lines of a text of the page, each where it stands. */
export function collectText(
  node: Text,
  style: CSSStyleDeclaration,
  inherited: Inherited,
  into: Collector,
): void {
  const fill = paintOf(style.color);
  if (!fill) return;
  const font = fontOf(style);
  // Of the families as the page has them: another first one would have another height.
  const { ascent, descent } = measure('x', { ...font, family: style.fontFamily });
  for (const line of linesOf(node)) {
    const { left, right, top, bottom } = line;
    const mark: Mark = {
      kind: 'text',
      text: line.text,
      x: left - into.left,
      // The box of a line is as high as its font, up and down rounded by some browsers.
      y: top + ((bottom - top) * ascent) / (ascent + descent) - into.top,
      anchor: 'start',
      font,
      fill: fill.hex,
      length: right - left,
      ...shared(inherited, fill.alpha),
    };
    into.add([mark], line);
  }
}
