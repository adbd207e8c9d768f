import type { Axis, GhostReading, Line, PlotData, Readable } from './types.ts';

/** A pinned run in a figure: the figure's plots of its result, in their order. */
export interface GhostPlots {
  /** Among the pins, from 0. */
  readonly place: number;
  readonly name: string;
  readonly plots: readonly PlotData[];
}

/** A long dash and, for the run at each place, as many dots as its number; dots are round by their caps. Pixels. */
const [DASH, DOT, GAP] = [9, 0.1, 4.5];

/**
 * How the runs at the three places are told apart, from the current one, and from what figures draw to compare with, which is
 * solid, dashed or dotted: thin, a cool grey, and a dash of their own. On a line its number says it in full.
 */
export const GHOST_LOOKS = [1, 2, 3].map((number) => ({
  colour: `var(--ghost-${number})`,
  dash: [DASH, ...Array.from({ length: number }, () => DOT)].flatMap((on) => [on, GAP]).join(' '),
}));

export interface GhostLook {
  readonly colour: string;
  readonly dash: string;
}

export function ghostLook(place: number): GhostLook {
  return GHOST_LOOKS[place % GHOST_LOOKS.length];
}

/** A stroke of a pinned run, as SVG takes it. */
export function ghostStroke(place: number) {
  const { colour, dash } = ghostLook(place);
  return { stroke: colour, strokeDasharray: dash, strokeLinecap: 'round' } as const;
}

/** Lines of ghosts are this much thinner than those they stand behind, and no thinner than the least. */
const THINNER = 0.65;
const THINNEST = 1.25;

/**
 * Plots with the lines of pinned runs behind their own. Axes reach as far as all of them do; what is written, marked and
 * filled stays the current run's alone.
 */
export function withGhosts(
  plots: readonly PlotData[],
  ghosts: readonly GhostPlots[],
): readonly PlotData[] {
  if (ghosts.length === 0) return plots;
  return plots.map((plot, i) => {
    const behind = ghosts.flatMap(({ plots: own, ...ghost }) =>
      own[i] ? [{ ...ghost, plot: own[i] }] : [],
    );
    const lines = behind.flatMap(({ place, plot: { lines, outline = lines } }) =>
      outline.filter((line) => isOwn(line, plot.lines)).map((line) => ghostLine(line, place)),
    );
    return {
      ...plot,
      x: spanning(
        plot.x,
        behind.map((ghost) => ghost.plot.x),
      ),
      y: spanning(
        plot.y,
        behind.map((ghost) => ghost.plot.y),
      ),
      lines: [...lines, ...plot.lines],
      ...(plot.readable ? { readable: readTogether(plot.readable, behind) } : {}),
    };
  });
}

/** Whether a pinned run has this line for itself: a bound that holds for both is drawn once. */
function isOwn(line: Line, current: readonly Line[]): boolean {
  if (line.detail) return false;
  const same = current.find(({ key }) => key === line.key);
  return !same || !equal(same.x, line.x) || !equal(same.y, line.y);
}

function equal(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return (
    a === b || (a.length === b.length && Array.from(a, (x, i) => Object.is(x, b[i])).every(Boolean))
  );
}

function ghostLine(line: Line, place: number): Line {
  const { key, x, y, width = 2, shape, steps } = line;
  const { colour, dash } = ghostLook(place);
  return {
    key: `ghost${place}:${key}`,
    ghost: place,
    colour,
    x,
    y,
    width: width === 0 ? 0 : Math.max(THINNEST, THINNER * width),
    dash,
    ...(shape ? { shape } : {}),
    ...(steps ? { steps } : {}),
  };
}

/** The axis itself where it reaches as far as all others. */
function spanning(axis: Axis, others: readonly Axis[]): Axis {
  const domains = [axis, ...others].map(({ domain }) => domain);
  const low = Math.min(...domains.map(([from]) => from));
  const high = Math.max(...domains.map(([, to]) => to));
  if (low === axis.domain[0] && high === axis.domain[1]) return axis;
  const wide = axis.over?.([low, high]) ?? { ...axis, domain: [low, high] };
  return axis.label === undefined ? wide : { ...wide, label: axis.label };
}

function readTogether(
  readable: Readable,
  behind: readonly { readonly place: number; readonly name: string; readonly plot: PlotData }[],
): Readable {
  const ghosts = behind.flatMap(({ place, name, plot }): GhostReading[] => {
    const own = plot.readable;
    if (!own) return [];
    const value = own.value ?? ((key, x) => own.rows(x).find((row) => row.key === key)?.value);
    return [{ place, name, value }];
  });
  return { ...readable, ghosts };
}
