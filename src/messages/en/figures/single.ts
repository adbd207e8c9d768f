/** Text of the figure `single`. */
export const single = {
  title: 'One agent on its own',
  subtitle: 'Both scores over time: the mean, and each graph by itself.',
  show: 'Behind the mean',
  lines: 'Each graph',
  band: 'Middle 80% of graphs',
  /** In a list of values. */
  mean: 'mean',
  means: (graphs: string, one: boolean) =>
    one
      ? 'Both curves are those of one task graph.'
      : `Both curves are means over ${graphs} graphs.`,
  /** `time` is null where the level is never reached. */
  reached: (level: string, time: string | null) =>
    time === null ? `${level} is never reached` : `${level} after ${time}`,
  describe: (means: string, coverage: string, best: string) =>
    `Two rising curves over the logarithm of time: coverage and best score of one agent. ${means} Coverage: ${coverage}. Best score: ${best}.`,
  caption: (graphs: string, one: boolean, steps: string) =>
    one
      ? `One task graph of ${steps} steps.`
      : `Bold: the mean over ${graphs} task graphs of ${steps} steps on average.`,
  thin: (drawn: string, all: boolean) =>
    `Thin: ${all ? 'each graph' : `the first ${drawn} graphs, each`} by itself; the cross-hair gives the middle 80% of all.`,
  shaded: 'Shaded: 10 to 90% of the graphs at each time.',
  unit: 'One t_mid is when the mean coverage reaches one half.',
  noUnit: 'The mean coverage never reaches one half, so time is in the unit of the durations.',
  interval: (score: 'coverage' | 'best', level: string, range: string) =>
    `${level} ${score === 'coverage' ? 'coverage' : 'of the best score'} after ${range} t_mid`,
  intervals: (all: string) => `95% intervals, by bootstrap over the graphs: ${all}.`,
  noInterval: 'One graph gives no interval.',
  table:
    'Times of the mean curves in t_mid. 50, 90 and 99% are exact, with 95% intervals; the other rows are read off the drawn curves.',
  level: 'level',
};
