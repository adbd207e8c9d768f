import type { Answer, Claim } from '../claims/claim.ts';
import type { Piece } from '../claims/piece.ts';
import { agreements } from '../claims/september/agreement.ts';
import { STUDIES, STUDY_NAMES, type StudyName } from '../claims/studies.ts';
import {
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterKey,
  type Parameters,
} from '../model/parameters.ts';
import { type Arguments, chosen, type Option } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { LINK, linkedSettings } from './link.ts';
import { noteLink } from './note-link.ts';
import { note } from './notes.ts';
import { FORMAT, PRESET, SEED, SET } from './options.ts';
import { type Cell, csv, jsonRows, print } from './print.ts';
import { carried, progress } from './progress.ts';
import { namedBySet, settings } from './settings.ts';
import { spread } from './spread/spread.ts';
import { THREADS, threadsOf } from './threads.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './whole-number.ts';

const usual = (what: 'families' | 'sessions') =>
  STUDY_NAMES.filter((name) => STUDIES[name].usual[what] > 0)
    .map((name) => `${STUDIES[name].usual[what]} for ${name}`)
    .join(', ');

const WHOSE: Option = {
  ...PRESET,
  value: STUDY_NAMES.join('|'),
  help: `Whose claims: those of the post, or the independent table of September (the default is ${STUDY_NAMES[0]}).`,
};
const FAMILIES: Option = {
  name: '--families',
  value: 'F',
  help: `Families of 16 graphs that are measured, 1 to 65536 (usually ${usual('families')}).`,
};
const SESSIONS: Option = {
  name: '--sessions',
  value: 'R',
  help: `Elo sessions of each system, 2 to 100000 (usually ${usual('sessions')}).`,
};
const OPTIONS = [WHOSE, LINK, FAMILIES, SESSIONS, SEED, SET, THREADS, FORMAT];

const COLUMNS = ['id', 'published', 'median', 'low', 'high', 'families', 'within'] as const;

export const claimsCommand: Command = {
  name: 'claims',
  summary: 'Recomputes every published number and says which agree',
  usage: '[--preset post|september] [--families F]',
  options: OPTIONS,
  details: [
    'A row for each claim of the post: the published number, the median, the 5% and the 95% point over families, over how many families, and whether the published number, widened by half a unit of its last digit, lies between the two. A statement has its id, families and whether it holds for the medians alone.',
    'With --preset september a row for each figure of an independent re-implementation, by its protocol: median is the mean over the families that have the figure, low and high its 95% bootstrap interval over them.',
    '--set says what the claims would come to with other parameters; which swarms run, and how they are measured, is said by each claim.',
  ],
  setsParameters: true,
  run: runClaims,
};

async function runClaims(args: Arguments, output: Output): Promise<void> {
  const format = chosen(args, FORMAT.name, ['json', 'csv']);
  const name = whose(args);
  const study = STUDIES[name];
  if (study.usual.sessions === 0 && args.text(SESSIONS.name) !== null) {
    throw new UsageError(`${SESSIONS.name} are those of Elo, of which ${name} claims nothing`);
  }
  const size = {
    families: wholeNumber(args, FAMILIES.name, [1, 65_536], study.usual.families),
    sessions: wholeNumber(args, SESSIONS.name, [2, 100_000], study.usual.sessions),
  };
  const changed = changes(args, study.parameters);
  noteLink(args, output, isSaid);
  const pieces = study
    .pieces(size)
    .map((piece) => ({ ...piece, parameters: { ...piece.parameters, ...changed } }));
  const values = await measured(
    pieces,
    `parts of ${name}’s claims`,
    threadsOf(args, output),
    output,
  );
  const answers = carried(
    study.concluding(pieces, values),
    progress(output, `steps to ${name}’s answers`, null),
  );
  const text = format === 'json' ? jsonRows(answers) : csv(COLUMNS, answers.map(cells));
  await print(output, text);
  note(output, verdict(name, study.claims, answers));
}

/** The pieces' values, with their progress; `what` is counted. */
async function measured(pieces: readonly Piece[], what: string, threads: number, output: Output) {
  const bar = progress(output, what, pieces.length);
  try {
    return await spread(pieces, { threads, onDone: bar.step });
  } finally {
    bar.end();
  }
}

/** Those that are named, or that a link is about. */
function whose(args: Arguments): StudyName {
  const named = chosen(args, WHOSE.name, STUDY_NAMES);
  return linkedSettings(args)?.preset === 'september' ? 'september' : named;
}

const SAID: readonly ParameterKey[] = ['swarm', 'agents', 'sessions', 'overhead'];

/** Whether each claim says a parameter itself. */
function isSaid(name: ParameterKey): boolean {
  return SAID.includes(name) || PARAMETERS[name].group === 'measure';
}

/** The parameters that differ from those of the claims. Throws a UsageError for one that would change nothing. */
function changes(args: Arguments, published: Parameters): Partial<Parameters> {
  for (const name of namedBySet(args)) {
    if (isSaid(name)) {
      throw new UsageError(`--set ${name} changes nothing in claims, each of which says it itself`);
    }
  }
  const asked = settings(args, OPTIONS);
  const differing = PARAMETER_KEYS.filter((key) => !isSaid(key) && asked[key] !== published[key]);
  return Object.fromEntries(differing.map((key) => [key, asked[key]]));
}

function cells(answer: Answer): Cell[] {
  const values: Readonly<Record<string, Cell>> = { ...answer, within: String(answer.within) };
  return COLUMNS.map((column) => values[column] ?? null);
}

/** How many agree, by the criterion that each study is read by. A definition is listed, and not counted. */
function verdict(name: StudyName, claims: readonly Claim[], answers: readonly Answer[]): string {
  if (name === 'september') {
    const all = agreements(answers);
    const agreeing = all.filter(({ agrees }) => agrees);
    return `${agreeing.length} of ${all.length} figures are within 2% of the table or inside its interval`;
  }
  const tally = (kind: Claim['kind']) => {
    const all = answers.filter((_, i) => claims[i].kind === kind);
    return `${all.filter((answer) => answer.within).length} of ${all.length}`;
  };
  return `${tally('number')} published numbers lie within the 5% to 95% range of single families; ${tally('statement')} statements hold`;
}
