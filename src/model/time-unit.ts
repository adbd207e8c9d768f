/** Units in which durations are written, the shortest first, by how many seconds each is. */
export const TIME_UNITS = {
  ns: 1e-9,
  us: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
} as const;

export type TimeUnit = keyof typeof TIME_UNITS;

/** The shortest first. */
export const TIME_UNIT_NAMES = Object.keys(TIME_UNITS) as readonly TimeUnit[];

/** How units stand in files: by their names, and with the sign for micro or the Greek letter. */
export const TIME_UNIT_SPELLINGS: Readonly<Record<string, TimeUnit>> = {
  ...Object.fromEntries(TIME_UNIT_NAMES.map((unit) => [unit, unit])),
  µs: 'us',
  μs: 'us',
};
