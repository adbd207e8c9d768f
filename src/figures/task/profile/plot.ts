import { ticks as evenly } from 'd3';
import type { PlotData } from '../../../components/plot/types.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { axisScale, plotTicks } from '../time-axis.ts';
import { timeText } from '../time-text.ts';
import { atWorkAt, outline, profileSteps } from './profile-area.ts';

const HEIGHT = 220;
const TICKS = { time: 6, steps: 5 };

/** Times are those of the file; all its steps take some. */
export function profilePlot(task: TaskOnShow, facts: GraphFacts, language: Language): PlotData {
  const { graph, scale: written } = taskCatalogues[language];
  const text = graph.profile;
  const { profile, span, averageParallelism } = facts;
  const { perOne } = task.input.unit;
  const end = span.criticalPath / perOne;
  const scale = axisScale(end, task.unit, language);
  const area = outline(profileSteps(profile, perOne));
  const colour = 'var(--agents-64)';
  return {
    title: text.plot,
    means: text.means,
    height: HEIGHT,
    ends: 'small',
    x: {
      scale: 'linear',
      domain: [0, end],
      ticks: plotTicks(end, TICKS.time, scale, language).map(({ time, label, minor }) => ({
        value: time,
        label,
        minor,
      })),
      label: scale.label === '' ? text.time : written.inUnit(text.time, scale.label),
    },
    y: {
      scale: 'linear',
      domain: [0, profile.most * 1.06],
      ticks: evenly(0, profile.most, Math.min(TICKS.steps, profile.most))
        .filter(Number.isInteger)
        .map((value) => ({ value, label: text.number(value) })),
    },
    lines: [
      {
        key: 'at-work',
        colour,
        ...area,
        width: 1.25,
        band: { low: area.y.map(() => 0), high: area.y },
      },
      {
        key: 'average',
        colour: 'var(--ink-soft)',
        x: [0, end],
        y: [averageParallelism, averageParallelism],
        width: 1.5,
        dash: '5 4',
        label: { text: text.average, at: 'end' },
      },
    ],
    readable: {
      label: text.read,
      title: (at) => text.at(timeText(at, task.unit, language)),
      rows: (at) => {
        const steps = atWorkAt(profile, at * perOne);
        return [
          { key: 'at-work', name: text.atWork, value: text.number(steps), colour, y: steps },
          {
            key: 'average',
            name: text.average,
            value: text.averageIs(averageParallelism),
            colour: 'var(--ink-soft)',
            dash: '5 4',
          },
        ];
      },
    },
  };
}
