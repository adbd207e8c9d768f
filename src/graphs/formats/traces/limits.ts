import { GraphError } from '../../graph-error.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import type { Trace } from './span.ts';

/**
 * The largest trace that is read, by what comes out. 100,000 spans in each other become up to 200,000 steps and some joins, and
 * have room; every arrow may part two spans, so that a trace of many grows far beyond what stands in the file.
 */
export interface TraceLimits {
  readonly steps: number;
  readonly edges: number;
}

export const TRACE_LIMITS: TraceLimits = { steps: 250_000, edges: 1_000_000 };

/** Spans and flows, or links, that are looked at: more of them become more steps or edges than are read. */
export const MOST_RECORDS = 1_000_000;

/** What is said where more stands in the file. */
export function tooManyRecords(): GraphError {
  const most = counted(MOST_RECORDS);
  const said = say`the trace has more than ${most} spans and flows or links: no more are read, so record a shorter time, or fewer threads`;
  return new GraphError(null, said, null, 'too-large');
}

/** What is said where a trace becomes too large. */
export function tooLargeTrace({ spans, arrows }: Trace, { steps, edges }: TraceLimits): GraphError {
  const [many, more] = [counted(spans.length), counted(arrows.length)];
  const said = say`the trace has ${many} spans and ${more} flows or links, which become more than ${counted(steps)} steps or ${counted(edges)} edges: no more are read, so record a shorter time, or fewer threads`;
  return new GraphError(null, said, null, 'too-large');
}

/** Spans without spans inside them: each becomes a step at least, by every rule. */
export function leavesOf({ spans }: Trace): number {
  const outer = new Uint8Array(spans.length);
  for (const { parent } of spans) if (parent >= 0) outer[parent] = 1;
  return outer.reduce((count, each) => count + 1 - each, 0);
}
