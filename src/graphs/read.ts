import { building } from './build/build.ts';
import { placeIn } from './formats/shared/place-in.ts';
import { GraphError } from './graph-error.ts';
import { readingFile } from './in-file.ts';
import { type FileInput, PLAIN_READING, type ReadGraph, type ReadOptions } from './read-graph.ts';
import { formatOf } from './recognise.ts';
import type { Remark } from './remark.ts';
import { say } from './said.ts';
import { decoding } from './text/decode.ts';
import { finishedReading, type InShares, within } from './text/reading.ts';
import { repeatedKeys } from './text/repeated-keys.ts';
import { SourceFile } from './text/source-file.ts';

/**
 * The task graph of files that were given together, whose format is told from their content. Throws a GraphError with
 * one sentence, and nothing else, whatever the files hold.
 */
export function* readFiles(
  files: readonly FileInput[],
  options: ReadOptions = PLAIN_READING,
): InShares<ReadGraph> {
  if (files.length === 0) throw new GraphError(null, say`there is no file`);
  const sources: SourceFile[] = [];
  for (const { name, bytes } of files) {
    const done = sources.length;
    const text = within(decoding(bytes), done / files.length, (done + 1) / files.length);
    const named = readingFile(name, files.length > 1, text);
    sources.push(new SourceFile(name, yield* within(named, 0, DECODED)));
  }
  return yield* readSources(sources, options);
}

/** Shares of the whole at which texts are there, are looked through, and steps are there. */
const DECODED = 0.1;
const CHECKED = 0.2;
const DRAFTED = 0.6;

function* readSources(files: readonly SourceFile[], options: ReadOptions): InShares<ReadGraph> {
  yield DECODED;
  const format = formatOf(files);
  yield DECODED;
  const repeated: Remark[] = [];
  for (const file of files) {
    if (file.jsonIfAny() === undefined) continue;
    const found = yield* within(repeatedKeys(file.text), DECODED, CHECKED);
    repeated.push(...found.map((each) => remarkIn(file, files.length > 1, each)));
  }
  yield CHECKED;
  const draft = yield* within(format.read(files, options), CHECKED, DRAFTED);
  const built = building(draft.steps, draft.places, options.repairs);
  const { graph, ids, unit, remarks, sorts } = yield* within(built, DRAFTED, 1);
  return {
    graph,
    ids,
    unit,
    remarks: [...repeated, ...draft.remarks, ...remarks],
    format: format.id,
    timeUnit: draft.unit,
    unitless:
      draft.unit === null && (draft.unitless === true || !graph.duration.some((x) => x > 0)),
    edgesUnknown: draft.edgesUnknown ?? false,
    from: draft.from ?? null,
    durations: draft.durations ?? null,
    precedence: draft.precedence ?? null,
    recorded: draft.recorded ?? null,
    sorts,
  };
}

/** Where a file is one of several, a remark about it names it. */
function remarkIn(file: SourceFile, several: boolean, remark: Remark): Remark {
  return remark.place === null
    ? remark
    : { ...remark, place: placeIn(file, several)(remark.place) };
}

/** The same of one text, without a pause. */
export function readGraph(text: string, options = PLAIN_READING, name = ''): ReadGraph {
  const content = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return finishedReading(readSources([new SourceFile(name, content)], options));
}
