import type { EmbedApi } from '../embed-api.ts';
import { conversation } from './conversation.ts';
import { HeightGate } from './height-gate.ts';
import { neededHeight, watchSize } from './height-watch.ts';
import { datawrapperId, datawrapperMessage, readResizer, resizerMessage } from './host-scripts.ts';
import { message, type Statement } from './messages.ts';
import { paced } from './paced.ts';

/** What a reader does by which a figure may change its height. */
const CAUSES = ['pointerdown', 'keydown', 'click'] as const;
/** How long after a cause the height is looked at. Milliseconds. */
const LOOK_AFTER = 50;
const ANSWER_AFTER = 16;

/**
 * Talks with the page that the embed stands in, and with nobody else; returns what ends it. What it says before that
 * page has spoken is for anybody: that it is ready, and how high it is.
 */
export function talk(api: EmbedApi): () => void {
  const { parent } = window;
  if (parent === window) return () => {};
  let origin = '*';
  const post = (data: unknown) => parent.postMessage(data, origin);
  const say = (statement: Statement) => post(message(statement));

  const gate = new HeightGate();
  const dw = datawrapperId(window.location.search, api.figure);
  let resizer: { readonly id: string; readonly auto: boolean } | null = null;
  let owed: 'init' | 'size' | null = null;
  const answerResizer = (type: 'init' | 'size') => {
    const height = gate.last();
    if (!resizer || height === null) return;
    post(resizerMessage(resizer.id, height, window.innerWidth, type));
  };
  const tell = (height: number | null) => {
    if (height === null) return;
    say({ type: 'height', height });
    post(datawrapperMessage(dw, height));
    if (resizer?.auto && owed === null) answerResizer('size');
  };
  const measure = () => tell(gate.next(neededHeight(api.root), window.innerWidth));
  const answer = paced(ANSWER_AFTER, () => {
    measure();
    if (owed !== null) answerResizer(owed);
    owed = null;
  });
  // A browser does not lay out a frame that is out of sight, unless it is asked.
  const look = paced(LOOK_AFTER, measure);
  const onCause = () => {
    gate.caused();
    look.soon();
  };
  const onHello = () => {
    measure();
    tell(gate.last());
  };
  const { hear, dispose } = conversation(api, { say, onHello, onCause });

  const listen = ({ source, data, origin: from }: MessageEvent<unknown>) => {
    if (source !== parent) return;
    const asked = readResizer(data);
    if (asked) {
      if (asked.kind === 'init') resizer = asked;
      owed = asked.kind === 'init' || owed === 'init' ? 'init' : 'size';
      answer.soon();
      return;
    }
    // A page without an origin of its own can only be written to as anybody.
    if (hear(data) && origin === '*' && from !== 'null') origin = from;
  };
  window.addEventListener('message', listen);
  for (const each of CAUSES) window.addEventListener(each, onCause, { passive: true });
  const unwatch = watchSize(api.root, measure);
  measure();
  return () => {
    window.removeEventListener('message', listen);
    for (const each of CAUSES) window.removeEventListener(each, onCause);
    unwatch();
    look.cancel();
    answer.cancel();
    dispose();
  };
}
