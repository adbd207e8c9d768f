import { eloPieces } from '../claims/elo-pieces.ts';
import { takingElo } from '../model/measure/elo/elo.ts';
import { ELO_MEMBERS, type EloRecords, joinEloRecords } from '../model/measure/elo/records.ts';
import { PARAMETERS, type ParameterKey, type Parameters } from '../model/parameters.ts';
import { type Arguments, chosen, type Option } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { eloFields, eloRows, systemRows } from './elo-report.ts';
import { LINK } from './link.ts';
import { noteLink } from './note-link.ts';
import { FORMAT, GRAPH_INDEX, PRESET, SEED, SET } from './options.ts';
import { csv, jsonObject, print } from './print.ts';
import { carried, progress } from './progress.ts';
import { namedBySet, settings } from './settings.ts';
import { spread } from './spread/spread.ts';
import { THREADS, threadsOf } from './threads.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './whole-number.ts';

const SESSIONS = {
  name: '--sessions',
  value: 'R',
  help: 'Sessions of each system, 2 to 100000 (the default is 5000).',
};
const REPLICATES = {
  name: '--replicates',
  value: 'N',
  help: 'Bootstrap replicates over sessions, 0 to 10000 (the default is 200; 0: no intervals).',
};
const ELO_FORMAT = {
  ...FORMAT,
  help: 'json prints all of it, csv the curves alone (the default is json).',
};
const FROM_GRAPH: Option = {
  ...GRAPH_INDEX,
  help: 'A graph of the first session; sessions have four graphs each.',
};
const OPTIONS: readonly Option[] = [
  PRESET,
  LINK,
  SEED,
  FROM_GRAPH,
  SET,
  SESSIONS,
  REPLICATES,
  THREADS,
  ELO_FORMAT,
];

export const eloCommand: Command = {
  name: 'elo',
  summary: 'Rates pass@1, pass@4, group@4 and pass@2 group@2 at equal agent-time',
  usage: '[model options] [--sessions R] [--replicates N]',
  options: OPTIONS,
  details: [
    'Session s of every system grows graphs 4s to 4s + 3 (with --graph-index I, s counts from I / 4, rounded down) and works on as many of them as it has members, without overhead. Budgets are 31 over three decades, in agent-time; the largest, budget, is 0.63 of the mean work of a graph. What a session has found within a budget is the largest value among finished steps, never below the root’s 0.',
    'selfElo rates a system’s budgets against each other (0 at the first), jointElo all systems at all budgets (0 for pass@1 at the first). inflection is the last budget at which self-Elo climbs faster than 400 per decade, the first one when it does so nowhere (value: the median over the bootstrap); firstSlope and lastSlope are Elo per decade over the first half decade and the last decade; lead is joint Elo at the largest budget less pass@1’s, paired. winRates at the largest budget: the system named first against the second. Intervals are 95%, from a bootstrap over sessions. statements tells what decides the two claims on Elo: they hold where margin is above 0.',
    'With --format csv a row is a system at a budget.',
  ],
  setsParameters: true,
  run: runElo,
};

async function runElo(args: Arguments, output: Output): Promise<void> {
  const format = chosen(args, FORMAT.name, ['json', 'csv']);
  const sessions = wholeNumber(args, SESSIONS.name, [2, 100_000], 5000);
  const replicates = wholeNumber(args, REPLICATES.name, [0, 10_000], 200);
  const parameters = settings(args, OPTIONS);
  namedBySet(args).forEach(refuseIdle);
  noteLink(args, output, (name) => idleness(name) !== null);
  const threads = threadsOf(args, output);
  const records = await spreadSessions(parameters, sessions, threads, output);
  const summary = carried(
    takingElo(records, { replicates }),
    progress(output, 'replicates', replicates),
  );
  if (format === 'json') {
    await print(output, jsonObject(eloFields(summary), 'systems', systemRows(summary)));
    return;
  }
  const rows = eloRows(summary);
  await print(output, csv(Object.keys(rows[0]), rows.map(Object.values)));
}

/** Runs the sessions on all cores. */
async function spreadSessions(
  parameters: Parameters,
  sessions: number,
  threads: number,
  output: Output,
): Promise<EloRecords> {
  const pieces = eloPieces(parameters, Math.floor(parameters.graph / ELO_MEMBERS), sessions);
  const bar = progress(output, 'sessions', sessions);
  try {
    // Pieces are about equally large.
    const onDone = (done: number) => bar.step(Math.floor((done / pieces.length) * sessions));
    return joinEloRecords((await spread(pieces, { threads, onDone })) as EloRecords[]);
  } finally {
    bar.end();
  }
}

/** How graphs grow, and how agents choose; the systems say the rest. */
const GROUPS: readonly string[] = ['task', 'shape', 'value', 'duration'];
const CHOICES: readonly ParameterKey[] = ['rule', 'baseline', 'dispatch'];

/** Throws a UsageError for a parameter that would change nothing. */
function refuseIdle(name: ParameterKey): void {
  const why = idleness(name);
  if (why !== null) throw new UsageError(`--set ${name} changes nothing in elo, where ${why}`);
}

/** Why a parameter changes nothing; null where it does change something. */
function idleness(name: ParameterKey): string | null {
  const { group } = PARAMETERS[name];
  if (GROUPS.includes(group) || CHOICES.includes(name) || name === 'graph') return null;
  if (group === 'overhead') return 'nobody pays overhead';
  if (group === 'measure') return 'values are compared as they are, session by session';
  return 'the four systems say who works';
}
