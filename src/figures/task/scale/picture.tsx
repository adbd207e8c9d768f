import { useMemo } from 'react';
import { Segments } from '../../../components/controls/segments.tsx';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { TaskPictureProps } from '../spec.ts';
import { AgentPlots } from './agent-plots.tsx';
import { BoundsKey } from './bounds-key.tsx';
import { taskFormats } from './formats.ts';
import { scalePlots } from './plots.ts';
import { shownScale } from './shown-scale.ts';
import './scale.css';

/** Four plots over the number of agents, and the numbers themselves to choose one. */
export function Picture(props: TaskPictureProps) {
  const { task, settings, results, actions } = props;
  const language = useLanguage();
  const formats = taskFormats({ task }, language);
  const of = useMemo(() => shownScale({ task, settings, results }), [task, settings, results]);
  const { scaling } = formats;
  if (of === null) return <p className="task-nothing">{scaling.nothing}</p>;
  const choose = (agents: number) => actions.change({ agents });
  return (
    <>
      <AgentPlots plots={scalePlots(formats, of)} onChoose={choose} />
      <BoundsKey {...{ formats, of }} />
      {of.points.length > 1 && (
        <div className="tscale-choose needs-js" data-export-skip>
          <Segments
            label={scaling.choose}
            options={of.points.map(({ agents }) => ({
              value: agents,
              label: formats.count(agents),
            }))}
            value={of.agents}
            onChange={choose}
          />
          <p>{scaling.chooseHint}</p>
        </div>
      )}
      <p className="task-note">{scaling.note}</p>
    </>
  );
}
