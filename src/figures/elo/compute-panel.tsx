import { useId, useSyncExternalStore } from 'react';
import { eloFormats } from '../../components/elo/elo-formats.ts';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import '../claims/recompute.css';
import { Trouble } from '../claims/trouble.tsx';
import type { EloComputation, EloWork } from './elo-computation.ts';
import { SESSIONS } from './sizes.ts';

/** Of the time that the figure takes, about so much are the sessions; the rest are the intervals. */
const SESSIONS_SHARE = 0.5;

/** How many sessions, and how far they are; a reader can stop them. */
export function ComputePanel({ elo }: { readonly elo: EloComputation }) {
  const { elo: messages } = useMessages();
  const { compute: text } = messages;
  const { whole, percent } = eloFormats(useLanguage());
  const { sessions, shown, work } = useSyncExternalStore(elo.subscribe, elo.state, elo.state);
  const id = useId();
  const busy = work.kind === 'computing';
  const rests =
    work.kind === 'stopped'
      ? shown
        ? text.stopped
        : text.stoppedEmpty
      : work.kind === 'resting'
        ? text.resting
        : null;
  return (
    <div className="recompute">
      <fieldset className="recompute-row needs-js" aria-label={text.label}>
        <label htmlFor={id}>{text.size}</label>
        <select
          id={id}
          className="recompute-size"
          value={sessions}
          onChange={(event) => elo.start(Number(event.target.value))}
        >
          {SESSIONS.map((each) => (
            <option key={each} value={each}>
              {whole(each)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button recompute-button"
          onClick={(event) => {
            // The second half of a double click would stop what the first began.
            if (event.detail > 1) return;
            if (busy) elo.stop();
            else elo.restart();
          }}
        >
          {busy ? text.stop : text.start}
        </button>
        <span className="recompute-progress">
          {busy ? <progress aria-label={text.label} max={1} value={shareOf(work)} /> : null}
          <span className="recompute-state">
            {rests}
            {busy
              ? work.rating === null
                ? text.sessions(whole(work.done), whole(work.of))
                : text.rating(percent(work.rating))
              : null}
          </span>
        </span>
      </fieldset>
      {work.kind === 'trouble' ? <Trouble compute={elo} failure={work.failure} /> : null}
      <p className="visually-hidden" role="status">
        {busy ? text.started : null}
        {rests}
        {work.kind === 'idle' && shown?.seconds ? text.finished : null}
      </p>
    </div>
  );
}

function shareOf({ done, of, rating }: EloWork & { kind: 'computing' }): number {
  if (rating === null) return (SESSIONS_SHARE * done) / of;
  return SESSIONS_SHARE + (1 - SESSIONS_SHARE) * rating;
}
