import { ruleFits } from '../../state/applies.ts';
import { definition, type ParameterKey, type Parameters } from '../../state/parameter-table.ts';
import { useMessages } from '../messages-context.tsx';
import { type ChoiceKey, SegmentedControl, SelectControl } from './choice-control.tsx';
import { NumberControl } from './number-control.tsx';
import type { NumberKey } from './number-text.ts';
import { SeedControl } from './seed-control.tsx';
import { SwitchControl, type SwitchKey } from './switch-control.tsx';

/** Up to so many options are shown side by side. */
const MOST_SEGMENTS = 5;

/** Where a slider's thumb waits while the preset draws the number itself. */
const TYPICAL: { readonly [K in ParameterKey]?: (parameters: Parameters) => number } = {
  steps: (parameters) => parameters.meanSteps,
  layers: (parameters) => parameters.meanLayers,
  forkDepth: () => Number.POSITIVE_INFINITY,
};

/** The control that fits a parameter, whatever its kind. */
export function ParameterControl({ of }: { readonly of: ParameterKey }) {
  const { controls } = useMessages().page;
  const parameter = definition(of);
  if (of === 'seed') return <SeedControl />;
  if (of === 'rule') {
    return (
      <SelectControl
        of="rule"
        fits={(option, parameters) => ruleFits(parameters, option as Parameters['rule'])}
        refusal={controls.ruleNeedsCoordinator}
        explanation={controls.recursiveRules}
      />
    );
  }
  switch (parameter.kind) {
    case 'switch':
      return <SwitchControl of={of as SwitchKey} />;
    case 'choice':
      return parameter.options.length > MOST_SEGMENTS ? (
        <SelectControl of={of as ChoiceKey} />
      ) : (
        <SegmentedControl of={of as ChoiceKey} />
      );
    default: {
      const typical = TYPICAL[of];
      return (
        <NumberControl
          of={of as NumberKey}
          {...(typical ? { typical } : {})}
          {...(parameter.none === undefined
            ? {}
            : { unset: of === 'forkDepth' ? () => controls.noCap : controls.drawn })}
        />
      );
    }
  }
}
