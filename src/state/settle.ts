import type { LinkNotice } from '../link/notices.ts';
import type { Scope } from '../link/query.ts';
import type { Parameters } from '../model/parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';
import { isGlobalRule, optionsError, swarmOptions } from '../model/swarm/options.ts';

/**
 * Parameters that the model can run, as near to the asked ones as can be, and what was given up. Each value
 * is within its bounds already; this is about values that do not go together: a recursive swarm has no
 * coordinator, so it cannot follow a rule that looks at the whole graph.
 */
export function settle(
  parameters: Parameters,
  preset: PresetName,
  scope: Scope = { kind: 'page' },
): { readonly parameters: Parameters; readonly notices: readonly LinkNotice[] } {
  if (optionsError(swarmOptions(parameters)) === null) return { parameters, notices: [] };
  const usual = PRESETS[preset].rule;
  const rule = isGlobalRule(usual) ? 'own-branch' : usual;
  const conflict: LinkNotice = {
    kind: 'conflict',
    scope,
    key: 'rule',
    asked: parameters.rule,
    with: 'swarm',
    value: parameters.swarm,
    used: rule,
  };
  return { parameters: { ...parameters, rule }, notices: [conflict] };
}
