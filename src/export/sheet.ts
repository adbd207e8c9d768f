import type { Drawing, Font, Mark } from './drawing.ts';
import { type Measure, measure as measured } from './measure.ts';
import { move } from './move.ts';
import { wrap, wrapEvenly } from './wrap.ts';

/** What stands around a picture that travels. */
export interface SheetWords {
  readonly title: string;
  readonly subtitle?: string;
  /** The parameters in words. */
  readonly parameters: string;
  /** Address of the figure in this state. */
  readonly link: string;
  /** Version of the model and digest of the run, in words. */
  readonly version: string;
}

/** Pixels: around everything, and between the picture and the words. */
const MARGIN = 20;
const GAP = 14;

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly colour: 'ink' | 'inkSoft';
  /** From a line to the next. */
  readonly lead: number;
}

const TITLE: Style = { size: 18, weight: 650, colour: 'ink', lead: 24 };
const SUBTITLE: Style = { size: 14, weight: 400, colour: 'inkSoft', lead: 20 };
const SMALL: Style = { size: 12, weight: 400, colour: 'inkSoft', lead: 17 };
/** From the upper edge of a line to its baseline, of its lead. */
const BASELINE = 0.75;

/** The picture with its title above it, and beneath it its parameters, its link, and what it was computed with. */
export function sheet(drawing: Drawing, words: SheetWords, measure: Measure = measured): Drawing {
  const { look, width } = drawing;
  const marks: Mark[] = [];
  let y = MARGIN;
  const write = (text: string | undefined, style: Style) => {
    if (!text) return;
    const font: Font = {
      family: look.family,
      size: style.size,
      weight: style.weight,
      italic: false,
    };
    const widthOf = (line: string) => measure(line, font).width;
    const lines = style === TITLE ? wrapEvenly : wrap;
    for (const line of lines(text, width, widthOf)) {
      marks.push({
        kind: 'text',
        text: line,
        x: MARGIN,
        y: y + BASELINE * style.lead,
        anchor: 'start',
        font,
        fill: look[style.colour],
        length: widthOf(line),
      });
      y += style.lead;
    }
  };
  write(words.title, TITLE);
  write(words.subtitle, SUBTITLE);
  y += GAP;
  marks.push(...drawing.marks.map((mark) => move(mark, MARGIN, y)));
  y += drawing.height + GAP;
  for (const text of [words.parameters, words.version, words.link]) write(text, SMALL);
  return { look, width: width + 2 * MARGIN, height: Math.ceil(y + MARGIN), marks };
}
