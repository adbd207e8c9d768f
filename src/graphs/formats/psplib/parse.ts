import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { within } from '../../text/reading.ts';
import type { Reading } from '../format.ts';

export interface Job {
  readonly id: string;
  readonly successors: readonly string[];
  readonly line: number;
  /** One a mode. */
  readonly durations: readonly number[];
  readonly durationLine: number;
}

export interface PsplibFile {
  readonly jobs: readonly Job[];
  /** Kinds of resources, of all sorts. */
  readonly resources: number;
}

interface NumberRow {
  readonly line: number;
  readonly words: readonly string[];
}

const BETWEEN_PAUSES = 2 ** 14;

/** Throws a GraphError for rows that do not go together. */
export function* parsePsplib(text: string): Reading<PsplibFile> {
  const lines = text.split(/\r\n|[\r\n]/);
  const relations = rowsBelow(lines, /^\s*PRECEDENCE RELATIONS\s*:/i);
  const precedence = yield* within(relations, 0, 0.4);
  const requests = yield* within(rowsBelow(lines, /^\s*REQUESTS\/DURATIONS\s*:/i), 0.4, 0.8);
  const related = precedence.map(relation);
  const durations = durationsOf(requests, related);
  const jobs = related.map(({ modes: _, ...job }, i): Job => {
    const found = durations[i];
    return { ...job, durations: found.values, durationLine: found.line };
  });
  checkCount(lines, jobs.length);
  return { jobs, resources: resourceKinds(lines) };
}

/** Rows of numbers from below a heading to a line of asterisks. */
function* rowsBelow(lines: readonly string[], heading: RegExp): Reading<NumberRow[]> {
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) {
    throw new GraphError(null, say`the part ${quoted('REQUESTS/DURATIONS:')} is missing`);
  }
  const rows: NumberRow[] = [];
  for (let i = start + 1; i < lines.length && !/^\s*\*{3}/.test(lines[i]); i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / lines.length;
    const words = lines[i].trim().split(/\s+/);
    if (words[0] === '' || /^-{3}/.test(words[0])) continue;
    if (rows.length === 0 && /^[a-z]/i.test(words[0])) continue;
    const odd = words.find((word) => !/^-?\d+(\.\d+)?$/.test(word));
    if (odd !== undefined) {
      throw new GraphError(atLine(i + 1), say`a number is expected, not ${quoted(odd)}`);
    }
    rows.push({ line: i + 1, words });
  }
  return rows;
}

/** `job modes count successors…` */
function relation({ line, words }: NumberRow) {
  const [id, modes, count, ...successors] = words;
  if (Number(count) !== successors.length) {
    throw new GraphError(
      atLine(line),
      say`the count of successors says ${count ?? 0}, the line has ${successors.length}`,
    );
  }
  return { id, modes: Number(modes), successors, line };
}

/** `job mode duration requests…` for the first mode of a job, then `mode duration requests…` for each further one. */
function durationsOf(
  rows: readonly NumberRow[],
  jobs: readonly { readonly id: string; readonly modes: number; readonly line: number }[],
): { readonly values: number[]; readonly line: number }[] {
  let next = 0;
  const found = jobs.map(({ id, modes, line }) => {
    const values: number[] = [];
    const first = rows[next];
    for (let mode = 1; mode <= Math.max(1, modes); mode++, next++) {
      const row = rows[next];
      const words = mode === 1 ? row?.words.slice(1) : row?.words;
      if (row === undefined || words === undefined || (mode === 1 && row.words[0] !== id)) {
        throw new GraphError(
          atLine(row?.line ?? line),
          say`the duration of job ${id} is expected here, in mode ${mode}`,
        );
      }
      if (Number(words[0]) !== mode || words.length < 2) {
        throw new GraphError(
          atLine(row.line),
          say`the duration of job ${id} is expected here, in mode ${mode}`,
        );
      }
      values.push(Number(words[1]));
    }
    return { values, line: first.line };
  });
  if (next < rows.length) {
    throw new GraphError(
      atLine(rows[next].line),
      say`a duration stands here of a job that has no precedence relations`,
    );
  }
  return found;
}

/** Throws a GraphError where the header counts other jobs than there are. */
function checkCount(lines: readonly string[], jobs: number): void {
  const announcing = /^\s*jobs\b[^:]*:\s*(\d+)/i;
  const at = lines.findIndex((line) => announcing.test(line));
  const announced = announcing.exec(lines[at] ?? '')?.[1];
  if (announced === undefined || Number(announced) === jobs) return;
  throw new GraphError(
    atLine(at + 1),
    say`the header gives ${announced} as the number of jobs, and the file has ${jobs}`,
  );
}

function resourceKinds(lines: readonly string[]): number {
  let kinds = 0;
  for (const text of lines) {
    const found = /^\s*-\s*(?:renewable|nonrenewable|doubly constrained)\s*:\s*(\d+)/i.exec(text);
    if (found) kinds += Number(found[1]);
  }
  return kinds;
}
