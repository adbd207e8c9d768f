import { useMemo } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { AgentPlots } from '../scale/agent-plots.tsx';
import { taskFormats } from '../scale/formats.ts';
import type { TaskPictureProps } from '../spec.ts';
import { Inputs } from './inputs.tsx';
import { worthPlots } from './plots.ts';
import { frontOf, shownCosts } from './shown-costs.ts';
import '../scale/scale.css';
import './worth.css';

/** Prices to type, and what each number of agents costs and takes at them. */
export function Picture(props: TaskPictureProps) {
  const { task, settings, results, actions } = props;
  const formats = taskFormats({ task }, useLanguage());
  const of = useMemo(() => shownCosts({ task, settings, results }), [task, settings, results]);
  const { worth: text } = formats;
  const plots = worthPlots(formats, of, settings.parameters.agents);
  const money = of.sizes[0]?.cost.money ?? 0;
  // Where no step takes any time the words say all there is to say.
  const isWork = of.sizes.some(({ point }) => point.makespan > 0);
  return (
    <>
      <Inputs {...{ formats, settings, actions }} />
      {plots.length > 0 && (
        <AgentPlots
          plots={plots.map(({ plot }) => plot)}
          apart
          onChoose={(at, i) => actions.change({ agents: plots[i].agentsAt(at) })}
        />
      )}
      {isWork && (
        <p className="task-note">
          {money === 0
            ? text.noMoney
            : of.alike === null
              ? text.note(
                  frontOf(of).length > 1,
                  of.sizes.some(({ beatenBy }) => beatenBy !== null),
                )
              : text.sameMoney(formats.money(of.alike))}
        </p>
      )}
    </>
  );
}
