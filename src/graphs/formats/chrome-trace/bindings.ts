import type { JsonObject } from '../../text/shape.ts';
import type { Tally } from '../shared/tally.ts';
import type { Arrow } from '../traces/span.ts';

/** An event's part in a flow of the second kind: what binds it, and whether the flow arrives at it and leaves it. */
export interface Binding {
  readonly flow: string;
  readonly arrives: boolean;
  readonly leaves: boolean;
}

interface BoundSpan {
  readonly start: number;
  readonly end: number;
  /** Number of the event that begins it. */
  readonly event: number;
  readonly binding: Binding | null;
}

/** What `bind_id`, `flow_in` and `flow_out` of an event say; null where it is in no flow by them. */
export function bindingOf({ bind_id, flow_in, flow_out }: JsonObject): Binding | null {
  if (typeof bind_id !== 'string' && typeof bind_id !== 'number') return null;
  const arrives = flow_in === true;
  const leaves = flow_out === true;
  return arrives || leaves ? { flow: String(bind_id), arrives, leaves } : null;
}

/**
 * Arrows from each span that a flow leaves to those at which it arrives next. The flow has no time of its own: it arrives when
 * its span begins, which waits for what the other had done then. An arrival from nowhere is counted.
 */
export function boundArrows(spans: readonly BoundSpan[], unbound: Tally<number>): Arrow[] {
  const order = spans.flatMap(({ binding }, i) => (binding ? [i] : []));
  order.sort((a, b) => spans[a].start - spans[b].start || spans[a].event - spans[b].event);
  const arrows: Arrow[] = [];
  const left = new Map<string, number>();
  for (const to of order) {
    const { start, event, binding } = spans[to];
    if (binding === null) continue;
    const from = left.get(binding.flow);
    if (binding.arrives && from === undefined) unbound.add(event);
    else if (binding.arrives && from !== undefined) {
      arrows.push({ from, leaves: Math.min(spans[from].end, start), to, arrives: start });
    }
    if (binding.leaves) left.set(binding.flow, to);
  }
  return arrows;
}
