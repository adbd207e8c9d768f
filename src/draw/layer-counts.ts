import type { RunColumns } from './run-columns.ts';
import { countUpTo } from './search.ts';

/** How many steps of a group of layers are in which state. They add up to all of the group. */
export interface StateCounts {
  readonly finished: number;
  readonly working: number;
  readonly ready: number;
  /** For a prerequisite. */
  readonly waiting: number;
}

/** The steps of a group of neighbouring layers, of which there are `layers`, with the sorted times at which they change their state. */
interface Group {
  readonly layers: number;
  readonly openings: Float64Array;
  readonly beginnings: Float64Array;
  readonly endings: Float64Array;
}

/** A run by groups of layers: how far each is, at any time, without a walk through its steps. */
export interface LayerCounts {
  /** At most as many as were asked for; every layer is in one, about as many layers in each. */
  readonly groups: readonly Group[];
  /** Steps to a layer in the fullest group. */
  readonly fullest: number;
}

/** O(steps), for a run whose columns are sorted. */
export function layerCounts(columns: RunColumns, most: number): LayerCounts {
  const { steps, layers, layer } = columns.graph;
  const groups = Math.max(1, Math.min(layers, most));
  const groupOf = (step: number) => groupOfLayer(layer[step], layers, groups);
  const sizes = new Int32Array(groups);
  for (let i = 0; i < steps; i++) sizes[groupOf(i)]++;
  /** The times of the steps in an order, parted by groups: each part ascends as all of them do. */
  const parted = (order: Int32Array, times: Float64Array): Float64Array[] => {
    const parts = Array.from(sizes, (size) => new Float64Array(size));
    const filled = new Int32Array(groups);
    for (let i = 0; i < steps; i++) {
      const group = groupOf(order[i]);
      parts[group][filled[group]] = times[i];
      filled[group]++;
    }
    return parts;
  };
  const openings = parted(columns.byOpening, columns.openings);
  const beginnings = parted(columns.byBeginning, columns.beginnings);
  const endings = parted(columns.byEnding, columns.endings);
  const within = new Int32Array(groups);
  for (let l = 0; l < layers; l++) within[groupOfLayer(l, layers, groups)]++;
  return {
    groups: openings.map((each, i) => ({
      layers: within[i],
      openings: each,
      beginnings: beginnings[i],
      endings: endings[i],
    })),
    fullest: sizes.reduce((most, size, i) => Math.max(most, size / within[i]), 0),
  };
}

/** Which of `groups` groups a layer is in. */
export function groupOfLayer(layer: number, layers: number, groups: number): number {
  return Math.floor((layer * groups) / layers);
}

/** What ends now is finished, what begins now is at work, as `stateAt` has it. O(log steps). */
export function countsAt({ openings, beginnings, endings }: Group, time: number): StateCounts {
  const finished = countUpTo(endings, time);
  const begun = countUpTo(beginnings, time);
  const opened = countUpTo(openings, time);
  return {
    finished,
    working: begun - finished,
    ready: opened - begun,
    waiting: openings.length - opened,
  };
}
