import { cutText } from '../model/cut-text.ts';
import {
  FIGURE_FILE_FORMAT,
  FIGURE_FILE_VERSION,
  HEAD_BYTES,
  MOST_BYTES,
  withoutRows,
} from './figure-file-format.ts';

/** What a file asks for. Everything in it is somebody else's, and may be anything. */
export interface FigureFile {
  /** The name of the figure that it says it holds; '' where it says none. */
  readonly figure: string;
  readonly query: string;
  /** What it says of the parameters, by name; empty where it says nothing. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** The version of the model that made it; null where it does not say. */
  readonly model: number | null;
}

/** Why a file cannot be opened. Texts are somebody else's, at most MOST_QUOTED characters long. */
export type FigureFileTrouble =
  /** More than MOST_BYTES, and not as this site writes it. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  /** JSON, but not of this format. */
  | { readonly kind: 'no-format' }
  /** Of another program, or of another part of this one: `task-graph`. */
  | { readonly kind: 'other-format'; readonly format: string }
  | { readonly kind: 'newer'; readonly version: string }
  | { readonly kind: 'no-query' };

export type ReadFigureFile =
  | { readonly kind: 'read'; readonly file: FigureFile }
  | { readonly kind: 'trouble'; readonly trouble: FigureFileTrouble };

/** The state that a figure file holds; its numbers are left alone. Never throws. */
export function readFigureFile(text: string): ReadFigureFile {
  const trouble = (of: FigureFileTrouble): ReadFigureFile => ({ kind: 'trouble', trouble: of });
  // A character of UTF-16 is one byte or more in a file.
  const small = text.length <= MOST_BYTES ? text : withoutRows(text.slice(0, HEAD_BYTES));
  if (small === null) return trouble({ kind: 'too-large' });
  let value: unknown;
  try {
    value = JSON.parse(small.replace(/^\uFEFF/, ''));
  } catch {
    return trouble({ kind: 'not-json' });
  }
  const entries = entriesOf(value);
  const format = entries.get('format');
  if (typeof format !== 'string') return trouble({ kind: 'no-format' });
  if (format !== FIGURE_FILE_FORMAT)
    return trouble({ kind: 'other-format', format: cutText(format) });
  const version = entries.get('version');
  if (!isKnownVersion(version)) {
    return trouble({ kind: 'newer', version: cutText(JSON.stringify(version) ?? '?') });
  }
  const query = entries.get('query');
  if (typeof query !== 'string') return trouble({ kind: 'no-query' });
  const figure = entries.get('figure');
  const model = entries.get('model');
  return {
    kind: 'read',
    file: {
      figure: typeof figure === 'string' ? figure : '',
      query,
      parameters: entriesOf(entries.get('parameters')),
      model: typeof model === 'number' ? model : null,
    },
  };
}

function isKnownVersion(version: unknown): boolean {
  return typeof version === 'number' && version >= 1 && version <= FIGURE_FILE_VERSION;
}

/** A record's own entries; a map, so that no name means more than itself. */
function entriesOf(value: unknown): Map<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isRecord ? Object.entries(value) : []);
}
