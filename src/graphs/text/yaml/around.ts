import { COLLECTION_STYLE, EVENT_ID, type Event, type ScalarEvent } from 'js-yaml';
import type { Cuts } from './cuts.ts';
import { yamlEvents } from './events.ts';

/** A document without the items of a list of its root. */
export interface Around {
  /** With line feeds for the lines that are left out. */
  readonly text: string;
  /** What is before the items, with the beginning and the end of the list. */
  readonly before: readonly Event[];
  readonly after: readonly Event[];
}

/**
 * null where the cuts are not of such a list. They are where the parser finds the key at the margin, in a block map at the root, and
 * no value left. Throws a GraphError as `yamlEvents` does.
 */
export function eventsAround(source: string, { at, lines }: Cuts, key: string): Around | null {
  const feeds = '\n'.repeat(lines[lines.length - 1] - lines[0]);
  const around = source.slice(0, at[0]) + feeds + source.slice(at[at.length - 1]);
  const { text, events } = yamlEvents(around);
  const [document, root] = events;
  // What tags stand for would have to be told to every part.
  if (document?.type !== EVENT_ID.DOCUMENT || document.directives.length > 0) return null;
  if (root?.type !== EVENT_ID.MAPPING || root.style !== COLLECTION_STYLE.BLOCK) return null;
  const keyed = events.findIndex((event, i) => isEmptyEntry(text, key, event, events[i + 1]));
  const keyEvent = events[keyed];
  if (keyEvent?.type !== EVENT_ID.SCALAR) return null;
  return {
    text,
    before: [...events.slice(0, keyed + 1), listAt(keyEvent), { type: EVENT_ID.POP }],
    after: events.slice(keyed + 2),
  };
}

function isEmptyEntry(text: string, key: string, event: Event, value: Event | undefined): boolean {
  return (
    event.type === EVENT_ID.SCALAR &&
    text.slice(event.valueStart, event.valueEnd) === key &&
    (event.valueStart === 0 || text[event.valueStart - 1] === '\n') &&
    value?.type === EVENT_ID.SCALAR &&
    Math.max(value.valueStart, value.tagStart, value.anchorStart) === -1
  );
}

function listAt({ valueStart }: ScalarEvent): Event {
  return {
    type: EVENT_ID.SEQUENCE,
    start: valueStart,
    ...{ anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 },
    style: COLLECTION_STYLE.BLOCK,
  };
}
