import { editOf, parameterEdits } from '../../../components/manners/edit-text.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskSettings } from '../../../state/task/task-state.ts';
import { keptAmount } from '../kept-amount.ts';

/** What an edit of the page's settings is, in a few words: `price of an agent-hour 1 to 5`. */
export function settingsEdit(language: Language, from: TaskSettings, to: TaskSettings): string {
  const { setting } = catalogues[language].manners.undo;
  const { linkKeys, settings: text, unitNames, refused } = taskCatalogues[language].page;
  const number = keptAmount(language);
  const money = (amount: number | null) =>
    amount === null ? text.hourNone : number.format(amount);
  const parts = parameterEdits(language, from.parameters, to.parameters);
  if (from.price !== to.price)
    parts.push(setting(linkKeys.price, money(from.price), money(to.price)));
  if (from.paid !== to.paid)
    parts.push(setting(linkKeys.paid, text.paidOptions[from.paid], text.paidOptions[to.paid]));
  if (from.hour !== to.hour) parts.push(setting(linkKeys.hour, money(from.hour), money(to.hour)));
  if (from.unit !== to.unit)
    parts.push(
      from.unit === null || to.unit === null
        ? linkKeys.unit
        : setting(linkKeys.unit, unitNames[from.unit], unitNames[to.unit]),
    );
  // Their values are a format's own keys, which nobody reads.
  for (const key of ['durations', 'precedence'] as const)
    if (from.reading[key] !== to.reading[key]) parts.push(linkKeys[key]);
  const before = new Set(from.reading.repairs);
  for (const repair of to.reading.repairs)
    if (!before.has(repair)) parts.push(refused.repairs[repair]);
  return editOf(language, parts);
}
