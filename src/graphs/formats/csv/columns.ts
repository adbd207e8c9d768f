import { TIME_UNIT_SPELLINGS, type TimeUnit } from '../../../model/time-unit.ts';
import { NEEDS_NAMES } from '../shared/needs.ts';

/** Columns that are known, by the names that they go by. */
const NAMES = {
  id: ['id'],
  duration: ['duration'],
  needs: NEEDS_NAMES,
  value: ['value'],
  sort: ['sort'],
} as const;
export type ColumnName = keyof typeof NAMES;

/** Where the known columns stand in a row, from 0. */
export interface Columns {
  readonly at: ReadonlyMap<ColumnName, number>;
  /** A known column that is named twice; null: none. */
  readonly twice: ColumnName | null;
  /** Of the durations, where their column says so: `duration (ms)`, `duration_ms`. */
  readonly unit: TimeUnit | null;
  /** Names of the columns that are not known, as they stand there. */
  readonly others: readonly string[];
  /** Whether names are taken for ids, which no column holds. */
  readonly byName: boolean;
}

const UNIT = `(${Object.keys(TIME_UNIT_SPELLINGS).join('|')})`;
const DURATION_WITH_UNIT = new RegExp(
  `^duration[\\s_]*(?:\\(${UNIT}\\)|\\[${UNIT}\\]|[\\s_]${UNIT})$`,
);

/** The columns that the first row names, in any order and any case. */
export function columnsOf(header: readonly string[]): Columns {
  const at = new Map<ColumnName, number>();
  const others: string[] = [];
  let twice: ColumnName | null = null;
  let unit: TimeUnit | null = null;
  header.forEach((name, i) => {
    const [known, itsUnit] = columnOf(name.toLowerCase());
    if (known === null) {
      if (name !== '') others.push(name);
    } else if (at.has(known)) {
      twice ??= known;
    } else {
      at.set(known, i);
      unit ??= itsUnit;
    }
  });
  const name = header.findIndex((each) => each.toLowerCase() === 'name');
  const byName = name !== -1 && !at.has('id') && at.has('duration') && at.has('needs');
  if (!byName) return { at, twice, unit, others, byName };
  at.set('id', name);
  return { at, twice, unit, others: others.filter((each) => each !== header[name]), byName };
}

function columnOf(name: string): readonly [ColumnName | null, TimeUnit | null] {
  const exact = named(name);
  if (exact) return [exact, null];
  const units = DURATION_WITH_UNIT.exec(name);
  if (!units) return [null, null];
  const unit = units.slice(1).find((each) => each !== undefined) ?? '';
  return ['duration', TIME_UNIT_SPELLINGS[unit]];
}

function named(name: string): ColumnName | null {
  const names = Object.entries(NAMES) as [ColumnName, readonly string[]][];
  return names.find(([, known]) => known.includes(name))?.[0] ?? null;
}
