import type { Mark, TextMark } from '../drawing.ts';
import { apply, lengthening, type Matrix } from '../path/matrix.ts';
import { fontOf, type Inherited, paintOf, shared } from './style.ts';

/** A stretch of letters of one element, by their places among those that the text sets. */
interface Run {
  readonly element: Element;
  readonly text: string;
  readonly from: number;
}

/**
 * A text of a drawing: a mark for each stretch of one look, where the browser has set its letters. A text of one stretch
 * keeps its anchor, so that it stays in place in other fonts too.
 */
export function svgTextMarks(text: SVGTextElement, matrix: Matrix, inherited: Inherited): Mark[] {
  const runs = runsOf(text);
  return runs.flatMap(({ element, text: letters, from }) => {
    const style = getComputedStyle(element);
    const fill = paintOf(style.fill, style.fillOpacity);
    const to = from + letters.length;
    if (!fill || style.visibility !== 'visible' || to > text.getNumberOfChars()) return [];
    const begin = text.getStartPositionOfChar(from);
    const end = text.getEndPositionOfChar(to - 1);
    const scale = lengthening(matrix);
    const anchor = runs.length === 1 ? (style.textAnchor as TextMark['anchor']) : 'start';
    const share = anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1;
    const [x, y] = apply(matrix, begin.x + share * (end.x - begin.x), begin.y);
    const halo = style.paintOrder.startsWith('stroke') ? paintOf(style.stroke) : null;
    const mark: Mark = {
      kind: 'text',
      text: letters,
      x,
      y,
      anchor,
      font: fontOf(style, scale),
      fill: fill.hex,
      length: (end.x - begin.x) * scale,
      ...shared(inherited, fill.alpha),
      ...(halo && {
        halo: { colour: halo.hex, width: Number.parseFloat(style.strokeWidth) * scale },
      }),
    };
    return [mark];
  });
}

/** White space as a text of SVG sets it: one space for many, none at either end. */
function runsOf(text: SVGTextElement): Run[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const runs: { element: Element; text: string; from: number }[] = [];
  let count = 0;
  let spaced = true;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    // A title in a text is no part of it.
    if (!(parentElement instanceof SVGTextContentElement)) continue;
    if (getComputedStyle(parentElement).display === 'none') continue;
    let letters = '';
    for (const letter of node.nodeValue ?? '') {
      const space = /[ \t\n\r]/.test(letter);
      if (!(space && spaced)) letters += space ? ' ' : letter;
      spaced = space;
    }
    if (letters !== '') runs.push({ element: parentElement, text: letters, from: count });
    count += letters.length;
  }
  return joined(runs)
    .map((run) => {
      const before = run.text.length - run.text.trimStart().length;
      return { ...run, text: run.text.trim(), from: run.from + before };
    })
    .filter((run) => run.text !== '');
}

/** A name and a number beside it are two nodes, and one stretch of letters. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last?.element === run.element && last.from + last.text.length === run.from)
      out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}
