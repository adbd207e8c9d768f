import { useCallback, useSyncExternalStore } from 'react';
import type { RunColumns } from '../../draw/run-columns.ts';
import { stepNow, stepRun } from '../../draw/step-facts.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { WithUnits } from '../transport/time-unit.tsx';
import type { Telling } from './telling.tsx';

/** One side of the race, as far as it works on the step. */
export interface StepCardRow {
  readonly team: string;
  readonly colour: string;
  readonly columns: RunColumns;
  /** Whether there is only one agent, who needs no number. */
  readonly alone: boolean;
}

export interface StepCardProps {
  readonly step: number;
  readonly rows: readonly StepCardRow[];
  readonly telling: Telling;
  readonly player: Player;
  readonly timeline: Timeline;
  /** Where the step is, and the size of the picture, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
}

/** What is known of a step, and when each side works on it. Seen, not heard: the figure says it aloud. */
export function StepCard({ step, rows, telling, player, timeline, at, size }: StepCardProps) {
  const { card } = useMessages().figure.race;
  const { graph } = rows[0].columns;
  const { value, growth } = graph;
  const improved = growth !== null && growth.bestParent[step] >= 0;
  return (
    <div className={cornerOf(at, size)} aria-hidden="true">
      <div className="step-card-step">
        <p className="step-card-title">
          {telling.step(step)}
          <span>{card.layer(graph.layer[step], graph.layers - 1)}</span>
        </p>
        <p className="step-card-facts">
          <WithUnits>{card.takes(telling.time(graph.duration[step]))}</WithUnits>
          {value && (
            <>
              <br />
              {card.value(value[step])}
              {improved && `, ${card.change(growth.change[step])}`}
            </>
          )}
        </p>
      </div>
      {rows.map((row) => (
        <StepCardRun key={row.team} {...{ row, step, telling, player, timeline }} />
      ))}
    </div>
  );
}

interface StepCardRunProps extends Pick<StepCardProps, 'step' | 'telling' | 'player' | 'timeline'> {
  readonly row: StepCardRow;
}

function StepCardRun({ row, step, telling, player, timeline }: StepCardRunProps) {
  const { card } = useMessages().figure.race;
  const facts = stepRun(row.columns, step);
  // Changes only when the step's state does, however often the playhead moves.
  const stateNow = useSyncExternalStore(
    useCallback((changed: () => void) => player.subscribe(changed), [player]),
    () => {
      const moment = momentAt(timeline, player.position);
      if (moment.phase === 'growth') return '';
      const { state, waiting } = stepNow(row.columns, step, moment.time);
      return state === 'closed' ? card.closed(waiting) : card[state];
    },
  );
  return (
    <div className="step-card-run">
      <p className="step-card-team">
        <svg viewBox="0 0 10 10" className="race-swatch" aria-hidden="true">
          <circle cx="5" cy="5" r="4" fill={row.colour} />
        </svg>
        {row.team}
        <span>{stateNow}</span>
      </p>
      <p className="step-card-facts">
        <WithUnits>{card.when(...telling.span(facts.start, facts.end))}</WithUnits>
        {!row.alone && (
          <>
            <br />
            {card.agent(facts.agent + 1)}, {card.nth(facts.nth, facts.of)}
          </>
        )}
        {facts.forker >= 0 && (
          <>
            <br />
            {card.forkedBy(facts.forker + 1)}
          </>
        )}
      </p>
    </div>
  );
}

/** As large as the style sheet lets it be, about; and how far it stays from the step. */
const CARD = { width: 224, height: 200, clear: 26 };
/** A picture this narrow has no corner to spare. */
const NARROW = 440;

/**
 * In the right corner that is further from the step: graphs are thin there, and what led to the step, at
 * its left, stays in sight. In the left corner where that would hide the step; below a narrow picture.
 */
function cornerOf({ x, y }: StepCardProps['at'], { width, height }: StepCardProps['size']): string {
  if (width < NARROW) return 'float-card step-card step-card-below';
  const upper = y > height / 2;
  const hides =
    x > width - CARD.width - CARD.clear &&
    (upper ? y < CARD.height + CARD.clear : y > height - CARD.height - CARD.clear);
  return `float-card step-card step-card-${upper ? 'upper' : 'lower'} step-card-${hides ? 'left' : 'right'}`;
}
