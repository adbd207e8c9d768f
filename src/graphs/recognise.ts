import { quoted } from '../model/quoted.ts';
import { hasHeader } from './formats/csv/table.ts';
import { csv } from './formats/csv.ts';
import { formatName, type GraphFormat, type Signs } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import { GraphError } from './graph-error.ts';
import { inFile } from './in-file.ts';
import { listed, type SaidValue, say } from './said.ts';
import type { SourceFile } from './text/source-file.ts';

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
    say`the files do not belong together: ${quoted(files[0].name)} is ${formatName(first.id)} and ${quoted(files[other].name)} is ${formatName(formats[other].id)}`,
    null,
    'not-together',
  );
}

function recognised(file: SourceFile): GraphFormat {
  if (file.text.trim() === '') {
    throw new GraphError(null, say`the file is empty`, null, 'no-graph');
  }
  // A field of a table may look like any other format.
  const format = hasHeader(file) ? csv : FORMATS.find((each) => each.recognises(file));
  if (format) return format;
  // Broken JSON says where.
  const isJson = file.json() !== undefined;
  throw new GraphError(
    null,
    isJson
      ? say`this is JSON of none of the formats that are read: ${told('json')}`
      : say`this is none of the formats that are read: ${told('text')}; and in JSON ${told('json')}`,
    null,
    'no-graph',
  );
}

/** Formats that may be such files, each with what it is told by. */
function told(kind: keyof Signs): SaidValue {
  return listed(
    FORMATS.flatMap(({ id, signs }) => {
      const sign = signs[kind];
      return sign === undefined ? [] : [say`${formatName(id)} (${sign})`];
    }),
  );
}
