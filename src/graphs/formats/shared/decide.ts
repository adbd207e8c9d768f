import type { Decision, DecisionOption } from '../format.ts';

/** The option that the reader wants, or the first where there is none of that key. */
export function decided(options: readonly DecisionOption[], wanted: string | null): Decision {
  const used = options.find(({ key }) => key === wanted) ?? options[0];
  return { used: used.key, options };
}
