import type { FamilySummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES, type Score } from '../../state/measures.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { EstimateText, type Missing } from './estimate.tsx';
import { formats } from './format.ts';
import { PinnedValues } from './pinned-values.tsx';
import { Term } from './term.tsx';

export interface LevelTableProps {
  readonly family: FamilySummary | null;
  /** Whether a best score of 1 is a high value for the task, not the graph's own largest. */
  readonly taskScale: boolean;
  readonly settled: boolean;
}

/** Speedup and agent-time, for both scores at each level. */
export function LevelTable({ family, taskScale, settled }: LevelTableProps) {
  const { readouts: text } = useMessages().page;
  const { level, factor, whole } = formats(useLanguage());
  const system = family?.systems[0] ?? null;
  /** Who does not get there: the swarm itself, or the one agent that it is measured against. */
  const missing = (score: Score, at: number): Missing => {
    if (!family || !system) return { value: text.never, why: '' };
    const swarm = system.time[score][at].reached;
    const alone = family.baseline.time[score][at].reached;
    const some = (reached: number) => ({
      why: text.reachedSome(whole(reached), whole(family.graphs)),
      brief: text.reachedBrief(whole(reached), whole(family.graphs)),
    });
    if (swarm < family.graphs) return { value: text.never, ...some(swarm) };
    return { value: text.neverAlone, ...(alone < family.graphs ? some(alone) : { why: '' }) };
  };
  const meaning: Record<Score, string> = {
    coverage: text.coverageMeaning,
    best: taskScale ? text.bestOfTaskMeaning : text.bestMeaning,
  };
  const rows = (of: 'speedup' | 'agentTime') =>
    SCORES.map((score) => (
      <tr key={score}>
        <th scope="row">
          <Term meaning={meaning[score]}>{text[score]}</Term>
        </th>
        {LEVELS.map((at, i) => (
          <td key={at}>
            <EstimateText
              estimate={system?.[of][score][i] ?? null}
              format={factor}
              {...(of === 'speedup' ? { unit: text.times } : {})}
              settled={settled}
              missing={missing(score, i)}
            />
            <PinnedValues
              current={system?.[of][score][i] ?? null}
              of={(pinned) => pinned[of][score][i]}
              format={of === 'speedup' ? (x) => text.times(factor(x)) : factor}
            />
          </td>
        ))}
      </tr>
    ));
  return (
    <table className="readout-table">
      <thead>
        <tr>
          <td />
          {LEVELS.map((at) => (
            <th key={at} scope="col">
              {text.at(level(at))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th className="readout-group" scope="rowgroup" colSpan={1 + LEVELS.length}>
            <Term meaning={text.speedupMeaning}>{text.speedup}</Term>
          </th>
        </tr>
        {rows('speedup')}
      </tbody>
      <tbody>
        <tr>
          <th className="readout-group" scope="rowgroup" colSpan={1 + LEVELS.length}>
            <Term meaning={text.agentTimeMeaning}>{text.agentTime}</Term>
          </th>
        </tr>
        {rows('agentTime')}
      </tbody>
    </table>
  );
}
