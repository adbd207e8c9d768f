import { optionText, parameterText } from '../../../components/controls/parameter-text.ts';
import { Segments } from '../../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../../components/messages-context.tsx';
import { TASK_SWARMS } from '../../../link/task/task-link-state.ts';
import { useTask, useTaskLab } from '../task-context.tsx';

/** The swarms that can work on one graph of a reader's own. */
export function SwarmControl() {
  const lab = useTaskLab();
  const language = useLanguage();
  const messages = useMessages();
  const swarm = useTask((state) => state.parameters.swarm);
  const options = TASK_SWARMS.map((value) => ({
    value,
    label: optionText(messages, 'swarm', value).label,
  }));
  const { meaning } = optionText(messages, 'swarm', swarm);
  return (
    <>
      <Segments
        label={parameterText(language, 'swarm').label}
        options={options}
        value={swarm === 'recursive' ? 'recursive' : 'standard'}
        onChange={(value) => lab.store.getState().actions.change({ swarm: value })}
      />
      {meaning ? <p className="field-note">{meaning}</p> : null}
    </>
  );
}
