import { useMemo } from 'react';
import { ParameterControl } from '../../components/controls/parameter-control.tsx';
import {
  SettingsProvider,
  useSettings,
  useSettingsActions,
} from '../../components/settings-context.tsx';
import type { ParameterKey, Parameters } from '../../model/parameters.ts';
import type { SettingsStore } from '../../state/settings.ts';
import type { OptionsProps } from '../article/spec.ts';
import { type LevelOption, LevelSegments } from '../ensemble/level-segments.tsx';

/** At which level speedups are read off, and what a swarm is charged under the law at hand. */
export function Options({ options, of, onOptions }: OptionsProps<LevelOption>) {
  return (
    <>
      <LevelSegments
        levels={[0.5, 0.9]}
        level={options.level}
        onLevel={(level) => onOptions({ level })}
      />
      <Charging>
        {chargesOf(of).map((key) => (
          <ParameterControl key={key} of={key} />
        ))}
      </Charging>
    </>
  );
}

/** Charges that make a difference. */
export function chargesOf({ communication }: Pick<Parameters, 'communication'>): ParameterKey[] {
  switch (communication) {
    case 'none':
      return ['communication', 'scheduling'];
    case 'peer':
      return ['communication', 'scheduling', 'peerShare'];
    case 'group':
      return ['communication', 'scheduling', 'groupBase', 'groupSlope'];
  }
}

/**
 * Here swarms always pay, so the controls are in force; and moving them leaves the shared switch as it is, because the
 * other figures are about swarms that pay nothing.
 */
function Charging({ children }: { readonly children: React.ReactNode }) {
  const parameters = useSettings((state) => state.parameters);
  const actions = useSettingsActions();
  const store = useMemo(() => chargingStore(parameters, actions), [parameters, actions]);
  return <SettingsProvider store={store}>{children}</SettingsProvider>;
}

export function chargingStore(
  parameters: Parameters,
  actions: ReturnType<SettingsStore['getState']>['actions'],
): SettingsStore {
  const { overhead } = parameters;
  const state = {
    parameters: { ...parameters, swarm: 'standard', agents: 2, overhead: true } as const,
    actions: {
      change: (changes: Partial<Parameters>) => actions.change({ ...changes, overhead }),
      drag: (changes: Partial<Parameters>) => actions.drag({ ...changes, overhead }),
    },
  };
  return { getState: () => state, subscribe: () => () => {} };
}
