import { useState } from 'react';
import { sharesOf } from '../../draw/elo-plot.ts';
import type { EloCurve, EloSummary } from '../../model/measure/elo/summary.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { eloFormats } from './elo-formats.ts';
import './elo-tables.css';
import { systemsOf } from './systems.ts';

/** Every rating at every budget, on request. */
export function BudgetTable({ summary }: { readonly summary: EloSummary }) {
  const { table: text } = useMessages().elo;
  const [open, setOpen] = useState(false);
  return (
    <details
      className="elo-values needs-js"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text.open}</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys too
        <section className="elo-values-frame" aria-label={text.label} tabIndex={0}>
          <Values summary={summary} />
        </section>
      ) : null}
    </details>
  );
}

function Values({ summary }: { readonly summary: EloSummary }) {
  const { table: text, range } = useMessages().elo;
  const { elo, share, time } = eloFormats(useLanguage());
  const { budgets, systems } = summary;
  const shares = sharesOf(budgets);
  const columns = (['selfElo', 'jointElo'] as const).flatMap((kind) =>
    systemsOf(summary).map((system) => ({
      name: (kind === 'selfElo' ? text.self : text.joint)(system),
      curve: systems[system][kind],
    })),
  );
  const cell = ({ value, low, high }: EloCurve, b: number) =>
    Number.isNaN(low[b]) ? elo(value[b]) : `${elo(value[b])} (${range(elo(low[b]), elo(high[b]))})`;
  return (
    <table>
      <thead className="elo-values-head">
        <tr>
          <th scope="col">{text.share}</th>
          <th scope="col">{text.time}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from(budgets, (budget, b) => (
          <tr key={budget}>
            <th scope="row">{share(shares[b])}</th>
            <td>{time(budget)}</td>
            {columns.map(({ name, curve }) => (
              <td key={name}>{cell(curve, b)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
