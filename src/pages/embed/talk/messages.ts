import { MESSAGE_KEY, MESSAGE_VERSION } from '../../../link/protocol.ts';

/**
 * The messages between an embedded figure and the page that it stands in, version 1. Each is an object
 * `{ "swarm-figure": 1, "type": … }`; `docs/embedding.md` describes them for those who write such pages.
 */

/** Beyond these a message is none that somebody means. */
const MOST_CHANGES = 200;
const MOST_CHARACTERS = 2000;

/** What the surrounding page can ask for. */
export type Command =
  /** Asks for `ready`, `height` and `state` again. */
  | { readonly type: 'hello' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** In the unit of the figure's playhead; the race's is t_mid. */
  | { readonly type: 'seek'; readonly at: number }
  /** Keys as in a link, values as texts of a link. */
  | { readonly type: 'set'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly type: 'theme'; readonly theme: MessageTheme };

export const MESSAGE_THEMES = ['light', 'dark', 'auto'] as const;
export type MessageTheme = (typeof MESSAGE_THEMES)[number];

/** What a command asked for that could not be used as it stood. */
export interface Adjustment {
  readonly kind: string;
  /** The key of the link, '' where it is about the whole. */
  readonly key: string;
  readonly asked: string;
  /** What is in force instead, '' for nothing. */
  readonly used: string;
}

/** What the figure says. */
export type Statement =
  /** The first whole result is drawn. */
  | { readonly type: 'ready'; readonly figure: string }
  /** CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The query of a link to what is shown, '' for the default state; the fingerprint of the result, null while it is computed. */
  | { readonly type: 'state'; readonly query: string; readonly digest: string | null }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'adjusted'; readonly adjustments: readonly Adjustment[] }
  /** One sentence for the writer of the page. */
  | { readonly type: 'error'; readonly reason: string };

export type Message<T> = T & { readonly [MESSAGE_KEY]: typeof MESSAGE_VERSION };

/** The types of messages, by who sends them. */
export const COMMAND_TYPES = ['hello', 'play', 'pause', 'seek', 'set', 'theme'] as const;
export const STATEMENT_TYPES = [
  'ready',
  'height',
  'state',
  'play',
  'pause',
  'adjusted',
  'error',
] as const;

export function message<T extends Statement>(statement: T): Message<T> {
  return { [MESSAGE_KEY]: MESSAGE_VERSION, ...statement };
}

/** What was posted: not for us, for us but of no use, or a command. */
export type Read =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unusable'; readonly reason: string }
  | { readonly kind: 'command'; readonly command: Command };

const FOREIGN: Read = { kind: 'foreign' };
const unusable = (reason: string): Read => ({ kind: 'unusable', reason });
const used = (command: Command): Read => ({ kind: 'command', command });

/** Reads whatever was posted. A pure function that never throws. */
export function readMessage(data: unknown): Read {
  try {
    return isRecord(data) && Object.hasOwn(data, MESSAGE_KEY) ? readOwn(data) : FOREIGN;
  } catch {
    // A getter or a proxy; neither can come by way of a message.
    return FOREIGN;
  }
}

function readOwn(data: Readonly<Record<string, unknown>>): Read {
  const own = (key: string) => (Object.hasOwn(data, key) ? data[key] : undefined);
  if (own(MESSAGE_KEY) !== MESSAGE_VERSION) {
    return unusable(
      `This figure understands messages whose "${MESSAGE_KEY}" is ${MESSAGE_VERSION}.`,
    );
  }
  const type = own('type');
  switch (type) {
    case 'hello':
    case 'play':
    case 'pause':
      return used({ type });
    case 'seek': {
      const at = own('at');
      if (typeof at === 'number' && Number.isFinite(at)) return used({ type, at });
      return unusable('"seek" needs a finite number "at".');
    }
    case 'theme': {
      const theme = MESSAGE_THEMES.find((each) => each === own('theme'));
      if (theme) return used({ type, theme });
      return unusable(`"theme" needs a "theme" that is one of ${MESSAGE_THEMES.join(', ')}.`);
    }
    case 'set':
      return readChanges(own('parameters'));
  }
  // A page that sends everything back would get an error for each error.
  if ((STATEMENT_TYPES as readonly unknown[]).includes(type)) return FOREIGN;
  return unusable(`The "type" of a message must be one of ${COMMAND_TYPES.join(', ')}.`);
}

function readChanges(parameters: unknown): Read {
  if (!isRecord(parameters)) return unusable('"set" needs an object "parameters".');
  const keys = Object.keys(parameters);
  if (keys.length > MOST_CHANGES) {
    return unusable(`"set" takes at most ${MOST_CHANGES} parameters at once.`);
  }
  const entries: [string, string][] = [];
  let characters = 0;
  for (const key of keys) {
    const text = textOf(parameters[key]);
    if (text === null) {
      return unusable('Each value of "parameters" must be a number, a text, true, false or null.');
    }
    characters += key.length + text.length;
    if (characters > MOST_CHARACTERS) {
      return unusable(`"set" takes at most ${MOST_CHARACTERS} characters at once.`);
    }
    entries.push([key, text]);
  }
  // Not by assignment, which takes "__proto__" for something else.
  return used({ type: 'set', parameters: Object.fromEntries(entries) });
}

/** A value as links write it; null for one that no link can hold. Whether it can be used is for the codec to say. */
export function textOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 'on' : 'off';
    default:
      return value === null ? 'none' : null;
  }
}

/** An object as one writes it: no list, no map, no date. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
