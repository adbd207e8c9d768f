import { EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml';
import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { counted } from '../counted.ts';
import { withDeeperBrackets, withoutInnerTabs } from './tolerance.ts';

/** What is parsed at one go takes some hundred bytes for every ten characters. */
const MOST_CHARACTERS = 2 ** 25;
/** The parser goes down by recursion. */
const MOST_NESTED = 200;

/** Events, and the text that their offsets are of: that which was given, but for spaces at the beginnings of lines. */
export interface YamlEvents {
  readonly text: string;
  readonly events: readonly Event[];
}

/**
 * The events of the one document of a YAML 1.2 text, none where there is no document. `linesBefore`: how many lines of the file
 * come before the text. Throws a GraphError for broken YAML, for what is too long or nested too deeply, and for a second document.
 */
export function yamlEvents(given: string, linesBefore = 0): YamlEvents {
  if (given.length > MOST_CHARACTERS) {
    throw new GraphError(
      linesBefore === 0 ? null : atLine(linesBefore + (given.startsWith('\n') ? 2 : 1)),
      say`YAML is read up to ${counted(MOST_CHARACTERS)} characters at one go, and these are ${counted(given.length)}: only a list in lines that begin with ${'-'} is read in parts`,
      null,
      'too-large',
    );
  }
  const { text, events } = parsed(given, linesBefore);
  if (events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length > 1) {
    throw new GraphError(
      atLine(linesBefore + lineOfSecond(text, events)),
      say`a second document begins here: one is expected`,
    );
  }
  return { text, events };
}

function parsed(given: string, linesBefore: number): YamlEvents {
  const first = attempted(given);
  if (!(first instanceof YAMLException)) return { text: given, events: first };
  const text = withDeeperBrackets(given);
  const second = text === given ? first : attempted(text);
  if (!(second instanceof YAMLException)) return { text, events: second };
  throw refused(first, linesBefore);
}

function attempted(text: string): Event[] | YAMLException {
  try {
    return parseEvents(withoutInnerTabs(text), { maxDepth: MOST_NESTED });
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}

function refused({ reason, mark }: YAMLException, linesBefore: number): GraphError {
  const line = linesBefore + (mark?.line ?? 0) + 1;
  return reason.startsWith('nesting exceeded')
    ? new GraphError(atLine(line), say`the file is nested more than ${MOST_NESTED} deep`)
    : new GraphError(
        atLine(line, (mark?.column ?? 0) + 1),
        say`this is not YAML: ${quoted(reason)}`,
      );
}

/** No scalar holds a line that begins with such a mark. */
function lineOfSecond(text: string, [first]: readonly Event[]): number {
  const marked = first?.type === EVENT_ID.DOCUMENT && first.explicitStart;
  const begins = [...text.matchAll(/^---(?=\s|$)/gm)][marked ? 1 : 0];
  const mark = begins ?? /^\.\.\.(?=\s|$)/m.exec(text);
  return text.slice(0, mark?.index).split('\n').length;
}
