import { type DataTable, type Observation, tableOf } from '../../export/data-table.ts';
import type { Estimate } from '../../model/measure/estimate.ts';
import type { FamilySummary, SystemSummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { Shown } from '../article/spec.ts';

/** What a score is called in files. */
export const SCORE_NAMES: Readonly<Record<Score, string>> = {
  coverage: 'coverage',
  best: 'best score',
};

/** What `low` and `high` are the ends of. */
export const INTERVALS = { graphs: '80% of graphs', bootstrap: '95% bootstrap' } as const;

/** One of the results on show: the current one, or that of a pinned run. */
export interface RunShown<R> {
  /** `current`, or as links name it: `pin1`. */
  readonly run: string;
  readonly result: R;
  readonly of: Parameters;
}

export function runsShown<R, O>({ result, of, ghosts = [] }: Shown<R, O>): RunShown<R>[] {
  return [
    { run: 'current', result, of },
    ...ghosts.map(({ place, settings, result }) => ({
      run: `pin${place + 1}`,
      result,
      of: settings.parameters,
    })),
  ];
}

/** What `observe` says of every run on show, in columns of these names behind that of the run. */
export function tableOfRuns<R, O>(
  shown: Shown<R, O>,
  names: readonly string[],
  observe: (shown: RunShown<R>) => readonly Observation[],
): DataTable {
  const observations = runsShown(shown).flatMap((each) =>
    observe(each).map((observation) => ({ run: each.run, ...observation })),
  );
  return tableOf(['run', ...names], observations);
}

/** Of whom an observation is: `{ system: 'standard', agents: 16 }`. */
export type Who = Observation;

/** A long table: what was measured is in `measure`, its unit included, and where it was in the columns before `value`. */
export function ensembleTable<R, O>(
  shown: Shown<R, O>,
  who: readonly string[],
  observe: (shown: RunShown<R>) => readonly Observation[],
): DataTable {
  const where = ['measure', 'score', 'level', 'time (t_mid)'];
  const what = ['value', 'low', 'high', 'interval', 'n', 'reached'];
  return tableOfRuns(shown, [...who, ...where, ...what], observe);
}

/** The mean curves of a system, with the 10% and 90% points over the graphs. */
export function curveRows(who: Who, summary: FamilySummary, system: SystemSummary): Observation[] {
  return SCORES.flatMap((score) => {
    const { mean, low, high } = system.curves[score];
    return Array.from(summary.time, (time, i) => ({
      ...who,
      measure: 'mean score',
      score: SCORE_NAMES[score],
      'time (t_mid)': time,
      value: mean[i],
      low: low[i],
      high: high[i],
      interval: INTERVALS.graphs,
      n: summary.graphs,
    }));
  });
}

const MEASURES = {
  time: 'time to level (t_mid)',
  speedup: 'speedup',
  agentTime: 'agent-time over that of one agent',
} as const;

/** What was read off at every level of both scores, with 95% bootstrap intervals. */
export function levelRows(
  who: Who,
  system: SystemSummary,
  measures: readonly (keyof typeof MEASURES)[],
): Observation[] {
  return measures.flatMap((measure) =>
    SCORES.flatMap((score) =>
      LEVELS.map((level, i) => ({
        ...who,
        ...estimated(MEASURES[measure], system[measure][score][i]),
        score: SCORE_NAMES[score],
        level,
      })),
    ),
  );
}

/** A measure with its interval; NaN where there is none. */
export function withInterval(
  measure: string,
  { value, interval }: Pick<Estimate, 'value' | 'interval'>,
): Observation {
  return {
    measure,
    value: value ?? Number.NaN,
    low: interval?.[0] ?? Number.NaN,
    high: interval?.[1] ?? Number.NaN,
    interval: interval ? INTERVALS.bootstrap : '',
  };
}

/** The same of an estimate over graphs, with how many there were and how many got there. */
export function estimated(measure: string, estimate: Estimate): Observation {
  const { n, reached } = estimate;
  return { ...withInterval(measure, estimate), n, reached };
}

/** A column over the sampled times that has no interval. */
export function columnRows(
  who: Who,
  measure: string,
  time: Float64Array,
  column: Float64Array,
): Observation[] {
  return Array.from(time, (at, i) => ({
    ...who,
    measure,
    'time (t_mid)': at,
    value: column[i],
  }));
}
