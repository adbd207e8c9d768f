import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { Field } from '../../../components/task/graph/density-field.ts';
import { DensityPicture } from '../../../components/task/graph/density-picture.tsx';
import { GraphPicture } from '../../../components/task/graph/graph-picture.tsx';
import type { CardFacts } from '../../../components/task/graph/task-card.tsx';
import { rowRange } from '../../../draw/task/density.ts';
import type { PlacedDensity } from '../../../draw/task/density-scene.ts';
import type { GraphMarks } from '../../../draw/task/graph-scene.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import type { TaskPictureProps } from '../spec.ts';
import { timeText } from '../time-text.ts';
import { idText } from './id-text.ts';
import { drawnAsDensity, marksOf } from './marks.ts';
import { says } from './words.ts';

export function Picture(props: TaskPictureProps) {
  const { task, results } = props;
  const language = useLanguage();
  const { facts } = results;
  if (!facts) return null;
  const marks = marksOf(task, facts);
  const shared = { task, marks, label: says(props, language)[0] ?? '' };
  return drawnAsDensity(marks.graph) ? <Density {...shared} /> : <Steps {...shared} />;
}

interface SharedProps {
  readonly task: TaskOnShow;
  readonly marks: GraphMarks;
  readonly label: string;
}

/** A duration of the graph as a reader says it. */
function useTime({ input, unit }: TaskOnShow): (x: number) => string {
  const language = useLanguage();
  return useCallback(
    (x) => timeText(x / input.unit.perOne, unit, language),
    [input, unit, language],
  );
}

function Steps({ task, marks, label }: SharedProps) {
  const { card: text } = taskCatalogues[useLanguage()].graph.graph;
  const { ids, sorts } = task.read;
  const time = useTime(task);
  const onPath = useMemo(() => new Set(marks.path), [marks]);
  const idOf = useCallback((step: number) => idText(ids[step] ?? ''), [ids]);
  const factsOf = useCallback(
    (step: number): CardFacts => {
      const { graph, slack, criticalPath } = marks;
      const length = ({ start }: { readonly start: Int32Array }) => start[step + 1] - start[step];
      const sort = sorts?.[step];
      return {
        title: idText(ids[step] ?? ''),
        rows: [
          ...(sort ? [[text.sort, idText(sort)] as const] : []),
          [text.duration, time(graph.duration[step])],
          ...(criticalPath > 0
            ? [
                [
                  text.ofPath,
                  onPath.has(step) ? text.on(graph.duration[step] / criticalPath) : text.off,
                ] as const,
                [text.slack, slack[step] === 0 ? text.none : time(slack[step])] as const,
              ]
            : []),
          [text.waits, text.steps(length(graph.prerequisites))],
          [text.unlocks, text.steps(length(graph.dependents))],
          [text.layer, text.layerOf(graph.layer[step], graph.layers - 1)],
        ],
      };
    },
    [marks, ids, sorts, text, time, onPath],
  );
  return <GraphPicture {...{ marks, label, idOf, factsOf }} />;
}

function Density({ task, marks, label }: SharedProps) {
  const { card: text } = taskCatalogues[useLanguage()].graph.graph;
  const { ids } = task.read;
  const time = useTime(task);
  const factsOf = useCallback(
    (field: Field, placed: PlacedDensity): CardFacts => {
      const { first, last, steps, work, row } = field;
      const range = row && rowRange(placed.scene.rows, row.index);
      const name = row?.only == null ? null : idText(ids[row.only] ?? '');
      return {
        title: text.layers(first, last),
        rows: [
          ...(name === null ? [] : [[text.only, name] as const]),
          ...(row && range
            ? [
                [
                  text.durations,
                  range[0] === range[1]
                    ? time(range[0])
                    : text.fromTo(time(range[0]), time(range[1])),
                ] as const,
                [text.inField, text.steps(row.steps)] as const,
              ]
            : []),
          [text.inColumn, text.steps(steps)],
          [text.work, time(work)],
        ],
      };
    },
    [ids, text, time],
  );
  const range = useMemo(() => {
    const { duration } = marks.graph;
    const [least, most] = duration.reduce(
      ([a, b], x) => [Math.min(a, x), Math.max(b, x)],
      [Number.POSITIVE_INFINITY, 0],
    );
    return [time(least), time(most)] as const;
  }, [marks, time]);
  return <DensityPicture {...{ marks, label, factsOf, range }} workText={time} />;
}
