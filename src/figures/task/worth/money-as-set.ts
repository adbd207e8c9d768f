import type { TaskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { frontOf, type Size, shownCosts } from './shown-costs.ts';

/** Which number of agents prices speak for: the cheapest, with what waiting costs where that has a price. */
export function moneyAsSet(formats: TaskFormats, shown: TaskShown): string[] {
  const { asSet: text, noMoney, sameMoney } = formats.worth;
  const costed = shownCosts(shown);
  const { sizes, cheapest, alike } = costed;
  if (sizes.length === 0) return [];
  const { price, hour } = shown.settings;
  const { agentsText, money, unit } = formats;
  const sooner = hour === null ? null : formats.price(hour);
  const prices = text.prices(formats.price(price), sooner, unit !== null);
  if (cheapest !== null) {
    const { point, cost } = cheapest;
    const total = money(cost.total ?? cost.money);
    return [
      text.cheapest(
        prices,
        agentsText(point.agents),
        point.agents === 1,
        total,
        formats.time(point.makespan),
      ),
    ];
  }
  if (price === 0) return [noMoney];
  if (alike !== null) return [sameMoney(money(alike))];
  // From the fastest of those that no other beats to the cheapest of them.
  const front = frontOf(costed);
  const [fastest, least] = [front[0], front[front.length - 1]];
  const told = ({ point, cost }: Size) =>
    [agentsText(point.agents), point.agents === 1, money(cost.money)] as const;
  return [
    fastest === least
      ? text.fastestIsCheapest(prices, ...told(fastest))
      : text.leastMoney(
          prices,
          ...told(least),
          agentsText(fastest.point.agents),
          money(fastest.cost.money),
        ),
  ];
}
