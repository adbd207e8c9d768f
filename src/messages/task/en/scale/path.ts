/** Text of the figure of the critical path. */
export const path = {
  title: 'What the critical path consists of',
  nothing: 'No step takes any time, so that there is no longest chain.',
  bar: 'The longest chain, step by step',
  others: (n: string, one: boolean) => (one ? `${n} short step` : `${n} short steps`),
  /** What a part of the bar is, in a hint. */
  part: (name: string, duration: string, share: string) => `${name}: ${duration}, ${share}`,
  /** A name, and what belongs to it. */
  named: (name: string, more: string) => `${name} (${more})`,
  timeAndShare: (duration: string, share: string) => `${duration}, ${share}`,
  restSorts: (n: string) => `${n} other sorts`,
  noSort: 'without a sort',
  sorts: 'By sort of step',
  gains: 'What shortening each would buy',
  /** What the bars mean of which there are any. */
  gainsNote: (full: boolean, hatched: boolean) =>
    [
      full &&
        'Full: as much as a step is shortened here, so much sooner the whole can be finished.',
      hatched && 'Hatched: below, another chain is the longest, and nothing more is gained.',
    ]
      .filter(Boolean)
      .join(' '),
  gain: (time: string) => `up to ${time}`,
  noGain: 'nothing',
  describe: (path: string, steps: string, all: string) =>
    `The longest chain takes ${path} and holds ${steps} of ${all}.`,
  longest: (name: string, duration: string, share: string) =>
    `The longest step in it is “${name}”, with ${duration}, ${share} of the chain.`,
  /** Where several are as long. */
  alike: (n: string, duration: string, share: string) =>
    `${n} of its steps are the longest, with ${duration} and ${share} of the chain each.`,
  /** What is shortened: a step by its name, or one of several that are as long. */
  quoted: (name: string) => `“${name}”`,
  one: 'one of them',
  alwaysHelps: (what: string, gain: string) =>
    `Whatever is taken off ${what} comes off the whole, to the last bit: ${gain} at most.`,
  helpsUntil: (what: string, until: string, gain: string, before: string, after: string) =>
    `Whatever is taken off ${what} comes off the whole until it takes ${until}; from there another chain is the longest. That buys ${gain}, and the best possible speedup ${before === after ? `stays at about ${before}` : `goes from ${before} to ${after}`}.`,
  helpsNever: (what: string) =>
    `Shortening ${what} alone buys nothing: another chain without it is as long.`,
  /** `least`: null: nothing. */
  depends: (name: string, least: string | null, most: string) =>
    `Which of them alone is shortened makes a difference: it buys ${most} at most with “${name}”, and ${least === null ? 'nothing' : `no more than ${least}`} with another.`,
  mostBy: (name: string, gain: string) =>
    `Most is bought by “${name}”: shortening it alone brings up to ${gain}.`,
  only: 'No other chain is as long.',
  /** Where others go through other steps of no length. */
  onlyInTime: 'Any other chain as long has the same steps, but for some that take no time.',
  notOnly:
    'It is not the only one of this length: shortening a step helps only where every one of them has it.',
  chain: 'The whole graph is one chain: more agents change nothing, and only shorter steps help.',
  /** Where what stands beside it takes no time. */
  chainOfWork:
    'All work lies on this chain: more agents change nothing, and only shorter steps help.',
  table: 'The longest steps of the critical path, and what halving or removing each would leave',
  head: {
    step: 'step',
    sort: 'sort',
    duration: 'duration',
    share: 'share of the chain',
    half: 'chain with it halved',
    halfSpeedup: 'best speedup then',
    none: 'chain without it',
    noneSpeedup: 'best speedup then (without it)',
    until: 'gains until it takes',
  },
};
