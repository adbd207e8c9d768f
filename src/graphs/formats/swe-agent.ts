import type { Places, StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { remark } from '../remark.ts';
import { say } from '../said.ts';
import { isObject, type JsonObject, listAt, objectAt } from '../text/shape.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Decision, GraphFormat } from './format.ts';
import { decided } from './shared/decide.ts';
import { distinctIds } from './shared/distinct-ids.ts';
import { placeIn } from './shared/place-in.ts';

/**
 * Trajectories of SWE-agent: what an agent did, one turn after another. Each turn waits for the one before. Several files are
 * several agents, none of which waits for another.
 */
export const sweAgent: GraphFormat = {
  id: 'swe-agent',
  signs: { json: '"trajectory"' },
  recognises(file) {
    const json = file.jsonIfAny();
    return isObject(json) && Array.isArray(json.trajectory);
  },
  *read(files, choices) {
    const turns = files.flatMap((file) => turnsOf(file, files.length > 1));
    if (turns.length === 0) throw new GraphError('trajectory', say`the list is empty`);
    const durations = decidedDurations(turns, choices.durations);
    const ids = distinctIds(turns.map(({ id }) => id));
    const durationOf = DURATIONS[durations.used] ?? DURATIONS.one;
    const steps = turns.map((turn, i): StepInput => {
      const duration = durationOf(turn);
      return { id: ids[i], duration, needs: turn.first ? [] : [ids[i - 1]], sort: turn.command };
    });
    const chain =
      files.length === 1
        ? say`an agent's session is a chain: each turn waits for the one before, so that more agents change nothing`
        : say`an agent's session is a chain: each turn waits for the one before; the ${files.length} sessions do not wait for each other`;
    const rest = say`the history, the state and the costs are not used`;
    return {
      steps,
      places: placesOf(turns),
      unit: durations.used === 'execution-time' ? 's' : null,
      remarks: [remark('rule', null, chain), remark('ignored', null, rest)],
      durations,
      unitless: durations.used === 'one',
    };
  },
};

interface Turn {
  readonly id: string;
  /** The first word of the action. */
  readonly command: string;
  /** Whether a session begins with it. */
  readonly first: boolean;
  readonly turn: JsonObject;
  readonly place: Place;
}

function turnsOf(file: SourceFile, several: boolean): Turn[] {
  const inFile = placeIn(file, several);
  const { trajectory } = objectAt(inFile(''), file.json());
  return listAt(inFile('trajectory'), trajectory).map((value, i): Turn => {
    const place = inFile(`trajectory[${i}]`);
    const turn = objectAt(place, value);
    const [command = ''] =
      typeof turn.action === 'string' ? turn.action.trim().split(/\s+/, 1) : [];
    const id = `${several ? `${file.name} ` : ''}${i + 1} ${command}`.trim();
    return { id, command, first: i === 0, turn, place };
  });
}

const lettersOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

type DurationOf = (turn: Turn) => unknown;

const DURATIONS: Readonly<Record<string, DurationOf>> & { readonly one: DurationOf } = {
  'execution-time': ({ turn }) => turn.execution_time,
  characters: ({ turn }) => lettersOf(turn.response) + lettersOf(turn.observation),
  one: () => 1,
};

/** Times where every turn has one; else each turn counts alike, until the reader asks for something else. */
function decidedDurations(turns: readonly Turn[], wanted: string | null): Decision {
  const timed = turns.filter(({ turn }) => turn.execution_time !== undefined).length;
  const time = {
    key: 'execution-time',
    about: say`${'"execution_time"'}, the seconds that the action took without the model's answer, on ${timed} of ${turns.length} turns`,
  };
  const one = { key: 'one', about: say`1 for every turn` };
  const characters = {
    key: 'characters',
    about: say`the characters of response and observation, which stand in for tokens`,
  };
  const others = [one, characters];
  if (timed === 0) return decided(others, wanted);
  return decided(timed === turns.length ? [time, ...others] : [...others, time], wanted);
}

function placesOf(turns: readonly Turn[]): Places {
  const place = (i: number) => turns[i].place;
  return {
    step: place,
    id: place,
    duration: (i) => say`${turns[i].place}.${'execution_time'}`,
    need: place,
  };
}
