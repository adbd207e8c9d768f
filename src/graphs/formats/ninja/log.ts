import { GraphError } from '../../graph-error.ts';
import { atLine, type Place } from '../../place.ts';
import { say } from '../../said.ts';
import { withLineFeeds } from '../../text/lines.ts';
import type { SourceFile } from '../../text/source-file.ts';
import type { Reading } from '../format.ts';
import { placeIn } from '../shared/place-in.ts';
import { Tally } from '../shared/tally.ts';

export const NINJA_LOG = /^# ninja log v(\d+)/;

/** When something was made last; ms since its build began. */
export interface NinjaEntry {
  readonly start: number;
  readonly end: number;
  readonly output: string;
  /** Of the command: alike in all that one command made. */
  readonly hash: string;
  /** Which of the builds in the log made it, from 0. */
  readonly build: number;
  readonly line: number;
}

export interface NinjaLog {
  /** Of each output the last entry, which is the one that ninja goes by. */
  readonly entries: ReadonlyMap<string, NinjaEntry>;
  readonly superseded: number;
  readonly malformed: Tally<Place>;
}

const BETWEEN_PAUSES = 2 ** 13;

/** `.ninja_log` in version 4 or later: start, end, time of the file, output and hash, with tabs. */
export function* readNinjaLog(file: SourceFile, several: boolean): Reading<NinjaLog> {
  const { text } = file;
  const inFile = placeIn(file, several);
  const version = Number(NINJA_LOG.exec(text)?.[1]);
  if (version < 4)
    throw new GraphError(inFile(atLine(1)), say`ninja's log is read from version 4 on`);
  const lines = withLineFeeds(text).split('\n');
  const entries = new Map<string, NinjaEntry>();
  const malformed = new Tally<Place>();
  let superseded = 0;
  let build = 0;
  let lastEnd = 0;
  for (let i = 1; i < lines.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / lines.length;
    const line = lines[i];
    if (line === '' || line.startsWith('#')) continue;
    const [from, to, , output = '', hash = ''] = line.split('\t');
    if (output === '' || !/^\d{1,15}$/.test(from) || !/^\d{1,15}$/.test(to)) {
      malformed.add(inFile(atLine(i + 1)));
      continue;
    }
    const start = Number(from);
    const end = Number(to);
    // Entries are written when a command ends, so that an earlier end is that of a later build.
    if (end < lastEnd) build++;
    lastEnd = end;
    if (entries.delete(output)) superseded++;
    entries.set(output, { start, end, output, hash, build, line: i + 1 });
  }
  return { entries, superseded, malformed };
}
