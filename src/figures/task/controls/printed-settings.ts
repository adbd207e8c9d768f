import {
  optionText,
  parameterText,
  valueText,
} from '../../../components/controls/parameter-text.ts';
import { TASK_PARAMETERS } from '../../../link/task/task-link-state.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { idle } from '../../../state/applies.ts';
import type { TaskSettings } from '../../../state/task/task-state.ts';
import { hasGraph } from '../graph-in-link.ts';
import { keptAmount } from '../kept-amount.ts';

/** Every setting that the figures use, each with its value, as the panel names them. */
export function printedSettings(settings: TaskSettings, language: Language): string[] {
  const messages = catalogues[language];
  const { settings: text } = taskCatalogues[language].page;
  const { ruleNames } = taskCatalogues[language].scale;
  const { setting } = messages.page.controls;
  const { parameters, price, paid, hour } = settings;
  const number = keptAmount(language);
  const used = TASK_PARAMETERS.filter((key) => key !== 'seed' && idle(parameters, key) === null);
  return [
    ...[...used, 'seed' as const].map((key) =>
      setting(
        parameterText(language, key).label,
        key === 'rule'
          ? ruleNames[parameters.rule]
          : key === 'swarm'
            ? optionText(messages, key, parameters.swarm).label
            : valueText(language, messages, key, parameters[key]),
      ),
    ),
    setting(text.price, number.format(price)),
    setting(text.paid, text.paidOptions[paid]),
    ...(hour === null ? [] : [setting(text.hour, number.format(hour))]),
  ];
}

/** Characters of an address that somebody may be willing to type. */
const LONGEST = 300;

/**
 * An address for paper. `whole`: whether it leads whoever types it to the graph: not one of a graph that stays on a device. One
 * that carries a graph in many letters is cut before what is the reader's own.
 */
export function printedAddress(href: string): {
  readonly address: string;
  readonly whole: boolean;
} {
  if (href === '') return { address: '', whole: true };
  const url = new URL(href);
  if (hasGraph(url) && href.length <= LONGEST) return { address: href, whole: true };
  return { address: url.origin + url.pathname + url.search, whole: false };
}
