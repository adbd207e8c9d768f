/** Units in which durations are written, by how many seconds each is. */
export const TIME_UNITS = {
  ns: 1e-9,
  us: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
} as const;

export type TimeUnit = keyof typeof TIME_UNITS;
