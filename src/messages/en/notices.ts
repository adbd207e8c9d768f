/** Text of the notices: what went wrong, and what happens instead. */
export const notices = {
  unavailable: {
    title: 'The simulator cannot start in this browser.',
    body: 'It runs in a background worker, and none could be started. The text, the picture and the links can be read and followed as usual; nothing can be computed anew, so the settings are out of use.',
    detail: (message: string) => `Reason: ${message}.`,
    reasons: {
      refused: 'this browser allows no background workers here',
      'not-loaded': 'the script of the simulator could not be loaded',
      silent: 'the simulator was started and did not answer',
      broken: 'the simulator broke down again and again',
    },
    retry: 'Try again',
  },
  error: {
    title: 'These settings could not be computed.',
    body: 'The picture before them stays.',
    detail: (message: string) => `Reason: ${message}.`,
    retry: 'Try again',
  },
  /** Of a table in place of a picture. */
  table: {
    failedTitle: 'This could not be computed.',
    unavailable: 'What there was before stays; the table can be read as usual.',
  },
  crash: {
    title: 'This figure has stopped.',
    body: 'Something in it went wrong. The rest of the page works on.',
    reset: 'Start the figure afresh',
    copy: 'Copy a report',
    copied: 'Copied',
    report: 'Report',
  },
  link: {
    title: (count: number): string =>
      count === 1
        ? 'One thing in this link was adjusted.'
        : 'Some things in this link were adjusted.',
    repeated: (label: string, times: string, used: string) =>
      `${label}: stands in the link ${times} times; the last one counts, which is ${used}.`,
    unknown: (key: string) => `“${key}” is no setting of this page and is ignored.`,
    resembles: (key: string, meant: string) =>
      `“${key}” is no setting of this page and is ignored; was “${meant}” meant?`,
    version: (asked: string, used: string) =>
      `This link was made for version “${asked}” of the page, which reads version ${used}; what it knows of the link is shown.`,
    conflict: (label: string, asked: string, other: string, value: string, used: string) =>
      `${label}: asked for “${asked}”, which does not go with ${other} “${value}”; ${used} is used.`,
    length: (read: string) =>
      `This link is too long; what stands behind its first ${read} characters is ignored.`,
    more: (count: string) => `And ${count} more of the kind.`,
    /** A label and what it belongs to: a figure by its name in links, or a pinned run. */
    within: (label: string, whose: string) => `${label} (${whose})`,
    pin: (n: string) => `pin ${n}`,
    keys: {
      v: 'Version',
      preset: 'Preset',
      figure: 'Figure',
      own: 'Figures with settings of their own',
      at: 'Playhead',
      time: 'Clock of the playhead',
      play: 'Playing',
      theme: 'Colours',
      lang: 'Language',
      hide: 'Left out around the figure',
      controls: 'Controls',
    },
    choices: {
      size: 'Size',
      at: 'Playhead',
      show: 'Behind the mean',
      level: 'Level',
      count: 'Sessions',
      score: 'Score',
      aim: 'Aim',
      most: 'Agents at most',
      budget: 'Budget of agent-time',
    },
    /** Of a list. */
    some: (names: string) => `any of ${names}`,
    parameters: 'the names of parameters',
    digits: (bounds: string, digits: string) => `${bounds} with ${digits} significant digits`,
    none: 'none',
    usual: 'the usual one',
    start: 'the start of the figure',
    toFigure: 'Go to the figure',
  },
  dismiss: 'Dismiss',
};
