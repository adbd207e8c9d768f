import { useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { differences, type Recomputation } from './recomputation.ts';
import { timeText } from './time-text.ts';

/** Which answers are on show, how they compare, and the way to the others. */
export function ShownLine({ study }: { readonly study: Recomputation }) {
  const language = useLanguage();
  const { recompute: text } = useMessages().claims;
  const { shown, here } = useSyncExternalStore(study.subscribe, study.state, study.state);
  const whole = new Intl.NumberFormat(language);
  const { stored } = study;
  const hasStored = stored.answers.length > 0;
  if (shown === 'stored' || !here) {
    return (
      <p className="recompute-shown">
        {hasStored
          ? text.stored(whole.format(stored.families), whole.format(stored.modelVersion))
          : text.nothing}{' '}
        {here ? (
          <button type="button" className="quiet-button" onClick={() => study.show('here')}>
            {text.toHere}
          </button>
        ) : null}
      </p>
    );
  }
  const sameSize = here.families === stored.families && here.sessions === stored.sessions;
  const different = differences(stored.answers, here.answers);
  return (
    <p className="recompute-shown">
      {text.here(whole.format(here.families), timeText(language, text, here.seconds))}{' '}
      {!hasStored
        ? null
        : !sameSize
          ? text.otherSize
          : different === 0
            ? text.same
            : text.differs(whole.format(different), whole.format(here.answers.length))}{' '}
      {hasStored ? (
        <button type="button" className="quiet-button" onClick={() => study.show('stored')}>
          {text.toStored}
        </button>
      ) : null}
    </p>
  );
}
