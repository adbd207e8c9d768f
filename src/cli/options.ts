import { PARAMETERS, type ParameterKey } from '../model/parameters.ts';
import { accepted } from '../model/parse-parameters.ts';
import { PRESET_NAMES } from '../model/presets.ts';
import type { Option } from './arguments.ts';
import { LINK } from './link.ts';

/** An option that sets one parameter; its help is the parameter's. */
export interface ParameterOption extends Option {
  readonly parameter: ParameterKey;
}

function of(name: string, value: string, parameter: ParameterKey): ParameterOption {
  return { name, value, parameter, help: `${PARAMETERS[parameter].meaning} ${accepts(parameter)}` };
}

/** What a parameter accepts, as a sentence. */
export function accepts(parameter: ParameterKey): string {
  const text = accepted(parameter);
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

export const PRESET: Option = {
  name: '--preset',
  value: 'NAME',
  help: `Settings to begin with, one of ${PRESET_NAMES.join(', ')} (the default is ${PRESET_NAMES[0]}).`,
};

export const SET: Option = {
  name: '--set',
  value: 'NAME=VALUE',
  repeatable: true,
  help: 'Sets a parameter of the model, by its name in the list below; may be repeated.',
};

export const SEED = of('--seed', 'S', 'seed');
export const GRAPH_INDEX = of('--graph-index', 'I', 'graph');
const SWARM = of('--swarm', 'KIND', 'swarm');
export const AGENTS = of('--agents', 'K', 'agents');
export const SCHEDULING = of('--scheduling', 'SHARE', 'scheduling');

export const AGENTS_LIST: Option = {
  name: '--agents',
  value: 'K,K,…',
  help: `Numbers of agents, one row of the table for each. ${accepts('agents')}`,
};

export const COMMUNICATION: Option = {
  name: '--communication',
  value: 'LAW',
  help: 'peer:SHARE, per other agent at work; group:BASE,SLOPE, for a group of two and for each further member; or none.',
};

export const FORMAT: Option = {
  name: '--format',
  value: 'json|csv',
  help: 'How the table is printed (the default is json).',
};

export const MODEL_OPTIONS: readonly Option[] = [PRESET, LINK, SEED, GRAPH_INDEX, SET];

/** All but the number of agents, which one command takes singly and another as a list. */
export const RUN_OPTIONS: readonly Option[] = [
  SWARM,
  of('--rule', 'RULE', 'rule'),
  of('--dispatch', 'WHICH', 'dispatch'),
  of('--backlog', 'ORDER', 'backlog'),
  of('--fork-depth', 'L', 'forkDepth'),
  SCHEDULING,
  COMMUNICATION,
];

/** What there is to say about defaults, for the help of the commands that run swarms. */
export const RUN_DETAILS: readonly string[] = [
  'Defaults are those of the preset (post: standard, 16 agents, own-branch, no overhead); with --graph, a standard swarm by critical-path without overhead (a recursive one by own-branch). --scheduling or --communication turn overhead on; where it was off, only what they name is paid. With --graph, --set and --link take the parameters of the swarm and its overhead only.',
];

export function isParameterOption(option: Option): option is ParameterOption {
  return 'parameter' in option;
}
