import type { RunState } from '../run-state.ts';
import type { Chooser } from './chooser.ts';
import { GlobalRuleChooser } from './global-rule.ts';
import { OwnBranchChooser } from './own-branch.ts';
import { OwnListChooser } from './own-list.ts';
import { RecursiveBranchChooser } from './recursive-branch.ts';
import { RecursiveListChooser } from './recursive-list.ts';

/** The chooser for a run's kind of swarm and rule. */
export function chooserFor(state: RunState): Chooser {
  const { rule, kind } = state.options;
  const recursive = kind === 'recursive';
  switch (rule) {
    case 'own-branch':
      return recursive ? new RecursiveBranchChooser(state) : new OwnBranchChooser(state);
    case 'own-list':
      return recursive ? new RecursiveListChooser(state) : new OwnListChooser(state);
    default:
      return new GlobalRuleChooser(state, rule);
  }
}
