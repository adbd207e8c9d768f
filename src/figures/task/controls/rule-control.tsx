import { Field } from '../../../components/controls/field.tsx';
import { optionText } from '../../../components/controls/parameter-text.ts';
import { useLanguage, useMessages } from '../../../components/messages-context.tsx';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { ruleFits } from '../../../state/applies.ts';
import { PARAMETERS, type Parameters } from '../../../state/parameter-table.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import '../../../components/controls/choice.css';

/** How the next step is chosen: by the names that the figures use, as a reader's file has not grown. */
export function RuleControl() {
  const lab = useTaskLab();
  const language = useLanguage();
  const messages = useMessages();
  const { settings } = usePageText();
  const parameters = useTask((state) => state.parameters);
  const { ruleNames } = taskCatalogues[language].scale;
  const { controls } = messages.page;
  const { rule, swarm } = parameters;
  const meaning =
    rule === 'input-order' ? settings.inFileOrder : optionText(messages, 'rule', rule).meaning;
  return (
    <Field of="rule">
      {(ids) => (
        <>
          <select
            id={ids.input}
            className="select"
            value={rule}
            aria-describedby={ids.described}
            onChange={({ target }) =>
              lab.store.getState().actions.change({ rule: target.value as Parameters['rule'] })
            }
          >
            {PARAMETERS.rule.options.map((option) => (
              <option key={option} value={option} disabled={!ruleFits(parameters, option)}>
                {ruleFits(parameters, option)
                  ? ruleNames[option]
                  : controls.unfit(ruleNames[option], controls.ruleNeedsCoordinator)}
              </option>
            ))}
          </select>
          <p className="field-note">{swarm === 'recursive' ? controls.recursiveRules : meaning}</p>
        </>
      )}
    </Field>
  );
}
