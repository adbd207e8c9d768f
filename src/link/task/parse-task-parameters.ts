import type { Parameters } from '../../model/parameters.ts';
import { formatParameter, parseParameter } from '../../model/parse-parameters.ts';
import { type Asked, noteUse } from '../asked.ts';
import type { LinkNotice } from '../notices.ts';
import {
  DEFAULT_TASK_PARAMETERS,
  MOST_AGENTS,
  TASK_PARAMETERS,
  TASK_SWARMS,
} from './task-link-state.ts';

/** The parameters that a link asks for, as one run on one graph can have them; what was adjusted is added to the notices. */
export function parametersOf(asked: Asked, notices: LinkNotice[]): Parameters {
  const parameters: Record<string, unknown> = { ...DEFAULT_TASK_PARAMETERS };
  for (const key of TASK_PARAMETERS) {
    const text = asked.values.get(key)?.text;
    if (text === undefined) continue;
    const parsed = parseParameter(key, text);
    const nearest = parsed.kind === 'valid' ? parsed.value : parsed.used;
    const wanted = nearest === undefined ? DEFAULT_TASK_PARAMETERS[key] : nearest;
    const value = here(key, wanted);
    parameters[key] = value;
    const usable = parsed.kind === 'valid' && value === wanted;
    noteUse(asked, key, { used: formatParameter(key, value as never), usable }, notices);
  }
  const together = parameters as unknown as Parameters;
  return settled(together, asked, notices);
}

/** The nearest value that makes sense on one graph of a reader's own. */
function here(key: string, value: unknown): unknown {
  if (key === 'swarm' && !(TASK_SWARMS as readonly unknown[]).includes(value)) return 'standard';
  if (key === 'agents') return Math.min(MOST_AGENTS, Number(value));
  return value;
}

/** A recursive swarm has nobody who sees the whole graph: it keeps to the rules of its own. */
function settled(parameters: Parameters, asked: Asked, notices: LinkNotice[]): Parameters {
  const { swarm, rule } = parameters;
  if (swarm !== 'recursive' || rule === 'own-branch' || rule === 'own-list') return parameters;
  const used = 'own-branch';
  // The rule by default is nobody's wish.
  if (asked.values.has('rule')) {
    const scope = { kind: 'page' } as const;
    notices.push({
      kind: 'conflict',
      scope,
      key: 'rule',
      asked: rule,
      with: 'swarm',
      value: swarm,
      used,
    });
  }
  return { ...parameters, rule: used };
}
