import { LEVELS } from '../../state/measures.ts';
import { selectPicture, selectWork } from '../../state/selectors.ts';
import { useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { formats } from './format.ts';
import { whoText } from './who.ts';

/** The level that is read out: most of the work is done, and the last stragglers do not count. */
const READ_OUT = LEVELS.indexOf(0.9);

/** The gist of the table in one sentence, read out once everything is in; silent while a hand is moving. */
export function SpokenSummary() {
  const messages = useMessages();
  const { spoken } = messages.page.readouts;
  const { whole, level, factor } = formats(useLanguage());
  const picture = useLab(selectPicture);
  const { status } = useLab(selectWork);
  const system = picture?.family?.systems[0];
  let text = '';
  if (status === 'complete' && system && picture?.familyOf) {
    const at = level(LEVELS[READ_OUT]);
    const coverage = system.speedup.coverage[READ_OUT].value;
    const best = system.speedup.best[READ_OUT].value;
    text = spoken.summary(
      whoText(messages, whole, picture.familyOf),
      coverage === null ? spoken.neverCoverage(at) : spoken.ofCoverage(at, factor(coverage)),
      best === null ? spoken.neverBest(at) : spoken.ofBest(at, factor(best)),
    );
  }
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
