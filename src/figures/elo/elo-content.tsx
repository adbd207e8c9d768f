import { useId, useState, useSyncExternalStore } from 'react';
import { BudgetTable } from '../../components/elo/budget-table.tsx';
import { describeElo } from '../../components/elo/describe-elo.ts';
import { eloFormats } from '../../components/elo/elo-formats.ts';
import { EloKey } from '../../components/elo/elo-line.tsx';
import { EloPlots } from '../../components/elo/elo-plots.tsx';
import { OrderTable } from '../../components/elo/order-table.tsx';
import { ALONE } from '../../components/elo/systems.ts';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { ELO_SYSTEMS, type EloSystem } from '../../model/measure/elo/records.ts';
import '../../components/controls/choice.css';
import { ComputePanel } from './compute-panel.tsx';
import type { EloComputation, EloWork } from './elo-computation.ts';
import { Note } from './note.tsx';

/** What is said while there is nothing to draw. A computation that was never begun waits to be seen, as one that rests. */
const EMPTY = {
  idle: 'resting',
  computing: 'computing',
  resting: 'resting',
  stopped: 'stopped',
  trouble: 'stopped',
} as const satisfies Record<EloWork['kind'], string>;

export interface EloContentProps {
  readonly elo: EloComputation;
  /** The id of the description in words. */
  readonly describedId: string;
}

/** What sessions of four systems have found by a budget, rated: against themselves, and against each other. */
export function EloContent({ elo, describedId }: EloContentProps) {
  const language = useLanguage();
  const { elo: text } = useMessages();
  const { shown, work } = useSyncExternalStore(elo.subscribe, elo.state, elo.state);
  const [front, setFront] = useState<EloSystem>(ALONE);
  const [less, setLess] = useState(false);
  const ids = useId();
  const summary = shown?.summary ?? null;
  const empty = text.empty[EMPTY[work.kind]];
  return (
    <>
      <p id={describedId} className="visually-hidden">
        {summary ? describeElo(text, eloFormats(language), summary, front) : empty}
      </p>
      <fieldset className="elo-front needs-js">
        <legend>{text.front}</legend>
        <span className="segments">
          {ELO_SYSTEMS.map((system) => (
            <label key={system} className="segment">
              <input
                type="radio"
                name={`${ids}front`}
                checked={system === front}
                onChange={() => setFront(system)}
              />
              <span>
                <EloKey system={system} />
                {system}
              </span>
            </label>
          ))}
        </span>
        <label className="elo-less">
          <input
            type="checkbox"
            checked={less}
            onChange={(event) => setLess(event.target.checked)}
          />
          {text.less.choice}
        </label>
      </fieldset>
      <EloPlots {...{ summary, front, less, empty }} />
      {summary ? <OrderTable summary={summary} /> : null}
      <figcaption className="elo-note">{shown && <Note shown={shown} />}</figcaption>
      <ComputePanel elo={elo} />
      {summary ? <BudgetTable summary={summary} /> : null}
    </>
  );
}
