import { GraphError } from '../../graph-error.ts';
import { say } from '../../said.ts';
import type { SourceFile } from '../../text/source-file.ts';

/** The file of a format whose files do not go together. Throws a GraphError where there are several. */
export function oneFile(files: readonly SourceFile[]): SourceFile {
  if (files.length === 1) return files[0];
  throw new GraphError(
    null,
    say`files of this format are read one at a time, and there are ${files.length}`,
    null,
    'not-together',
  );
}
