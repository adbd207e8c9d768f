import { numberFormats } from '../number-formats.ts';

const { whole } = numberFormats('en');

/** The first letter small, as inside a sentence. */
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Text of undo and redo, and of the help on keys. */
export const manners = {
  undo: {
    label: 'Undo and redo',
    undo: 'Undo',
    redo: 'Redo',
    /** On the buttons: what it takes back, and of how many. */
    undoes: (what: string, of: number) =>
      `Undo: ${what}${of > 1 ? ` (the last of ${whole.format(of)} changes)` : ''}`,
    redoes: (what: string, of: number) =>
      `Redo: ${what}${of > 1 ? ` (the first of ${whole.format(of)} changes)` : ''}`,
    /** Said after it was done. */
    undone: (what: string) => `Undone: ${what}`,
    redone: (what: string) => `Redone: ${what}`,
    /** What an edit is, parts of which are joined. */
    setting: (label: string, from: string, to: string) => `${small(label)} ${from} to ${to}`,
    preset: (name: string) => `settings “${name}”`,
    ofFigure: (n: number, what: string) => `figure ${whole.format(n)}: ${what}`,
    choice: 'a choice',
    ownSettings: 'settings of its own',
    sharedSettings: 'the shared settings',
    pin: 'a pinned run more',
    unpin: 'a pinned run less',
    comma: ', ',
    more: (told: string, n: number) => `${told} and ${whole.format(n)} more`,
    settings: 'settings',
  },

  keys: {
    title: 'Keys',
    open: 'Keyboard help',
    openTitle: 'Which keys do what (?)',
    close: 'Close',
    about: 'Tab leads to a figure, a slider or a plot; these keys then move what is there.',
    or: 'or',
    /** Names of keys. Arrows are drawn as arrows. */
    names: {
      ' ': 'Space',
      Home: 'Home',
      End: 'End',
      PageUp: 'Page Up',
      PageDown: 'Page Down',
      Enter: 'Enter',
      Escape: 'Esc',
      Tab: 'Tab',
      Shift: 'Shift',
      Control: 'Ctrl',
    },
    groups: {
      player: 'Playback',
      growth: 'The growing graph',
      race: 'The two graphs',
      zoom: 'The graph and the lanes',
      plots: 'Plots',
      curves: 'Curves over time',
      sliders: 'Sliders',
      boxes: 'Number boxes',
      map: 'The map of deployments',
      matrix: 'The table of means',
      settings: 'Settings',
      page: 'The page',
    },
    rows: {
      play: 'play or pause',
      time: 'a little back or forth',
      event: 'to the event before or after',
      ends: 'to the start or the end',
      leap: 'further back or forth, on the bar',
      walk: 'from step to step',
      begin: 'begin to walk through the steps',
      leave: 'let the step go',
      size: 'make smaller or enlarge',
      move: 'move what is enlarged, unless they walk',
      whole: 'show the whole',
      read: 'move the cross-hair',
      readFar: 'move it further',
      readEnds: 'to either end of the axis',
      unread: 'put the cross-hair away',
      seek: 'bring the playback there',
      small: 'a small step',
      large: 'a large step: twice or half as much, or a tenth of the range',
      extremes: 'to the least or the most',
      step: 'one step less or more',
      tenSteps: 'ten steps less or more',
      take: 'take the number',
      drop: 'leave it as it was',
      agents: 'fewer or more agents',
      budget: 'a smaller or a larger budget',
      budgetFar: 'a much smaller or larger budget',
      agentsEnds: 'the fewest or the most agents',
      cell: 'from cell to cell',
      row: 'to the start or the end of the row',
      undo: 'undo the last change of a setting',
      redo: 'redo it',
      help: 'this help',
      through: 'to the next or the previous control',
      close: 'close a card, a hint or a dialog',
    },
  },
};
