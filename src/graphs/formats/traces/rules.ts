import { type Said, say } from '../../said.ts';
import type { DecisionOption } from '../format.ts';

/** What a trace calls a track: what is outermost on one is read as done one after the other. */
export type TrackKind = 'thread' | 'trace';

export const TRACE_RULES = ['nested', 'siblings-free', 'recorded-order', 'leaves-only'] as const;
export type TraceRule = (typeof TRACE_RULES)[number];

export function traceOptions(kind: TrackKind): DecisionOption[] {
  return TRACE_RULES.map((key) => ({ key, about: ABOUT[key](kind) }));
}

const ABOUT: Record<TraceRule, (kind: TrackKind) => Said> = {
  nested: (kind) =>
    kind === 'thread'
      ? say`in order within a span and within a thread`
      : say`in order within a span and within a trace`,
  'siblings-free': () => say`what a span calls may run all at once, and the span's last part waits`,
  'recorded-order': () => say`everything waits for all that had ended before it began`,
  'leaves-only': () => say`in order, and only spans without spans inside them are work`,
};

/** How the trace was read, in full. */
export function ruleInFull(rule: TraceRule, kind: TrackKind): Said {
  const outermost = kind === 'thread' ? say`of one thread` : say`of one trace`;
  switch (rule) {
    case 'nested':
      return say`a span's own time is split around the spans inside it; within a span, and among the outermost spans ${outermost}, what began after something else had ended waits for it, and what overlapped runs side by side`;
    case 'siblings-free':
      return say`a span's own time is split around the spans inside it; each of these waits only for what the span itself did before, the last part of the span waits for them all, and the outermost spans ${outermost} wait for nothing`;
    case 'recorded-order':
      return say`a span's own time is split around the spans inside it, and every part waits for everything in the file that had ended before it began`;
    case 'leaves-only':
      return say`only spans without spans inside them are work; within a span, and among the outermost spans ${outermost}, what began after something else had ended waits for it`;
  }
}
