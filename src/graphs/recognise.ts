import { quoted } from '../model/quoted.ts';
import type { FormatId, GraphFormat } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import { GraphError } from './graph-error.ts';
import { inFile } from './in-file.ts';
import { say } from './said.ts';
import type { SourceFile } from './text/source-file.ts';

/** What a file of each format holds, as it stands in the file: JSON, and everything else. */
const JSON_SIGNS: Partial<Record<FormatId, string>> = {
  'task-graph': '"format": "task-graph"',
  wfformat: '"workflow"',
  otlp: '"resourceSpans"',
  'chrome-trace': '"traceEvents"',
  'swe-agent': '"trajectory"',
  'github-actions': '"jobs"',
  estee: '[{"d": …, "inputs": …}]',
};
const TEXT_SIGNS: Partial<Record<FormatId, string>> = {
  'github-actions': 'on: … jobs:',
  'cargo-timings': 'UNIT_DATA',
  dax: '<adag',
  ninja: 'build …: …, # ninja log',
  dot: 'digraph {',
  psplib: 'PRECEDENCE RELATIONS:',
  stg: 'n, then n + 2 × (id duration count …)',
  dslab: 'tasks:',
  csv: 'id,duration,needs',
};

/**
 * The one format of all the files. Throws a GraphError where a file is empty, is broken JSON or is of no format, and where
 * the files are of several.
 */
export function formatOf(files: readonly SourceFile[]): GraphFormat {
  const formats = files.map((file) => inFile(file.name, files.length > 1, () => recognised(file)));
  const [first] = formats;
  const other = formats.findIndex((format) => format !== first);
  if (other === -1) return first;
  throw new GraphError(
    null,
    say`the files do not belong together: ${quoted(files[0].name)} is ${first.name} and ${quoted(files[other].name)} is ${formats[other].name}`,
  );
}

function recognised(file: SourceFile): GraphFormat {
  if (file.text.trim() === '') throw new GraphError(null, say`the file is empty`);
  const format = FORMATS.find((each) => each.recognises(file));
  if (format) return format;
  // Broken JSON says where.
  const isJson = file.json() !== undefined;
  throw new GraphError(
    null,
    isJson
      ? say`this is JSON of none of the formats that are read: ${signs(JSON_SIGNS)}`
      : say`this is none of the formats that are read: ${signs(TEXT_SIGNS)}; and in JSON ${signs(JSON_SIGNS)}`,
  );
}

function signs(of: Partial<Record<FormatId, string>>): string {
  return FORMATS.flatMap(({ id, name }) => (of[id] ? [`${name} (${of[id]})`] : [])).join(', ');
}
