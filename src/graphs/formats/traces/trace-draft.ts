import type { Places, StepInput } from '../../build/step-input.ts';
import { GraphError } from '../../graph-error.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { within } from '../../text/reading.ts';
import type { Draft, Reading } from '../format.ts';
import { decided } from '../shared/decide.ts';
import { distinctIds } from '../shared/distinct-ids.ts';
import { inOrder } from './forest.ts';
import { leavesOf, TRACE_LIMITS, type TraceLimits, tooLargeTrace } from './limits.ts';
import type { Pieces } from './pieces.ts';
import { readTree } from './read-tree.ts';
import { recordedOrder } from './recorded-order.ts';
import { ruleInFull, type TraceRule, type TrackKind, traceOptions } from './rules.ts';
import type { Trace } from './span.ts';

/** What a trace format adds to its spans. */
export interface TraceReading {
  readonly kind: TrackKind;
  /** A key of the rules; null for the first. */
  readonly wanted: string | null;
  /** Ticks in one unit of the durations. */
  readonly ticksPerUnit: number;
}

type TraceDraft = Required<Pick<Draft, 'steps' | 'places' | 'remarks' | 'precedence' | 'recorded'>>;

const BETWEEN_PAUSES = 2 ** 13;

/** Steps of a trace by one of the rules; the remarks say which. Throws a GraphError where there are no spans, or too many. */
export function* traceDraft(
  trace: Trace,
  reading: TraceReading,
  limits: TraceLimits = TRACE_LIMITS,
): Reading<TraceDraft> {
  const { spans } = trace;
  if (spans.length === 0) throw new GraphError(null, say`there are no spans in it`);
  if (leavesOf(trace) > limits.steps) throw tooLargeTrace(trace, limits);
  const precedence = decided(traceOptions(reading.kind), reading.wanted);
  const rule = precedence.used as TraceRule;
  const manner = { ownTime: rule !== 'leaves-only', inOrder: rule !== 'siblings-free' };
  const sorted = { ...trace, arrows: yield* within(inOrder(trace.arrows), 0, 0.1) };
  const watch = (steps: number, edges: number): void => {
    if (steps > limits.steps || edges > limits.edges) throw tooLargeTrace(trace, limits);
  };
  const tree = yield* within(readTree(sorted, manner, watch), 0.1, 0.7);
  const inRecorded = rule === 'recorded-order';
  const pieces = inRecorded ? yield* within(recordedOrder(tree, watch), 0.7, 0.8) : tree;
  const ids = pieceIds(trace, pieces);
  yield 0.9;
  const steps: StepInput[] = [];
  for (const [i, id] of ids.entries()) {
    const duration = (pieces.end[i] - pieces.start[i]) / reading.ticksPerUnit;
    // An arrow may lead where the order of things leads already.
    const needs = Array.from(new Set(pieces.waitsFor[i]), (p) => ids[p]);
    const sort = spans[pieces.span[i]]?.name ?? '';
    if (steps.push({ id, duration, needs, sort }) % BETWEEN_PAUSES === 0) {
      yield 0.9 + (0.1 * i) / ids.length;
    }
  }
  const remarks: Remark[] = [
    remark('rule', null, ruleInFull(rule, reading.kind)),
    remark('rule', null, say`a trace does not tell waiting from working: both count as work`),
  ];
  const joins = pieces.span.reduce((count, span) => count + Number(span < 0), 0);
  if (joins > 0) {
    remarks.push(
      remark(
        'rule',
        null,
        say`where many wait for many, a step of no length stands between them (there are ${counted(joins)} such)`,
      ),
    );
  }
  return {
    steps,
    places: placesOf(trace, pieces),
    remarks,
    precedence,
    recorded: recordedOf(trace, reading),
  };
}

function recordedOf({ spans }: Trace, { ticksPerUnit }: TraceReading): number {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { start, end } of spans) {
    first = Math.min(first, start);
    last = Math.max(last, end);
  }
  return (last - first) / ticksPerUnit;
}

/** A span's name, with a number where several have it, and which of its parts it is where it has several. */
function pieceIds({ spans }: Trace, { span }: Pieces): string[] {
  const parts = new Int32Array(spans.length);
  for (const s of span) if (s >= 0) parts[s]++;
  // Spans without a part of their own take no name from another.
  const named = spans.flatMap((_, i) => (parts[i] > 0 ? [i] : []));
  const labels: string[] = [];
  distinctIds(named.map((i) => spans[i].name)).forEach((label, at) => {
    labels[named[at]] = label;
  });
  const part = new Int32Array(spans.length);
  let joins = 0;
  const names = span.map((s) => {
    if (s < 0) return `join ${++joins}`;
    part[s]++;
    return parts[s] === 1 ? labels[s] : `${labels[s]} [${part[s]}/${parts[s]}]`;
  });
  return distinctIds(names);
}

function placesOf({ spans }: Trace, { span }: Pieces): Places {
  const place = (i: number) => spans[span[i]]?.place ?? say`the trace`;
  return { step: place, id: place, duration: place, need: place };
}
