import { useCallback } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { GanttPicture } from '../../../components/task/gantt/gantt-picture.tsx';
import type { CardFacts } from '../../../components/task/graph/task-card.tsx';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import type { Duel } from '../../../state/task/task-state.ts';
import { idText } from '../graph/id-text.ts';
import { marksOf } from '../graph/marks.ts';
import type { TaskPictureProps } from '../spec.ts';
import { axisScale, timeTicks } from '../time-axis.ts';
import { timeText } from '../time-text.ts';
import { runOf } from './run-of.ts';
import { says } from './words.ts';

/** Times that are named, on the widest screen. */
const MOST_TICKS = 12;

export function Picture(props: TaskPictureProps) {
  const { facts, duel } = props.results;
  return facts && duel ? <Lanes {...props} {...{ facts, duel }} /> : null;
}

function Lanes(props: TaskPictureProps & { readonly facts: GraphFacts; readonly duel: Duel }) {
  const { task, facts, duel, player, timeline } = props;
  const language = useLanguage();
  const { graph, scale: written } = taskCatalogues[language];
  const text = graph.gantt;
  const { perOne } = duel.result;
  const of = runOf(task, facts, duel);
  const marks = marksOf(task, facts);
  const { ids } = task.read;
  const { unit } = task;

  const factsOf = useCallback(
    (step: number): CardFacts => {
      const time = (x: number) => timeText(x / perOne, unit, language);
      const { run, lanes, overhead, onPath } = of;
      const { card } = text;
      const agent = run.agent[step];
      const each = run.agentsStarted === lanes.count;
      return {
        title: idText(ids[step] ?? ''),
        rows: [
          each
            ? [card.agent, card.nth(agent + 1)]
            : [card.agent, card.started(agent + 1, run.agentsStarted)],
          ...(each ? [] : [[card.lane, card.nth(lanes.lane[step] + 1)] as const]),
          [card.from, time(run.start[step])],
          [card.to, time(run.end[step])],
          [card.work, time(run.end[step] - run.start[step] - overhead[step])],
          ...(overhead[step] > 0 ? [[card.overhead, time(overhead[step])] as const] : []),
          onPath[step]
            ? [card.path, card.on]
            : [card.slack, timeText(marks.slack[step] / task.input.unit.perOne, unit, language)],
        ],
      };
    },
    [of, marks, ids, perOne, unit, language, text, task.input],
  );

  const axisOf = (from: number, to: number, placeOf: (time: number) => number) => {
    // Of what is in sight: enlarged, the beginning of a long run has short times.
    const scale = axisScale(to / perOne, unit, language);
    const ticks = timeTicks([from / perOne, to / perOne], MOST_TICKS, scale, language, (time) =>
      placeOf(time * perOne),
    );
    return {
      label: scale.label === '' ? text.axis : written.inUnit(text.axis, scale.label),
      ticks: ticks.map(({ time, label }) => ({ x: placeOf(time * perOne), label })),
    };
  };

  return (
    <GanttPicture
      graph={task.input}
      {...{ of, factsOf, axisOf, player, timeline }}
      label={says(props, language)[0] ?? ''}
    />
  );
}
