import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { knownWidth } from '../../../model/measure/task/known-width.ts';
import type { FigureTable } from '../../article/spec.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { timeText } from '../time-text.ts';
import { drawnAsDensity, fullestLayer, marksOf } from './marks.ts';

export function says({ task, results }: TaskShown, language: Language): readonly string[] {
  const { facts } = results;
  if (!facts) return [];
  const { says } = taskCatalogues[language].graph.graph;
  const { perOne } = task.input.unit;
  const marks = marksOf(task, facts);
  const time = timeText(facts.span.criticalPath / perOne, task.unit, language);
  const fullest = fullestLayer(marks.graph);
  return [
    says.shape(facts.steps, facts.edges, facts.layers),
    facts.span.criticalPath > 0 ? says.path(facts.path.steps.length, time) : says.noTime,
    ...(facts.span.criticalPath > 0 && facts.steps > facts.path.steps.length
      ? [says.alone(facts.path.others)]
      : []),
    ...(fullest.steps > 1 && facts.layers > 1 ? [says.fullest(fullest.steps, fullest.layer)] : []),
    ...(drawnAsDensity(marks.graph) ? [says.density] : []),
  ];
}

export function table({ task, results }: TaskShown, language: Language): FigureTable | null {
  const { facts } = results;
  if (!facts) return null;
  const { table: text } = taskCatalogues[language].graph.graph;
  const { perOne } = task.input.unit;
  const time = (x: number) => timeText(x / perOne, task.unit, language);
  const width = knownWidth(facts);
  return {
    caption: text.caption,
    head: [text.measure, text.value],
    rows: [
      [text.steps, text.whole(facts.steps)],
      [text.edges, text.whole(facts.edges)],
      [text.layers, text.whole(facts.layers)],
      [text.fullest, text.whole(fullestLayer(task.input.graph).steps)],
      [text.roots, text.whole(facts.roots)],
      [text.sinks, text.whole(facts.sinks)],
      [text.zero, text.whole(facts.zeroDuration)],
      [text.work, time(facts.span.work)],
      [text.path, time(facts.span.criticalPath)],
      [text.onPath, text.whole(facts.path.steps.length)],
      [text.parallelism, text.factor(facts.averageParallelism)],
      [text.width, width.by === 'antichain' ? text.exact(width.steps) : text.atLeast(width.steps)],
    ],
  };
}

/** A row for each step, in the order of the file. */
export function data({ task, results }: TaskShown): DataTable {
  const [duration, slack] = [timeColumn('duration', task), timeColumn('slack', task)];
  const sorts = task.read.sorts;
  const names = [
    'step',
    ...(sorts ? ['sort'] : []),
    'layer',
    duration,
    slack,
    'critical path',
    'prerequisites',
    'dependents',
  ];
  const { facts } = results;
  if (!facts) return tableOf(names, []);
  const marks = marksOf(task, facts);
  const { graph } = marks;
  const { perOne } = task.input.unit;
  const onPath = new Set(marks.path);
  const length = ({ start }: { readonly start: Int32Array }, i: number) => start[i + 1] - start[i];
  return tableOf(
    names,
    task.read.ids.map((step, i) => ({
      step,
      sort: sorts?.[i] ?? '',
      layer: graph.layer[i],
      [duration]: graph.duration[i] / perOne,
      [slack]: marks.slack[i] / perOne,
      'critical path': onPath.has(i) ? 1 : 0,
      prerequisites: length(graph.prerequisites, i),
      dependents: length(graph.dependents, i),
    })),
  );
}
