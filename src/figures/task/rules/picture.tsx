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
  // The words of the figure say why.
  if (rules.length === 0) return null;
  const order = ranked(rules, agents);
  return (
    <>
      <AgentPlots
        plots={[rulesPlot(formats, rules, agents)]}
        onChoose={(k) => actions.change({ agents: k })}
      />
      {order.length > 0 && <Ranking {...{ formats, order }} set={agents} />}
      <p className="task-note">{formats.rules.note(hasCeiling(rules))}</p>
    </>
  );
}

function Ranking(props: {
  readonly formats: TaskFormats;
  readonly order: readonly Ranked[];
  /** Agents of the settings: others stand in for them while they are computed. */
  readonly set: number;
}) {
  const { formats, order, set } = props;
  const { rules: text, ruleNames, agentsText } = formats;
  const [best] = order;
  const { agents } = best.point;
  const meanwhile = agents !== set;
  return (
    <table className="task-table" data-meanwhile={meanwhile || undefined}>
      <caption>
        {meanwhile
          ? text.atMeanwhile(agentsText(agents), agentsText(set))
          : text.at(agentsText(agents))}
      </caption>
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
              <span>
                <Swatch {...RULE_LOOKS[rule]} />
                {ruleNames[rule]}
              </span>
              {/* The line may break between them. */}
              {drawn && ' '}
              {drawn && <small>{text.oneDraw}</small>}
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
  return makespan > best ? `+${formats.partCell(makespan / best - 1)}` : formats.rules.best;
}
