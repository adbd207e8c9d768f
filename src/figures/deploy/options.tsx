import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { OptionsProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { AIMS, type DeployOptions, GOAL_LEVELS } from './goal.ts';
import { AgentsSlider, BudgetSlider } from './sliders.tsx';

/** The goal, what counts as better, and the reader's point. */
export function Options({ options, onOptions }: OptionsProps<DeployOptions>) {
  const { deploy } = useMessages().figures;
  const formats = formatsOf(useLanguage());
  const { score, level, aim, most, budget } = options;
  return (
    <>
      <Segments
        label={deploy.goal}
        options={SCORES.map((value) => ({ value, label: formats.frame[value] }))}
        value={score}
        onChange={(next) => onOptions({ score: next })}
      />
      <Segments
        label={deploy.level}
        options={GOAL_LEVELS.map((value) => ({ value, label: formats.percentText(value) }))}
        value={level}
        onChange={(next) => onOptions({ level: next })}
      />
      <Segments
        label={deploy.aim}
        options={AIMS.map((value) => ({ value, label: deploy.aims[value] }))}
        value={aim}
        onChange={(next) => onOptions({ aim: next })}
      />
      <AgentsSlider
        label={deploy.agents}
        text={formats.wholeText(most)}
        value={most}
        onChange={(next) => onOptions({ most: next })}
      />
      <BudgetSlider
        label={deploy.budget}
        text={formats.time(budget, true)}
        value={budget}
        onChange={(next) => onOptions({ budget: next })}
      />
    </>
  );
}
