import { cutText } from '../../model/cut-text.ts';
import { decimal } from '../../model/parse-parameters.ts';
import type { Asked } from '../asked.ts';
import { formatChoice, number, parseChoice } from '../choices.ts';
import { LINK_LANGUAGES, LINK_THEMES } from '../link-state.ts';
import { type LinkNotice, listed } from '../notices.ts';
import { beginning, MOST_CHARACTERS } from '../query.ts';
import { isTracking } from '../resemblance.ts';
import { LINK_VERSION } from '../version.ts';
import { entriesBehind, partsOf } from './behind-hash.ts';
import { MOST_PACKED } from './pack.ts';
import { parametersOf } from './parse-task-parameters.ts';
import {
  DEFAULT_TASK_LINK,
  LINK_UNITS,
  type LinkedGraph,
  MONEY_BOUNDS,
  MONEY_DIGITS,
  PAID_WHILE,
  type TaskKey,
  type TaskLinkState,
} from './task-link-state.ts';
import { isTaskKey, LEFT_OUT } from './write-task-link.ts';

/** What became of a key of this page that could not be used as it stood; `asked` is cut to a readable length. */
export interface TaskKeyNotice {
  readonly kind: 'task-key';
  readonly key: TaskKey;
  readonly asked: string;
  /** How the value now in force is written; '' for none. */
  readonly used: string;
}

export type TaskNotice = LinkNotice | TaskKeyNotice;

export interface ParsedTaskLink extends TaskLinkState {
  readonly notices: readonly TaskNotice[];
}

const PLAIN = DEFAULT_TASK_LINK;
const AMOUNT = number(MONEY_BOUNDS, PLAIN.price, MONEY_DIGITS);
/** Names of examples, of kept graphs, and of decisions about a file. */
const NAME = /^[\w.:@$-]{1,80}$/;

/**
 * The state that the query of a task graph's page asks for, and what stands behind the `#`, with a notice for each
 * adjustment. Any key may stand in either part. Never throws.
 */
export function parseTaskLink(link: string): ParsedTaskLink {
  const notices: LinkNotice[] = [];
  const troubles: TaskKeyNotice[] = [];
  const values: Asked['values'] = new Map();
  const unknown = new Set<string>();
  for (const part of [partsOf(link).query, entriesBehind(link)]) {
    const read = beginning(part);
    if (read !== part) notices.push({ kind: 'length', read: MOST_CHARACTERS });
    for (const [key, text] of new URLSearchParams(read)) {
      if (isTaskKey(key)) values.set(key, { text, times: (values.get(key)?.times ?? 0) + 1 });
      else if (key !== '') unknown.add(key);
    }
  }
  const asked: Asked = { scope: { kind: 'page' }, values };
  const version = values.get('v')?.text;
  const known = version === undefined || isKnown(version);
  if (!known) notices.push({ kind: 'version', asked: cutText(version), used: LINK_VERSION });
  const textOf = (key: TaskKey) => values.get(key)?.text.trim();
  const trouble = (key: TaskKey, used: string) =>
    troubles.push({ kind: 'task-key', key, asked: cutText(textOf(key) ?? ''), used });

  /** An amount out of bounds is the nearest one; what is none asks for nothing. */
  const amount = <T extends number | null>(key: TaskKey, usual: T): number | T => {
    const text = textOf(key);
    if (text === undefined) return usual;
    const { value, usable } = parseChoice(AMOUNT, text);
    const used = decimal(text) === null ? usual : Number(value);
    if (!usable) trouble(key, used === null ? '' : formatChoice(AMOUNT, used));
    return used;
  };
  const name = (key: TaskKey): string | null => {
    const text = textOf(key);
    if (text === undefined || NAME.test(text)) return text ?? null;
    trouble(key, '');
    return null;
  };
  const word = <T extends string, U extends T | null>(
    key: TaskKey,
    options: readonly T[],
    usual: U,
  ): T | U => {
    const text = textOf(key);
    if (text === undefined) return usual;
    const found = options.find((each) => each === text);
    if (found === undefined) trouble(key, usual ?? '');
    return found ?? usual;
  };

  const state: TaskLinkState = {
    graph: graphOf({ example: name('example'), kept: name('kept'), packed: textOf('graph') }, () =>
      trouble('graph', ''),
    ),
    name: titleOf(values.get('name')?.text),
    parameters: parametersOf(asked, notices),
    unit: word('unit', LINK_UNITS, null),
    durations: name('durations'),
    precedence: name('precedence'),
    price: amount('price', PLAIN.price),
    paid: word('paid', PAID_WHILE, PLAIN.paid),
    hour: amount('hour', PLAIN.hour),
    theme: word('theme', LINK_THEMES, null),
    language: word('lang', LINK_LANGUAGES, null),
  };
  // Others hang keys of their own onto addresses; those of a link that we wrote are worth a word.
  if (known && version !== undefined) {
    for (const key of [...unknown].slice(0, MOST_UNKNOWN)) {
      if (!isTracking(key)) notices.push({ kind: 'unknown', key: cutText(key), meant: null });
    }
  }
  return { ...state, notices: [...troubles, ...listed(notices)] };
}

const MOST_UNKNOWN = 100;
/** Letters of a name; what is longer is cut without a word. */
const MOST_NAME = 100;

/** Somebody else's text: a line of it. */
function titleOf(text: string | undefined): string | null {
  const line = (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? null : Array.from(line).slice(0, MOST_NAME).join('');
}

function isKnown(version: string): boolean {
  return /^\d{1,3}$/.test(version) && Number(version) >= 1 && Number(version) <= LINK_VERSION;
}

function graphOf(
  asked: {
    readonly example: string | null;
    readonly kept: string | null;
    packed: string | undefined;
  },
  onTrouble: () => void,
): LinkedGraph {
  const { example, kept, packed } = asked;
  if (packed === LEFT_OUT) return { kind: 'left-out' };
  if (packed !== undefined) {
    if (/^[\w-]+$/.test(packed) && packed.length <= MOST_PACKED) return { kind: 'packed', packed };
    onTrouble();
    // Something was meant to be here: an example in its place would be taken for it.
    return { kind: 'left-out' };
  }
  if (kept !== null) return { kind: 'kept', key: kept };
  return example === null ? { kind: 'none' } : { kind: 'example', slug: example };
}
