import { GraphError } from '../../graph-error.ts';
import { say } from '../../said.ts';
import { closingQuote } from '../../text/json-string.ts';
import { parseJson } from '../../text/parse-json.ts';
import { idAt, isObject, listAt, objectAt } from '../../text/shape.ts';

/** A unit of cargo: one run of the compiler or of a build script. Times in s since the build began. */
export interface CargoUnit {
  /** Its number, by which others name it. */
  readonly i: number;
  readonly label: string;
  /** A library, a binary, a test, a build script, or the running of one. */
  readonly sort: string;
  readonly start: unknown;
  readonly duration: unknown;
  /** When its metadata was there, since its start; null where that is not said. */
  readonly metadata: number | null;
  /** Units that could begin when it was finished, and when its metadata was there: by number. */
  readonly unlocked: readonly number[];
  readonly unlockedByMetadata: readonly number[];
}

const DATA = /\b(?:const|let|var)\s+UNIT_DATA\s*=\s*\[/;

export function holdsUnitData(text: string): boolean {
  return DATA.test(text);
}

/**
 * The list in the script of `cargo build --timings` (https://doc.rust-lang.org/cargo/reference/timings.html), which is JSON: cut
 * out, and never run. Throws a GraphError naming the place.
 */
export function cargoUnits(text: string): CargoUnit[] {
  const found = DATA.exec(text);
  if (!found) throw new GraphError(null, say`there is no ${'UNIT_DATA'} in it`);
  const from = found.index + found[0].length - 1;
  const list = parsedUnits(text.slice(from, endOfList(text, from)));
  const byNumber = new Map<number, number>();
  const units = list.map((value, at): CargoUnit => {
    const place = `UNIT_DATA[${at}]`;
    const unit = objectAt(place, value);
    // The oldest pages count units by their places in the list.
    const i = typeof unit.i === 'number' ? unit.i : at;
    if (byNumber.has(i))
      throw new GraphError(
        `${place}.i`,
        say`the number ${i} is that of UNIT_DATA[${byNumber.get(i) ?? 0}] too`,
      );
    byNumber.set(i, at);
    const name = idAt(`${place}.name`, unit.name);
    const parts = [name, unit.version, unit.target].filter((part) => typeof part === 'string');
    const label = parts.map((part) => part.trim()).filter((part) => part !== '');
    return {
      i,
      sort: sortOf(unit.target),
      label: label.join(' ').replace(/"/g, ''),
      start: unit.start,
      duration: unit.duration,
      metadata: metadataOf(unit),
      // Later versions of cargo call these unblocked.
      unlocked: numbersAt(`${place}.unlocked_units`, unit.unlocked_units ?? unit.unblocked_units),
      unlockedByMetadata: numbersAt(
        `${place}.unlocked_rmeta_units`,
        unit.unlocked_rmeta_units ?? unit.unblocked_rmeta_units,
      ),
    };
  });
  return units;
}

/** The kind in a target's text: nothing or ` (check)` for a library, ` bin "app"`, ` test "all" (test)`, ` build script (run)`. */
function sortOf(target: unknown): string {
  const text = typeof target === 'string' ? target : '';
  const kind = text
    .replace(/"[^"]*"/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kind === '' || kind.startsWith('(') ? `lib ${kind}`.trim() : kind;
}

function parsedUnits(json: string): readonly unknown[] {
  try {
    return listAt('UNIT_DATA', parseJson(json));
  } catch (error) {
    throw error instanceof GraphError ? new GraphError('UNIT_DATA', error.said) : error;
  }
}

/** Offset behind the bracket that closes the one at an offset; the end of the text where none does. */
function endOfList(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const character = text[i];
    if (character === '"') i = closingQuote(text, i);
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') {
      depth--;
      if (depth === 0) return i + 1;
    }
  }
  return text.length;
}

/** Newer pages have sections instead: metadata is there when the frontend is through. */
function metadataOf({ rmeta_time, sections }: { readonly [key: string]: unknown }): number | null {
  if (typeof rmeta_time === 'number' && Number.isFinite(rmeta_time)) return rmeta_time;
  if (!Array.isArray(sections)) return null;
  for (const section of sections) {
    const [name, times] = Array.isArray(section) ? section : [];
    if (typeof name !== 'string' || name.toLowerCase() !== 'frontend' || !isObject(times)) continue;
    if (typeof times.end === 'number' && Number.isFinite(times.end)) return times.end;
  }
  return null;
}

function numbersAt(place: string, value: unknown): number[] {
  if (value === undefined || value === null) return [];
  return listAt(place, value).map((number, j) => {
    if (typeof number === 'number') return number;
    throw new GraphError(`${place}[${j}]`, say`the number of a unit is expected`);
  });
}
