import { useMemo } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { Swatch } from '../../../components/plot/marker.tsx';
import { AgentPlots } from '../scale/agent-plots.tsx';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskPictureProps } from '../spec.ts';
import { rulesPlot } from './plot.tsx';
import { hasCeiling, overBound, type Ranked, RULE_LOOKS, ranked, shownRules } from './series.ts';
import './rules.css';

/** The rules over the number of agents, and beneath them ranked at the one that is set. */
export function Picture(props: TaskPictureProps) {
  const { task, settings, results, actions } = props;
  const formats = taskFormats({ task }, useLanguage());
  const rules = useMemo(() => shownRules({ task, settings, results }), [task, settings, results]);
  const { agents } = settings.parameters;
  if (rules.length === 0) return <p className="task-nothing">{formats.rules.nothing}</p>;
  const order = ranked(rules, agents);
  return (
    <>
      <AgentPlots
        plots={[rulesPlot(formats, rules, agents)]}
        onChoose={(k) => actions.change({ agents: k })}
      />
      {order.length > 0 && <Ranking {...{ formats, order }} />}
      <p className="task-note">{formats.rules.note(hasCeiling(rules))}</p>
    </>
  );
}

function Ranking({ formats, order }: { formats: TaskFormats; order: readonly Ranked[] }) {
  const { rules: text, ruleNames } = formats;
  const [best] = order;
  return (
    <table className="task-table">
      <caption>{text.at(formats.agentsText(best.point.agents))}</caption>
      <thead>
        <tr>
          <th scope="col">{text.head.rule}</th>
          <th scope="col">{text.head.makespan}</th>
          <th scope="col">{text.head.ratio}</th>
          <th scope="col">{text.head.behind}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ rule, point, drawn }) => (
          <tr key={rule}>
            <th scope="row">
              <Swatch {...RULE_LOOKS[rule]} />
              {ruleNames[rule]}
              {drawn && <small> {text.oneDraw}</small>}
            </th>
            <td>{formats.time(point.makespan)}</td>
            <td>{formats.ratio(overBound(point))}</td>
            <td>{behind(formats, point.makespan, best.point.makespan)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function behind(formats: TaskFormats, makespan: number, best: number): string {
  return makespan > best ? `+${formats.part(makespan / best - 1)}` : formats.rules.best;
}
