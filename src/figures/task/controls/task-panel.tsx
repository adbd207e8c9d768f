import { ParameterControl } from '../../../components/controls/parameter-control.tsx';
import '../../../components/controls/panel.css';
import { useMessages } from '../../../components/messages-context.tsx';
import type { ParameterKey } from '../../../state/parameter-table.ts';
import { arePlain } from '../../../state/task/settings-of.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { MoneyControls } from './money-controls.tsx';
import { RuleControl } from './rule-control.tsx';
import { SwarmControl } from './swarm-control.tsx';
import { UnitControl } from './unit-control.tsx';

const OF_RECURSIVE: readonly ParameterKey[] = ['forkDepth', 'refill', 'backlog'];
const LAWS: Readonly<Record<string, readonly ParameterKey[]>> = {
  peer: ['peerShare'],
  group: ['groupBase', 'groupSlope'],
};

/** Every setting of the page: of the swarm, its overhead, and what it costs. */
export function TaskPanel({ task }: { readonly task: TaskOnShow }) {
  const lab = useTaskLab();
  const { settings: text } = usePageText();
  const { controls } = useMessages().page;
  const parameters = useTask((state) => state.parameters);
  const isPlain = useTask(({ settings }) => arePlain(settings));
  const { swarm, overhead, communication } = parameters;
  const further: readonly ParameterKey[] = [
    'dispatch',
    ...(swarm === 'recursive' ? OF_RECURSIVE : []),
    'seed',
  ];
  const ofOverhead: readonly ParameterKey[] = overhead
    ? ['overhead', 'scheduling', 'communication', ...(LAWS[communication] ?? [])]
    : ['overhead'];
  return (
    <div className="panel">
      <section className="panel-part" aria-label={text.swarm}>
        <SwarmControl />
        <ParameterControl of="agents" />
        <RuleControl />
      </section>
      <section className="panel-part" aria-label={text.overhead}>
        {ofOverhead.map((key) => (
          <ParameterControl key={key} of={key} />
        ))}
      </section>
      <section className="panel-part" aria-label={text.money}>
        <MoneyControls />
      </section>
      <details className="more">
        <summary>{controls.more}</summary>
        {further.map((key) => (
          <ParameterControl key={key} of={key} />
        ))}
      </details>
      <section className="panel-part">
        <UnitControl task={task} />
        <button
          type="button"
          className="quiet-button"
          disabled={isPlain}
          onClick={() => lab.store.getState().actions.reset()}
        >
          {text.reset}
        </button>
      </section>
    </div>
  );
}
