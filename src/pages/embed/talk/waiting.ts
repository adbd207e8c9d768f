import type { Command, MessageTheme } from './messages.ts';

/**
 * Commands that are not carried out yet. However many were sent, of each kind only the last one counts, and what it
 * sets: so a page that sends a thousand in a row costs one drawing, and no memory.
 */
export interface Waiting {
  readonly hello?: boolean;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly theme?: MessageTheme;
  readonly at?: number;
  readonly playing?: boolean;
}

/** Beyond this the parameters of commands in a row are no settings that somebody means; the older ones are dropped. */
const MOST_KEYS = 400;

export function added(waiting: Waiting, command: Command): Waiting {
  switch (command.type) {
    case 'hello':
      return { ...waiting, hello: true };
    case 'play':
      return { ...waiting, playing: true };
    case 'pause':
      return { ...waiting, playing: false };
    case 'seek':
      return { ...waiting, at: command.at };
    case 'theme':
      return { ...waiting, theme: command.theme };
    case 'set': {
      const parameters = { ...waiting.parameters, ...command.parameters };
      const few = Object.keys(parameters).length <= MOST_KEYS;
      return { ...waiting, parameters: few ? parameters : command.parameters };
    }
  }
}
