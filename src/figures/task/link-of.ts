import { PLAIN_READING } from '../../graphs/read-graph.ts';
import { packText } from '../../link/task/pack.ts';
import {
  DEFAULT_TASK_LINK,
  type LinkedGraph,
  type LinkedSettings,
  type TaskLinkState,
} from '../../link/task/task-link-state.ts';
import { writeTaskLink } from '../../link/task/write-task-link.ts';
import { edgeCount } from '../../model/graph/task-graph.ts';
import { nameOf, onShow, type TaskState } from '../../state/task/store-state.ts';
import type { TaskOnShow } from '../../state/task/task-state.ts';
import { type Example, exampleParameters, FIRST_EXAMPLE } from './examples.ts';

/** A graph as a text that reads as the same graph. */
export type WriteGraph = (task: TaskOnShow) => string;

/** Larger graphs are not in links: writing them down alone would take a while. */
const MOST_STEPS_IN_LINK = 2000;
const MOST_EDGES_IN_LINK = 8000;

/** What of a state a link carries; the theme and the language are the page's. */
export function createLinkOf(write: WriteGraph | undefined): (state: TaskState) => TaskLinkState {
  /** Of each graph once: it is asked for with every change. */
  const packed = new WeakMap<TaskOnShow, string | null>();

  const packedOf = (task: TaskOnShow): string | null => {
    const known = packed.get(task);
    if (known !== undefined) return known;
    const { graph } = task.read;
    const small = graph.steps <= MOST_STEPS_IN_LINK && edgeCount(graph) <= MOST_EDGES_IN_LINK;
    const text = small && write ? packText(write(task)) : null;
    packed.set(task, text);
    return text;
  };

  const graphOf = (state: TaskState): LinkedGraph => {
    const { origin } = state;
    if (origin.kind === 'none') return { kind: 'none' };
    if (origin.kind === 'example') return plain(origin);
    if (origin.kind === 'kept') return origin;
    const task = onShow(state);
    const text = task && packedOf(task);
    return text ? { kind: 'packed', packed: text } : { kind: 'left-out' };
  };

  return (state) => {
    const { parameters, unit, reading, price, paid, hour } = state.settings;
    const graph = graphOf(state);
    const isPacked = graph.kind === 'packed';
    // The name tells graphs apart that were left out.
    const isNamed = isPacked || graph.kind === 'left-out';
    // What is packed was decided already.
    const { durations, precedence } = isPacked ? PLAIN_READING : reading;
    return {
      graph,
      name: isNamed ? nameOf(state.source) || null : null,
      parameters,
      unit,
      durations,
      precedence,
      price,
      paid,
      hour,
      theme: null,
      language: null,
    };
  };
}

/** The address of an example, from the page itself: as the page would write it, were it shown. */
export function exampleLink(example: Example): string {
  const graph = plain({ kind: 'example', slug: example.slug });
  const parameters = exampleParameters(example);
  return `./${writeTaskLink({ ...DEFAULT_TASK_LINK, graph, parameters })}`;
}

/** What of a link is settings. */
export function settingsIn(link: TaskLinkState): LinkedSettings {
  const { parameters, unit, durations, precedence, price, paid, hour } = link;
  return { parameters, unit, durations, precedence, price, paid, hour };
}

type NamedGraph = Pick<TaskLinkState, 'graph' | 'name'>;

/** Whether two links are about the same graph. One that was left out is taken to be the one that is there, unless its name is another. */
export function sameGraph(a: NamedGraph, b: NamedGraph): boolean {
  const otherName = a.name !== b.name && a.name !== null && b.name !== null;
  if (a.graph.kind === 'left-out' && otherName) return false;
  return JSON.stringify(plain(a.graph)) === JSON.stringify(plain(b.graph));
}

/** The first example is what a link shows that says nothing of a graph. */
function plain(graph: LinkedGraph): LinkedGraph {
  const isFirst = graph.kind === 'example' && graph.slug === FIRST_EXAMPLE;
  return isFirst ? { kind: 'none' } : graph;
}
