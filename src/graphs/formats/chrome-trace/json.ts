import { GraphError } from '../../graph-error.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { closingQuote } from '../../text/json-string.ts';
import { parseJson } from '../../text/parse-json.ts';
import { isObject, listAt } from '../../text/shape.ts';
import type { SourceFile } from '../../text/source-file.ts';

/** Events as they stand in the file, and the path to their list in it. */
export interface TraceEvents {
  readonly list: readonly unknown[];
  readonly path: string;
  readonly remarks: readonly Remark[];
}

/** How far into a list that is not JSON throughout is looked for an event. */
const LOOKED_AT = 4096;

export function looksLikeTraceEvents(file: SourceFile): boolean {
  const json = file.jsonIfAny();
  if (Array.isArray(json)) return json.slice(0, 20).some(isEvent);
  if (isObject(json)) return Array.isArray(json.traceEvents);
  return /^\s*\[\s*\{/.test(file.text) && /"ph"\s*:\s*"/.test(file.text.slice(0, LOOKED_AT));
}

const isEvent = (value: unknown): boolean => isObject(value) && typeof value.ph === 'string';

/**
 * The list of events, alone or as `traceEvents`. A list alone may end in a comma or without its bracket: who writes one
 * may be stopped at any time. Throws a GraphError for what is no list.
 */
export function traceEvents(file: SourceFile): TraceEvents {
  const json = file.jsonIfAny();
  if (isObject(json)) {
    return { list: listAt('traceEvents', json.traceEvents), path: 'traceEvents', remarks: [] };
  }
  if (json !== undefined) return { list: listAt('', json), path: '', remarks: [] };
  const { text } = file;
  const end = endOfLastEvent(text);
  let list: unknown;
  try {
    list = parseJson(`${text.slice(0, end)}]`);
  } catch (error) {
    // Where it is broken, counted in the file as it stands.
    file.json();
    throw error;
  }
  const rest = text.slice(end).replace(/^\s*,?\s*\]?\s*/, '');
  const said =
    rest === ''
      ? say`the list of events is not closed as JSON asks; all its events count`
      : say`the list of events breaks off: its last ${counted(rest.length)} characters are no whole event and are left out`;
  return { list: listAt('', list), path: '', remarks: [remark('oddity', null, said)] };
}

/** Offset behind the last whole object of a list of objects. Throws a GraphError where there is none. */
function endOfLastEvent(text: string): number {
  let depth = 0;
  let end = -1;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') i = closingQuote(text, i);
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 1 && character === '}') end = i + 1;
      if (depth <= 0) break;
    }
  }
  if (end < 0) throw new GraphError(null, say`there is no whole event in it`);
  return end;
}
