import Papa from 'papaparse';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Said, say } from '../../said.ts';
import type { Reading } from '../format.ts';

/** Fields of a line without the white space around them, and the line that they begin on. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

const BETWEEN_PAUSES = 4096;

/**
 * The rows of a table of separated values, blank ones left out. Quotes as in RFC 4180. `firstLine`: the number of the
 * line that the text begins on. Throws a GraphError for quotes that do not close or stand where there can be none.
 */
export function* csvRows(text: string, separator: string, firstLine = 1): Reading<CsvRow[]> {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let letters = 0;
  const state: { seen: number; done: boolean; paused: Papa.Parser | null } = {
    seen: 0,
    done: false,
    paused: null,
  };
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    // Its other way takes the text apart again after every pause.
    fastMode: false,
    step({ data, errors }, handle) {
      const [error] = errors;
      if (error) throw new GraphError(atLine(line), quotesError(error));
      if (data.some((field) => field.trim() !== '')) {
        rows.push({ line, fields: data.map((field) => field.trim()) });
      }
      for (const field of data) {
        line += lineBreaks(field);
        letters += field.length + 1;
      }
      line++;
      if (++state.seen % BETWEEN_PAUSES > 0) return;
      state.paused = handle;
      handle.pause();
    },
    complete() {
      state.done = true;
    },
  });
  while (!state.done && state.paused) {
    yield Math.min(1, letters / text.length);
    state.paused.resume();
  }
  return rows;
}

function quotesError({ code }: Papa.ParseError): Said {
  return code === 'MissingQuotes'
    ? say`a quote opens and never closes`
    : say`a quote stands within a field: a field with quotes begins and ends with one, and doubles those in it`;
}

function lineBreaks(field: string): number {
  let count = 0;
  for (let at = field.indexOf('\n'); at >= 0; at = field.indexOf('\n', at + 1)) count++;
  return count;
}
