import type { Backlog, Dispatch, Parameters, Rule } from '../parameters.ts';

/** What a swarm pays for talking, as a share of the duration of each step. */
export type Communication =
  | { readonly law: 'none' }
  | { readonly law: 'peer'; readonly share: number }
  | { readonly law: 'group'; readonly base: number; readonly slope: number };

export interface SwarmOptions {
  readonly kind: 'single' | 'standard' | 'recursive';
  /** Cap on agents at work at once; 1 for `single`. */
  readonly agents: number;
  readonly rule: Rule;
  readonly dispatch: Dispatch;
  readonly backlog: Backlog;
  readonly forkDepth: number | null;
  readonly refill: boolean;
  /** Share of the median step paid per start, dispatch or hand-off. */
  readonly scheduling: number;
  readonly schedulingPays: 'once' | 'both';
  readonly communication: Communication;
  readonly medianOf: 'durations' | 'layer-costs';
}

const NO_COMMUNICATION: Communication = { law: 'none' };

/** The single agent that every speedup is measured against. */
export function baselineOptions(
  parameters: Pick<Parameters, 'baseline' | 'dispatch'>,
): SwarmOptions {
  return {
    kind: 'single',
    agents: 1,
    rule: parameters.baseline,
    dispatch: parameters.dispatch,
    backlog: 'lifo',
    forkDepth: null,
    refill: false,
    scheduling: 0,
    schedulingPays: 'once',
    communication: NO_COMMUNICATION,
    medianOf: 'durations',
  };
}

/** One swarm as the parameters describe it (several sessions are several of these). */
export function swarmOptions(parameters: Parameters, agents = parameters.agents): SwarmOptions {
  const kind =
    parameters.swarm === 'recursive'
      ? 'recursive'
      : parameters.swarm === 'single'
        ? 'single'
        : 'standard';
  return {
    kind,
    agents: kind === 'single' ? 1 : agents,
    rule: parameters.rule,
    dispatch: parameters.dispatch,
    backlog: parameters.backlog,
    forkDepth: parameters.forkDepth,
    refill: parameters.refill,
    scheduling: parameters.overhead ? parameters.scheduling : 0,
    schedulingPays: parameters.schedulingPays,
    communication: parameters.overhead ? communicationOf(parameters) : NO_COMMUNICATION,
    medianOf: parameters.medianOf,
  };
}

function communicationOf(parameters: Parameters): Communication {
  switch (parameters.communication) {
    case 'none':
      return NO_COMMUNICATION;
    case 'peer':
      return { law: 'peer', share: parameters.peerShare };
    case 'group':
      return { law: 'group', base: parameters.groupBase, slope: parameters.groupSlope };
  }
}

/** Rules under which whoever is free takes the best ready step of the whole graph. */
export function isGlobalRule(rule: Rule): boolean {
  return rule !== 'own-branch' && rule !== 'own-list';
}

/** Whether a swarm pays for scheduling and communication at all: one agent has nobody to talk to. */
export function paysOverhead(options: Pick<SwarmOptions, 'kind' | 'agents'>): boolean {
  return options.kind !== 'single' && options.agents > 1;
}

/** Whether nothing is paid for scheduling and communication, whatever is run: then times are sums of durations. */
export function paysNothing(options: SwarmOptions): boolean {
  return !paysOverhead(options) || (options.scheduling === 0 && isFree(options.communication));
}

function isFree(communication: Communication): boolean {
  switch (communication.law) {
    case 'none':
      return true;
    case 'peer':
      return communication.share === 0;
    case 'group':
      return communication.base === 0 && communication.slope === 0;
  }
}

/** Why a swarm cannot run as described, in one sentence, or null. */
export function optionsError(options: SwarmOptions): string | null {
  if (options.kind === 'recursive' && isGlobalRule(options.rule)) {
    return `a recursive swarm chooses by own-branch or own-list, not by ${options.rule}, which needs a coordinator that sees the whole graph`;
  }
  if (!Number.isInteger(options.agents) || options.agents < 1) {
    return `the number of agents must be a whole number of at least 1, not ${options.agents}`;
  }
  return null;
}
