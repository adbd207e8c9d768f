import type { Language } from '../../../messages/index.ts';
import { meanwhile, type TaskFormats, taskFormats } from '../scale/formats.ts';
import { pointAt } from '../scale/points.ts';
import type { TaskShown } from '../spec.ts';
import { asSet } from './as-set.ts';
import { type ShownCosts, shownCosts } from './shown-costs.ts';
import { verdict } from './verdict.ts';

/** The verdict; then what the sizes cost. */
export function says(shown: TaskShown, language: Language): readonly string[] {
  const formats = taskFormats(shown, language);
  const { sentence, provided, reckoned } = verdict(shown, language);
  const run = asSet(shown, language)?.run ?? [];
  const of = shownCosts(shown);
  return [
    // Its reasons stand with it at the head of the page.
    ...[sentence, provided].filter(Boolean),
    // The sizes below are run otherwise than the verdict is reckoned.
    ...(run.length > 0 ? [reckoned, ...run].filter(Boolean) : []),
    ...spending(formats, of, shown.settings.parameters.agents),
    ...best(formats, of),
  ];
}

function spending(formats: TaskFormats, { sizes, alike }: ShownCosts, agents: number): string[] {
  const { worth: text, between } = formats;
  const [one] = sizes;
  const at = pointAt(
    sizes.map(({ point }) => point),
    agents,
  );
  const size = sizes.find(({ point }) => point === at);
  if (!size || one.point.agents !== 1 || size === one) return [];
  // Free because of the price, or because there is no work to pay for: that is told already.
  if (one.point.makespan === 0) return [];
  if (one.cost.money === 0) return [text.noMoney];
  if (alike !== null) return [text.sameMoney(formats.money(alike))];
  const beaten = sizes.filter(({ beatenBy }) => beatenBy !== null).length;
  return [
    [
      text.spends(
        formats.agentsText(size.point.agents),
        formats.time(size.point.makespan),
        formats.money(size.cost.money),
        formats.time(one.point.makespan),
        formats.money(one.cost.money),
      ),
      ...(beaten > 0 ? [text.beaten(formats.count(beaten), beaten === 1)] : []),
      text.noCurrency,
    ].join(between),
    ...meanwhile(formats, size.point, agents),
  ];
}

function best(formats: TaskFormats, { cheapest }: ShownCosts): string[] {
  if (cheapest === null) return [];
  const { cost, point } = cheapest;
  return [
    formats.worth.cheapest(
      formats.agentsText(point.agents),
      point.agents === 1,
      formats.money(cost.total ?? 0),
      formats.money(cost.money),
      formats.money(cost.delay ?? 0),
    ),
  ];
}
