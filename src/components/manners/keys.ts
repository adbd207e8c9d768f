/** A key as events name it, with what is held down meanwhile. */
export interface Stroke {
  readonly key: string;
  readonly shift?: true;
  /** Command on a Mac, else Control. */
  readonly command?: true;
  readonly control?: true;
}

export interface KeyRow {
  /** Names what it does in the catalogue: `manners.keys.rows`. */
  readonly does: RowName;
  /** Each of them does it, or goes one way of it. */
  readonly strokes: readonly Stroke[];
}

export interface KeyGroup {
  readonly name: GroupName;
  /** Pages that have what these keys are for. */
  readonly on: readonly HelpPage[];
  readonly rows: readonly KeyRow[];
}

export type HelpPage = 'front' | 'task' | 'lab' | 'claims' | 'method' | 'glossary';
export type GroupName =
  | 'player'
  | 'growth'
  | 'race'
  | 'zoom'
  | 'plots'
  | 'curves'
  | 'sliders'
  | 'boxes'
  | 'map'
  | 'matrix'
  | 'settings'
  | 'page';
export type RowName =
  | 'play'
  | 'time'
  | 'event'
  | 'ends'
  | 'leap'
  | 'walk'
  | 'begin'
  | 'size'
  | 'whole'
  | 'move'
  | 'leave'
  | 'read'
  | 'readFar'
  | 'readEnds'
  | 'unread'
  | 'seek'
  | 'small'
  | 'large'
  | 'extremes'
  | 'step'
  | 'tenSteps'
  | 'take'
  | 'drop'
  | 'agents'
  | 'budget'
  | 'budgetFar'
  | 'agentsEnds'
  | 'cell'
  | 'row'
  | 'undo'
  | 'redo'
  | 'help'
  | 'through'
  | 'close';

const keys = (...names: string[]): Stroke[] => names.map((key) => ({ key }));
const shift = (...names: string[]): Stroke[] => names.map((key) => ({ key, shift: true }));
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];
const UP_AND_DOWN = ['ArrowDown', 'ArrowUp'];
const ARROWS = [...SIDEWAYS, ...UP_AND_DOWN];
const PAGES = ['PageDown', 'PageUp'];
const ENDS = ['Home', 'End'];

/** All keys of the site. The tests press each of them where it belongs, and find no other that is answered there. */
export const KEYS: readonly KeyGroup[] = [
  {
    name: 'player',
    on: ['front', 'task', 'lab'],
    rows: [
      { does: 'play', strokes: keys(' ') },
      { does: 'time', strokes: keys(...SIDEWAYS) },
      { does: 'event', strokes: shift(...SIDEWAYS) },
      { does: 'leap', strokes: keys(...PAGES) },
      { does: 'ends', strokes: keys(...ENDS) },
    ],
  },
  {
    name: 'growth',
    on: ['front'],
    rows: [
      { does: 'walk', strokes: keys(...ARROWS) },
      { does: 'leave', strokes: keys('Escape') },
    ],
  },
  {
    name: 'race',
    on: ['task', 'lab'],
    rows: [
      { does: 'begin', strokes: keys('Enter') },
      { does: 'walk', strokes: keys(...ARROWS) },
      { does: 'leave', strokes: keys('Escape') },
    ],
  },
  {
    name: 'zoom',
    on: ['task'],
    rows: [
      { does: 'size', strokes: keys('-', '+') },
      { does: 'move', strokes: keys(...ARROWS) },
      { does: 'whole', strokes: keys('0') },
      { does: 'begin', strokes: keys('Enter') },
      { does: 'walk', strokes: keys(...ARROWS) },
      { does: 'leave', strokes: keys('Escape') },
    ],
  },
  {
    name: 'plots',
    on: ['front', 'task'],
    rows: [
      { does: 'read', strokes: keys(...ARROWS) },
      { does: 'readFar', strokes: keys(...PAGES) },
      { does: 'readEnds', strokes: keys(...ENDS) },
      { does: 'unread', strokes: keys('Escape') },
    ],
  },
  {
    name: 'curves',
    on: ['lab'],
    rows: [
      { does: 'read', strokes: keys(...ARROWS) },
      { does: 'readFar', strokes: keys(...PAGES) },
      { does: 'readEnds', strokes: keys(...ENDS) },
      { does: 'seek', strokes: keys('Enter') },
      { does: 'unread', strokes: keys('Escape') },
    ],
  },
  {
    name: 'sliders',
    on: ['front', 'task', 'lab'],
    rows: [
      { does: 'small', strokes: keys(...ARROWS) },
      { does: 'large', strokes: keys(...PAGES) },
      { does: 'extremes', strokes: keys(...ENDS) },
    ],
  },
  {
    name: 'boxes',
    on: ['front', 'task', 'lab'],
    rows: [
      { does: 'step', strokes: keys(...UP_AND_DOWN) },
      { does: 'tenSteps', strokes: shift(...UP_AND_DOWN) },
      { does: 'take', strokes: keys('Enter') },
      { does: 'drop', strokes: keys('Escape') },
    ],
  },
  {
    name: 'map',
    on: ['front'],
    rows: [
      { does: 'agents', strokes: keys(...SIDEWAYS) },
      { does: 'budget', strokes: keys(...UP_AND_DOWN) },
      { does: 'budgetFar', strokes: keys(...PAGES) },
      { does: 'agentsEnds', strokes: keys(...ENDS) },
    ],
  },
  {
    name: 'matrix',
    on: ['claims'],
    rows: [
      { does: 'cell', strokes: keys(...ARROWS) },
      { does: 'row', strokes: keys(...ENDS) },
    ],
  },
  {
    name: 'settings',
    on: ['front', 'task', 'lab'],
    rows: [
      { does: 'undo', strokes: [{ key: 'z', command: true }] },
      {
        does: 'redo',
        strokes: [
          { key: 'z', command: true, shift: true },
          { key: 'y', control: true },
        ],
      },
    ],
  },
  {
    name: 'page',
    on: ['front', 'task', 'lab', 'claims', 'method', 'glossary'],
    rows: [
      { does: 'help', strokes: keys('?') },
      { does: 'through', strokes: [{ key: 'Tab' }, { key: 'Tab', shift: true }] },
      { does: 'close', strokes: keys('Escape') },
    ],
  },
];

export function keysOf(page: HelpPage): readonly KeyGroup[] {
  return KEYS.filter(({ on }) => on.includes(page));
}
