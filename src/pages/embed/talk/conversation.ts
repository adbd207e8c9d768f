import { writeLink } from '../../../link/write-link.ts';
import type { EmbedApi, EmbedEventKind } from '../embed-api.ts';
import { adjustmentsOf } from './adjustments.ts';
import { readMessage, type Statement } from './messages.ts';
import { paced } from './paced.ts';
import { added, type Waiting } from './waiting.ts';

/** Commands are carried out at most this often, and states told: a playhead moves with every frame. Milliseconds. */
const COMMAND_PACE = 16;
const STATE_PACE = 100;

export interface Conversation {
  /** Takes what was posted; whether it was a command of ours. */
  hear(data: unknown): boolean;
  dispose(): void;
}

export interface Surroundings {
  say(statement: Statement): void;
  /** They have asked for everything again. */
  onHello(): void;
  /** Something has happened by which the height may change. */
  onCause(): void;
}

const CAUSES: readonly EmbedEventKind[] = ['ready', 'result', 'play', 'pause', 'error'];

/**
 * What an embedded figure does for its surroundings, and tells them. Only `ready` is said unasked, the rest once they
 * have spoken.
 */
export function conversation(api: EmbedApi, around: Surroundings): Conversation {
  let waiting: Waiting = {};
  let wrong: string | null = null;
  let spoken = false;
  let ready = api.digest() !== null;
  let failed = false;
  let told = '';

  const greet = () => around.say({ type: 'ready', figure: api.figure });
  const fail = () =>
    around.say({ type: 'error', reason: 'The figure cannot be computed in this browser.' });

  const state = paced(STATE_PACE, () => {
    if (!spoken) return;
    const query = writeLink(api.state());
    const digest = api.digest();
    const telling = `${query} ${digest}`;
    if (telling === told) return;
    told = telling;
    around.say({ type: 'state', query, digest });
  });

  const commands = paced(COMMAND_PACE, () => {
    const { hello, parameters, theme, at, playing } = waiting;
    waiting = {};
    if (wrong !== null) around.say({ type: 'error', reason: wrong });
    wrong = null;
    if (parameters) {
      const adjustments = adjustmentsOf(api.set(parameters));
      if (adjustments.length > 0) around.say({ type: 'adjusted', adjustments });
    }
    if (theme) api.setTheme(theme);
    if (at !== undefined) api.seek(at);
    if (playing === true) api.play();
    if (playing === false) api.pause();
    if (hello) {
      told = '';
      if (ready) greet();
      if (failed) fail();
      around.onHello();
    }
    state.soon();
  });

  const unsubscribe = api.subscribe(({ kind }) => {
    if (kind === 'ready' && !ready) {
      ready = true;
      greet();
    }
    if (kind === 'error') failed = true;
    if (kind === 'result') failed = false;
    if (spoken && kind === 'error') fail();
    if (spoken && (kind === 'play' || kind === 'pause')) around.say({ type: kind });
    if (CAUSES.includes(kind)) around.onCause();
    state.soon();
  });
  if (ready) greet();

  return {
    hear(data) {
      const read = readMessage(data);
      if (read.kind === 'foreign') return false;
      if (read.kind === 'unusable') wrong = read.reason;
      else {
        spoken = true;
        waiting = added(waiting, read.command);
      }
      commands.soon();
      return read.kind === 'command';
    },
    dispose() {
      unsubscribe();
      commands.cancel();
      state.cancel();
    },
  };
}
