import {
  isParameterKey,
  PARAMETER_KEYS,
  PARAMETERS,
  type ParameterKey,
  type Parameters,
} from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESET_NAMES, PRESETS } from '../model/presets.ts';
import { quoted } from '../model/quoted.ts';
import type { Arguments, Option } from './arguments.ts';
import { Given } from './given.ts';
import { GRAPH } from './graph-options.ts';
import { type LinkedSettings, linkedSettings } from './link.ts';
import { COMMUNICATION, isParameterOption, PRESET, SCHEDULING, SET } from './options.ts';
import { didYouMean, UsageError } from './usage-error.ts';

/**
 * The parameters that a command line describes: a preset or a link (or, with `--graph`, what an imported graph is run
 * with by default), changed by the options and by `--set`. Throws a UsageError for a value that is
 * not accepted, a parameter set twice, and one that has no meaning for an imported graph.
 */
export function settings(args: Arguments, options: readonly Option[]): Parameters {
  const given = new Given();
  for (const option of options) {
    const text = args.text(option.name);
    if (text !== null && isParameterOption(option)) given.set(option.parameter, text, option.name);
  }
  for (const text of args.texts(SET.name)) setByName(given, text);
  const communication = args.text(COMMUNICATION.name);
  if (communication !== null) setCommunication(given, communication);
  const link = linkedSettings(args);
  if (link && args.text(PRESET.name) !== null) {
    throw new UsageError('--preset and --link each say what to begin with');
  }
  const imported = args.text(GRAPH.name) !== null;
  if (imported) refuseGrowth(args, given, link);
  const usual = imported ? forImported(given, link) : (link?.parameters ?? preset(args));
  const parameters = { ...usual, ...given.values };
  const named = {
    scheduling: args.text(SCHEDULING.name) !== null,
    communication: communication !== null,
  };
  return named.scheduling || named.communication
    ? withOverhead(parameters, given, named)
    : parameters;
}

/** The parameters that `--set` names, in the order given; a name that is none is left to `settings` to refuse. */
export function namedBySet(args: Arguments): ParameterKey[] {
  return args.texts(SET.name).map(nameIn).filter(isParameterKey);
}

/** What stands before the equals sign, or the whole text. */
function nameIn(text: string): string {
  return text.split('=', 1)[0].trim();
}

function setByName(given: Given, text: string): void {
  const equals = text.indexOf('=');
  if (equals < 0) throw new UsageError(`--set takes NAME=VALUE, not ${quoted(text)}`);
  const name = nameIn(text);
  if (!isParameterKey(name)) {
    throw new UsageError(
      `--set: there is no parameter ${quoted(name)}${didYouMean(name, PARAMETER_KEYS)}`,
    );
  }
  given.set(name, text.slice(equals + 1), '--set');
}

/** peer:0.02, group:0.15,0.01 or none. */
function setCommunication(given: Given, text: string): void {
  const [law, shares, ...rest] = text.trim().split(':');
  const values = shares === undefined ? [] : shares.split(',');
  const wanted = law === 'peer' ? 1 : law === 'group' ? 2 : 0;
  if (!/^(none|peer|group)$/.test(law) || values.length !== wanted || rest.length > 0) {
    throw new UsageError(
      `--communication must be peer:SHARE, group:BASE,SLOPE or none, not ${quoted(text)}`,
    );
  }
  given.set('communication', law, COMMUNICATION.name);
  if (law === 'peer') given.set('peerShare', values[0], COMMUNICATION.name);
  if (law === 'group') {
    given.set('groupBase', values[0], COMMUNICATION.name);
    given.set('groupSlope', values[1], COMMUNICATION.name);
  }
}

function preset(args: Arguments): Parameters {
  const name = args.text(PRESET.name) ?? DEFAULT_PRESET;
  const known = PRESET_NAMES.find((n) => n === name);
  if (known !== undefined) return PRESETS[known];
  throw new UsageError(
    `--preset must be one of ${PRESET_NAMES.join(', ')}, not ${quoted(name)}${didYouMean(name, PRESET_NAMES)}`,
  );
}

function forImported(given: Given, link: LinkedSettings | null): Parameters {
  const linked = Object.fromEntries((link?.given ?? []).map((key) => [key, link?.parameters[key]]));
  const recursive = { ...linked, ...given.values }.swarm === 'recursive';
  const rule = recursive ? 'own-branch' : 'critical-path';
  return { ...PRESETS[DEFAULT_PRESET], rule, overhead: false, ...linked };
}

function refuseGrowth(args: Arguments, given: Given, link: LinkedSettings | null): void {
  if (args.text(PRESET.name) !== null) {
    throw new UsageError('--preset describes grown graphs, and --graph reads one');
  }
  if (link && link.preset !== DEFAULT_PRESET) {
    throw new UsageError(
      `the preset ${link.preset} of the link describes grown graphs, and --graph reads one`,
    );
  }
  for (const key of [...given.keys(), ...(link?.given ?? [])]) {
    const { group } = PARAMETERS[key];
    if (key === 'seed' || group === 'swarm' || group === 'overhead') continue;
    throw new UsageError(`${key} belongs to grown graphs, and --graph reads one`);
  }
}

function withOverhead(
  parameters: Parameters,
  given: Given,
  named: { readonly scheduling: boolean; readonly communication: boolean },
): Parameters {
  if (given.values.overhead === false) {
    throw new UsageError(
      `--set overhead=off contradicts ${named.scheduling ? SCHEDULING.name : COMMUNICATION.name}`,
    );
  }
  if (parameters.overhead) return parameters;
  return {
    ...parameters,
    overhead: true,
    scheduling: named.scheduling || given.has('scheduling') ? parameters.scheduling : 0,
    communication:
      named.communication || given.has('communication') ? parameters.communication : 'none',
  };
}
