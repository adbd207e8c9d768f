import { useLanguage } from '../../../components/messages-context.tsx';
import { MoneyBox, type MoneyBoxProps } from '../../../components/task/inputs/money-box.tsx';
import { MONEY_BOUNDS, MONEY_DIGITS } from '../../../link/task/task-link-state.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { keptAmount } from '../kept-amount.ts';

/** An amount of money among the settings of the page, wherever it is asked for. */
export function AmountBox(props: Omit<MoneyBoxProps, 'complaints'>) {
  const { label } = props;
  const language = useLanguage();
  const { page, scale } = taskCatalogues[language];
  const { format } = keptAmount(language);
  const [least, most] = MONEY_BOUNDS.map(format);
  const complaints = {
    noNumber: (typed: string) => scale.worth.noNumber(label, typed),
    rounded: (typed: string, used: number) =>
      page.settings.rounded(label, typed, MONEY_DIGITS, format(used)),
    tooLarge: page.settings.amount(label, least, most, most),
  };
  return <MoneyBox {...props} complaints={complaints} />;
}
