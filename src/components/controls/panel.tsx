import { type ReactNode, useState } from 'react';
import {
  definition,
  PARAMETER_KEYS,
  type ParameterGroup,
  type ParameterKey,
} from '../../state/parameter-table.ts';
import { selectWork } from '../../state/selectors.ts';
import { useLab } from '../lab-context.tsx';
import { useMessages } from '../messages-context.tsx';
import './panel.css';
import { ParameterControl } from './parameter-control.tsx';
import { PresetControl } from './preset-control.tsx';

/** What the panel shows before anything is unfolded. */
const OF_THE_SWARM = ['swarm', 'agents', 'sessions', 'rule'] as const;
const OF_THE_TASK = ['layers', 'steps', 'seed'] as const;
const OF_THE_OVERHEAD = [
  'overhead',
  'scheduling',
  'communication',
  'peerShare',
  'groupBase',
  'groupSlope',
] as const;
const MAIN: readonly ParameterKey[] = [...OF_THE_SWARM, ...OF_THE_TASK, ...OF_THE_OVERHEAD];

const GROUPS: readonly ParameterGroup[] = [
  'task',
  'shape',
  'value',
  'duration',
  'swarm',
  'overhead',
  'measure',
];

export interface PanelProps {
  /** What stands behind the settings of the swarm, before all the others. */
  readonly between?: ReactNode;
}

/** The lab's settings: the main ones, and all the others by group. Out of use where nothing can be computed. */
export function Panel({ between }: PanelProps) {
  const swarm = useLab((state) => state.parameters.swarm);
  const law = useLab((state) => state.parameters.communication);
  const disabled = useLab(selectWork).status === 'unavailable';
  return (
    <div className="panel">
      <fieldset className="panel-parts" disabled={disabled}>
        <section className="panel-part">
          {OF_THE_SWARM.filter((key) => key !== 'sessions' || swarm === 'sessions').map(control)}
        </section>
      </fieldset>
      {between ? <div className="panel-between">{between}</div> : null}
      <fieldset className="panel-parts" disabled={disabled}>
        <section className="panel-part">{OF_THE_TASK.map(control)}</section>
        <section className="panel-part">
          {OF_THE_OVERHEAD.filter((key) => {
            if (key === 'peerShare') return law === 'peer';
            if (key === 'groupBase' || key === 'groupSlope') return law === 'group';
            return true;
          }).map(control)}
        </section>
        <section className="panel-part">
          <PresetControl />
        </section>
        <MoreSettings />
      </fieldset>
    </div>
  );
}

/** Its controls are made when it is first unfolded: few readers need them, and every page would carry them. */
function MoreSettings() {
  const { controls } = useMessages().page;
  const [open, setOpen] = useState(false);
  return (
    <details className="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{controls.more}</summary>
      {(open ? GROUPS : []).map((group) => {
        const keys = PARAMETER_KEYS.filter(
          (key) => definition(key).group === group && !MAIN.includes(key),
        );
        if (keys.length === 0) return null;
        return (
          <section key={group} className="panel-part" aria-label={controls.groups[group]}>
            <h3>{controls.groups[group]}</h3>
            {keys.map(control)}
          </section>
        );
      })}
    </details>
  );
}

const control = (key: ParameterKey) => <ParameterControl key={key} of={key} />;
