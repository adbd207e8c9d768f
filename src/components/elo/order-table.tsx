import type { EloFigure, EloSummary } from '../../model/measure/elo/summary.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { eloFormats } from './elo-formats.ts';
import { EloKey } from './elo-line.tsx';
import './elo-tables.css';
import { ALONE, ranked } from './systems.ts';

/** The systems with the whole budget, the best first: ratings, wins, and how far they climb fast. */
export function OrderTable({ summary }: { readonly summary: EloSummary }) {
  const { order: text } = useMessages().elo;
  const { lead, percent, share } = eloFormats(useLanguage());
  const placed = (x: number) => (x === 0 ? text.beyond : text.share(share(10 ** x)));
  return (
    <table className="elo-order">
      <caption>{text.title}</caption>
      <thead className="elo-order-head">
        <tr>
          <th scope="col">{text.system}</th>
          <th scope="col">{text.lead(ALONE)}</th>
          <th scope="col">{text.wins(ALONE)}</th>
          <th scope="col">{text.inflection}</th>
        </tr>
      </thead>
      <tbody className="elo-order-rows">
        {ranked(summary).map((system) => {
          const elo = summary.systems[system];
          const other = system !== ALONE;
          return (
            <tr key={system}>
              <th scope="row">
                <EloKey system={system} />
                {system}
              </th>
              <Cell figure={other ? elo.lead : null} format={lead} />
              <Cell figure={other ? elo.winRate[ALONE] : null} format={percent} />
              <Cell figure={elo.inflection} format={placed} inner={(x) => share(10 ** x)} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly figure: EloFigure | null;
  readonly format: (x: number) => string;
  /** Within the brackets, where it is another. */
  readonly inner?: (x: number) => string;
}

function Cell({ figure, format, inner = format }: CellProps) {
  const { range, order } = useMessages().elo;
  if (!figure || figure.value === null) return <td>{order.none}</td>;
  const { value, interval } = figure;
  return (
    <td>
      {format(value)}{' '}
      <span>
        {interval && interval[0] < interval[1]
          ? `(${range(inner(interval[0]), inner(interval[1]))})`
          : null}
      </span>
    </td>
  );
}
