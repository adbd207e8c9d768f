import { isParameterKey } from '../../model/parameters.ts';
import { formatParameter } from '../../model/parse-parameters.ts';
import type { Entry } from '../query.ts';
import { LINK_VERSION } from '../version.ts';
import { isOwnKey, partsOf } from './behind-hash.ts';
import {
  DEFAULT_TASK_LINK,
  DEFAULT_TASK_PARAMETERS,
  type LinkedGraph,
  MONEY_DIGITS,
  TASK_KEYS,
  TASK_PARAMETERS,
  type TaskLinkState,
} from './task-link-state.ts';

/** In place of a graph that is nowhere but on the page of whoever made the link. */
export const LEFT_OUT = 'none';

const PLAIN = DEFAULT_TASK_LINK;

/**
 * A state of the page of a task graph as a query and what stands behind the `#`, '' for the default state: only what differs
 * from it is written. Of `current` are kept, in front, keys that are not of this page, and the place behind the `#`.
 */
export function writeTaskLink(state: TaskLinkState, current = ''): string {
  const entries = ownEntries(state);
  if (entries.length > 0) entries.unshift(['v', String(LINK_VERSION)]);
  const now = partsOf(current);
  const shared = entries.filter(([key]) => !isOwnKey(key));
  const own = entries.filter(([key]) => isOwnKey(key));
  return written('?', now.query, shared) + written('#', now.hash, own);
}

function written(mark: '?' | '#', current: string, entries: readonly Entry[]): string {
  const ours = entries.map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const parts = [...foreignParts(current), ...ours];
  return parts.length === 0 ? '' : `${mark}${parts.join('&')}`;
}

function ownEntries(state: TaskLinkState): Entry[] {
  const { parameters } = state;
  const entries: Entry[] = [...graphEntries(state.graph)];
  const add = (key: string, value: string | null) => {
    if (value !== null) entries.push([key, value]);
  };
  add('name', state.name);
  add('unit', state.unit);
  add('durations', state.durations);
  add('precedence', state.precedence);
  for (const key of TASK_PARAMETERS) {
    if (parameters[key] !== DEFAULT_TASK_PARAMETERS[key])
      add(key, formatParameter(key, parameters[key]));
  }
  add('price', state.price === PLAIN.price ? null : money(state.price));
  add('paid', state.paid === PLAIN.paid ? null : state.paid);
  add('hour', state.hour === null ? null : money(state.hour));
  add('lang', state.language);
  add('theme', state.theme);
  return entries;
}

function graphEntries(graph: LinkedGraph): Entry[] {
  switch (graph.kind) {
    case 'none':
      return [];
    case 'example':
      return [['example', graph.slug]];
    case 'packed':
      return [['graph', graph.packed]];
    case 'kept':
      return [['kept', graph.key]];
    case 'left-out':
      return [['graph', LEFT_OUT]];
  }
}

function money(amount: number): string {
  return String(Number(amount.toPrecision(MONEY_DIGITS)));
}

export function isTaskKey(key: string): boolean {
  return (TASK_KEYS as readonly string[]).includes(key) || isParameterKey(key);
}

/** Foreign keys longer than this in all were not put there for anybody to read. */
const MOST_FOREIGN = 2000;

/** The parts of a query whose keys are not of this page, exactly as they were written. */
function foreignParts(query: string): string[] {
  const parts = query.split('&').filter((part) => {
    if (part === '') return false;
    const [key] = new URLSearchParams(part).keys();
    return key !== undefined && !isTaskKey(key);
  });
  return parts.join('&').length > MOST_FOREIGN ? [] : parts;
}
