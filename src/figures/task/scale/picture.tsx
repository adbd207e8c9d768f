import { useMemo } from 'react';
import { Segments } from '../../../components/controls/segments.tsx';
import { useLanguage } from '../../../components/messages-context.tsx';
import { isScaleSize } from '../../../model/measure/task/scale-point.ts';
import type { TaskPictureProps } from '../spec.ts';
import { AgentPlots } from './agent-plots.tsx';
import { BoundsKey } from './bounds-key.tsx';
import { taskFormats } from './formats.ts';
import { scalePlots } from './plots.ts';
import { type ShownScale, shownScale } from './shown-scale.ts';
import './scale.css';

/** Four plots over the number of agents, and the numbers themselves to choose one. */
export function Picture(props: TaskPictureProps) {
  const { task, settings, results, actions } = props;
  const language = useLanguage();
  const formats = taskFormats({ task }, language);
  const of = useMemo(() => shownScale({ task, settings, results }), [task, settings, results]);
  const { scaling } = formats;
  // The words of the figure say why.
  if (of === null) return null;
  const choose = (agents: number) => actions.change({ agents });
  return (
    <>
      <AgentPlots plots={scalePlots(formats, of)} onChoose={choose} />
      <BoundsKey {...{ formats, of }} />
      {of.points.length > 1 && (
        <div className="tscale-choose needs-js" data-export-skip>
          <Segments
            label={scaling.choose}
            options={sizesToChoose(of, results.facts?.worth.agents ?? null).map((agents) => ({
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

/** The usual ones, the one worth having, and the one that is set, whether its run is in or not. */
function sizesToChoose({ points, agents }: ShownScale, worth: number | null): number[] {
  const usual = points
    .map((point) => point.agents)
    .filter((size) => isScaleSize(size) || size === worth);
  return [...new Set([...usual, agents])].sort((a, b) => a - b);
}
