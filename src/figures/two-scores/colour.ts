import { AGENT_STOPS } from '../../draw/palette.ts';

/** The colour of a swarm size for a style sheet: `Palette.agents` where no token has been read yet. */
export function agentsColour(size: number): string {
  const after = AGENT_STOPS.findIndex((stop) => stop >= size);
  if (after < 0) return `var(--agents-${AGENT_STOPS[AGENT_STOPS.length - 1]})`;
  const high = AGENT_STOPS[after];
  if (after === 0 || high === size) return `var(--agents-${high})`;
  const low = AGENT_STOPS[after - 1];
  const share = Math.log2(size / low) / Math.log2(high / low);
  return `color-mix(in lab, var(--agents-${high}) ${(100 * share).toFixed(1)}%, var(--agents-${low}))`;
}
