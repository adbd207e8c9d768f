/** The swarm sizes of the post. */
export const SIZES = [2, 4, 8, 16, 32, 64] as const;

/** The rules that the post compares with own branch, which is the standard swarm itself, and at which sizes. */
export const RULES_COMPARED = ['random', 'shallowest', 'shortest', 'critical-path'] as const;
export const RULE_SIZES = [2, 4, 8, 16, 32] as const;

/** The graphs of the width figure that the post quotes numbers of: swarms of 16 on 737 steps. */
export const WIDTHS = {
  narrow: { layers: 136, swarm: 'standard' },
  wide: { layers: 8, swarm: 'standard' },
  widest: { layers: 4, swarm: 'recursive' },
} as const;
export const WIDTH_STEPS = 737;
export const WIDTH_AGENTS = 16;
