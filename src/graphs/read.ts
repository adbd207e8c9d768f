import type { ImportedGraph } from './build/imported-graph.ts';
import { readTaskGraph } from './formats/task-graph.ts';
import { readWfFormat } from './formats/wfformat.ts';
import { GraphError } from './graph-error.ts';
import { type Said, say } from './said.ts';
import { parseJson } from './text/parse-json.ts';
import { isObject, shown } from './text/shape.ts';

/**
 * A task graph from the text of a file, whose format is told from its content: the project's own JSON or
 * WfFormat 1.5. Throws a GraphError with one sentence, and nothing else, whatever the text.
 */
export function readGraph(text: string): ImportedGraph {
  const content = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (content.trim() === '') throw new GraphError(null, say`the file is empty`);
  const file = parseJson(content);
  if (!isObject(file)) {
    throw new GraphError(null, say`a JSON object is expected, not ${shown(file)}`);
  }
  if (Object.hasOwn(file, 'workflow') && !Object.hasOwn(file, 'steps')) return readWfFormat(file);
  if (Object.hasOwn(file, 'steps') || Object.hasOwn(file, 'format')) return readTaskGraph(file);
  throw new GraphError(
    null,
    say`neither a task graph (an object with "format", "version" and "steps") nor WfFormat (with "workflow")`,
  );
}

/** Bytes of the largest file that is read: as many as the longest text of V8 has letters, 512 MiB less 24. */
export const MOST_BYTES = 2 ** 29 - 24;

/** The text of a file's bytes. Throws a GraphError when they are too many or not UTF-8. */
export function decodeText(bytes: Uint8Array, mostBytes = MOST_BYTES): string {
  if (bytes.length > mostBytes) throw new GraphError(null, tooLarge(mostBytes));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // What is no UTF-8 is a TypeError by the Encoding Standard; anything else is a limit of the engine.
    if (error instanceof TypeError) throw new GraphError(null, say`the file is not text in UTF-8`);
    throw new GraphError(null, say`the file of ${bytes.length} bytes is too large for this engine`);
  }
}

/** The sentence for a file of more bytes than are read. */
export function tooLarge(mostBytes = MOST_BYTES): Said {
  return say`the file is too large: at most ${mostBytes} bytes can be read`;
}
