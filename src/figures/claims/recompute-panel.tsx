import { useId, useState, useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { Claims } from './create-claims.ts';
import type { Recomputation } from './recomputation.ts';
import './recompute.css';
import { ShownLine } from './shown-line.tsx';
import { sizesOf } from './sizes.ts';
import { timeLeftText } from './time-text.ts';
import { Trouble } from './trouble.tsx';
import { useSpokenProgress } from './use-spoken-progress.ts';

export interface RecomputePanelProps {
  readonly claims: Claims;
  readonly study: Recomputation;
}

/** Says what is on show, and lets the reader compute it anew, watch it, stop it, and go back. */
export function RecomputePanel({ claims, study }: RecomputePanelProps) {
  const language = useLanguage();
  const { recompute: text } = useMessages().claims;
  const { work } = useSyncExternalStore(study.subscribe, study.state, study.state);
  const spoken = useSpokenProgress(work);
  const sizes = sizesOf(study.name, study.stored);
  const [chosen, setChosen] = useState(0);
  const ids = useId();
  const whole = new Intl.NumberFormat(language);
  const busy = work.kind === 'computing' || work.kind === 'concluding';
  return (
    <div className="recompute">
      <ShownLine study={study} />
      <fieldset className="recompute-row needs-js" aria-label={text.title}>
        <label htmlFor={`${ids}size`}>{text.title}</label>
        <select
          id={`${ids}size`}
          className="recompute-size"
          value={chosen}
          disabled={busy}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {sizes.map(({ families, sessions }, i) => (
            <option key={families} value={i}>
              {sessions > 0
                ? text.sessions(whole.format(families), whole.format(sessions))
                : text.families(whole.format(families))}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button recompute-button"
          onClick={(event) => {
            // The second half of a double click would stop what the first began.
            if (event.detail > 1) return;
            if (busy) study.stop();
            else study.start(sizes[chosen]);
          }}
        >
          {busy ? text.stop : text.start}
        </button>
        <span className="recompute-progress">
          {busy ? (
            <progress
              aria-label={text.progress}
              max={1}
              {...(work.kind === 'computing' ? { value: work.share } : {})}
            />
          ) : null}
          <span className="recompute-state">
            {work.kind === 'concluding' ? text.concluding : null}
            {work.kind === 'stopped' ? text.stopped : null}
            {work.kind === 'computing'
              ? work.secondsLeft === null
                ? text.starting
                : `${text.parts(whole.format(work.done), whole.format(work.of))}, ${text.left(
                    timeLeftText(language, text, work.secondsLeft),
                  )}`
              : null}
          </span>
        </span>
      </fieldset>
      {work.kind === 'trouble' ? <Trouble compute={claims} failure={work.failure} /> : null}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
