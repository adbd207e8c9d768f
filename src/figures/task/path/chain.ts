import type { LongestSteps, Shortening } from '../../../model/measure/task/facts.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import { spanOf } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';

/** A step of the chain, or a row of short ones. Times are as 1 of the file, from the beginning of the chain. */
export interface ChainPart {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  /** The step, where it stands alone. */
  readonly step: number | null;
}

export interface SortShare {
  /** '' for steps that have none. */
  readonly sort: string;
  readonly steps: number;
  readonly duration: number;
}

/** The critical path as it is shown. Times as 1 of the file. */
export interface ShownPath {
  readonly work: number;
  readonly criticalPath: number;
  readonly steps: number;
  readonly parts: readonly ChainPart[];
  /** The longest first; empty where no step of the graph has a sort. */
  readonly sorts: readonly SortShare[];
  /** The longest first. */
  readonly shortened: readonly Shortening[];
  /** Of the whole chain, those than which none is longer. */
  readonly longest: LongestSteps | null;
  /** Of the whole chain, the step that buys most; null where none buys anything. */
  readonly most: Shortening | null;
  readonly only: boolean;
  /** Steps off it on chains as long. */
  readonly others: number;
  /** Whether all work lies on this one chain. */
  readonly whole: boolean;
  name(step: number): string;
  sort(step: number): string;
}

/** null while too little is in, or where no step takes any time. */
export function shownPath(shown: TaskShown): ShownPath | null {
  const span = spanOf(shown);
  const { facts } = shown.results;
  if (span === null || facts === null || span.criticalPath === 0) return null;
  const { read, input } = shown.task;
  const { perOne } = input.unit;
  const duration = (step: number) => input.graph.duration[step] / perOne;
  const sort = (step: number) => read.sorts?.[step] ?? '';
  const steps = Array.from(facts.path.steps);
  const asOne = (each: Shortening): Shortening => ({
    step: each.step,
    duration: each.duration / perOne,
    half: each.half / perOne,
    none: each.none / perOne,
    until: each.until / perOne,
  });
  const { longest } = facts.path;
  return {
    ...span,
    steps: steps.length,
    parts: chainParts(steps, duration, span.criticalPath),
    sorts: read.sorts === null ? [] : sharesBySort(steps, duration, sort),
    shortened: facts.path.shortened.map(asOne),
    longest: longest && {
      count: longest.count,
      least: asOne(longest.least),
      most: asOne(longest.most),
    },
    most: facts.path.most && asOne(facts.path.most),
    only: facts.path.only,
    others: facts.path.others,
    whole: span.work <= span.criticalPath * (1 + ROUNDING),
    name: (step) => read.ids[step] ?? String(step),
    sort,
  };
}

/** Below this share of the chain a step is too short to be drawn alone. */
const LEAST_SHARE = 1 / 50;

/** The steps in their order; rows of short ones, and what takes no time, put together. */
export function chainParts(
  steps: readonly number[],
  duration: (step: number) => number,
  all: number,
): ChainPart[] {
  const parts: ChainPart[] = [];
  let at = 0;
  let short = 0;
  let since = 0;
  const close = () => {
    if (short > 0) parts.push({ from: since, to: at, steps: short, step: null });
    short = 0;
  };
  steps.forEach((step) => {
    const to = at + duration(step);
    if (duration(step) >= LEAST_SHARE * all) {
      close();
      parts.push({ from: at, to, steps: 1, step });
    } else {
      if (short === 0) since = at;
      short++;
    }
    at = to;
  });
  close();
  return parts;
}

function sharesBySort(
  steps: readonly number[],
  duration: (step: number) => number,
  sortOf: (step: number) => string,
): SortShare[] {
  const bySort = new Map<string, { steps: number; duration: number }>();
  for (const step of steps) {
    const sum = bySort.get(sortOf(step)) ?? { steps: 0, duration: 0 };
    bySort.set(sortOf(step), {
      steps: sum.steps + 1,
      duration: sum.duration + duration(step),
    });
  }
  return [...bySort]
    .map(([sort, sum]) => ({ sort, ...sum }))
    .sort((a, b) => b.duration - a.duration || b.steps - a.steps);
}

/** How much sooner the whole can be finished by shortening a step alone. */
export const gainOf = (shortening: Pick<Shortening, 'none'>, { criticalPath }: ShownPath) =>
  Math.max(0, criticalPath - shortening.none);

/** W/C of the graph whose step is shortened by `less`, so that its longest chain is `chain`; null without a chain. */
export function speedupAfter({ work }: ShownPath, less: number, chain: number): number | null {
  return chain > 0 ? (work - less) / chain : null;
}
