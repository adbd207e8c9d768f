import { GraphError } from '../graph-error.ts';
import { atLine, type Place } from '../place.ts';
import { remark } from '../remark.ts';
import { say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { withLineFeeds } from '../text/lines.ts';
import { parseJson } from '../text/parse-json.ts';
import { within } from '../text/reading.ts';
import { isObject, type JsonObject, objectAt } from '../text/shape.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { GraphFormat, Reading } from './format.ts';
import { withExactTimes } from './otlp/exact-times.ts';
import { type OtlpSpan, spansIn } from './otlp/spans.ts';
import { otlpTrace } from './otlp/trace.ts';
import { placeIn } from './shared/place-in.ts';
import { Tally } from './shared/tally.ts';
import { MOST_RECORDS, tooManyRecords } from './traces/limits.ts';
import { traceDraft } from './traces/trace-draft.ts';

/**
 * Traces of OpenTelemetry in the JSON of its protocol: one `TracesData` object, or one on each line, as the Collector's file
 * exporter writes them. Several files are read as one. Durations in ns.
 */
export const otlp: GraphFormat = {
  id: 'otlp',
  signs: { json: '"resourceSpans"' },
  recognises(file) {
    const json = file.jsonIfAny();
    if (json !== undefined) return isObject(json) && Array.isArray(json.resourceSpans);
    return (
      /^\s*\{\s*"resource(Spans|Metrics|Logs)"\s*:/.test(file.text) &&
      file.text.includes('"resourceSpans"') &&
      isObject(firstLine(file))
    );
  },
  *read(files, choices) {
    const others = new Tally<Place>();
    const spans = yield* within(spansOf(files, others), 0, 0.4);
    if (spans.length === 0) throw new GraphError(null, say`there are no spans in it`);
    const { trace, remarks } = yield* within(otlpTrace(spans), 0.4, 0.5);
    const reading = { kind: 'trace', wanted: choices.precedence, ticksPerUnit: 1 } as const;
    const draft = yield* within(traceDraft(trace, reading), 0.5, 1);
    const several =
      trace.tracks > 1
        ? [
            remark(
              'rule',
              null,
              say`the ${counted(trace.tracks)} traces in it do not wait for each other`,
            ),
          ]
        : [];
    const unused = others.remarks(
      'ignored',
      say`a line of metrics or logs is not used`,
      (place) => place,
    );
    return { ...draft, unit: 'ns', remarks: [...draft.remarks, ...several, ...remarks, ...unused] };
  },
};

function firstLine({ text }: SourceFile): unknown {
  try {
    return JSON.parse(/^\s*[^\r\n]*/.exec(text)?.[0] ?? '');
  } catch {
    return undefined;
  }
}

const OTHERS = ['resourceMetrics', 'resourceLogs'];
const BETWEEN_PAUSES = 2 ** 12;

function* spansOf(files: readonly SourceFile[], others: Tally<Place>): Reading<OtlpSpan[]> {
  const spans: OtlpSpan[] = [];
  let records = 0;
  for (const [f, file] of files.entries()) {
    for (const { data, at } of dataIn(file, files.length > 1, others)) {
      for (const span of spansIn(data, at)) {
        records += 1 + span.links.length;
        if (records > MOST_RECORDS) throw tooManyRecords();
        if (spans.push(span) % BETWEEN_PAUSES === 0) yield f / files.length;
      }
    }
  }
  return spans;
}

/** Each object of a file, with how a path into it is said; the Collector writes metrics and logs into the same file. */
function* dataIn(
  file: SourceFile,
  several: boolean,
  others: Tally<Place>,
): Generator<{ data: JsonObject; at: (path: string) => Place }, void, void> {
  const inFile = placeIn(file, several);
  const json = file.jsonIfAny();
  if (json !== undefined) {
    yield { data: objectAt(inFile(''), withExactTimes(file.text, json)), at: inFile };
    return;
  }
  for (const [l, line] of withLineFeeds(file.text).split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = inFile(atLine(l + 1));
    const data = objectAt(where, parsedLine(where, line));
    if (data.resourceSpans === undefined && OTHERS.some((key) => Object.hasOwn(data, key))) {
      others.add(where);
    } else yield { data, at: (path) => say`${where}, ${path}` };
  }
}

function parsedLine(where: Place, line: string): unknown {
  try {
    return withExactTimes(line, parseJson(line));
  } catch (error) {
    throw error instanceof GraphError ? new GraphError(where, error.said) : error;
  }
}
