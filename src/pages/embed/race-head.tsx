import { ParameterControl } from '../../components/controls/parameter-control.tsx';
import { useActions, useLab } from '../../components/lab-context.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { useChrome, useShows } from '../../figures/article/chrome.ts';
import { labAddress } from '../../figures/article/lab-address.ts';
import { LabPinButton } from '../../figures/race/lab-pins.tsx';
import { RACE_CONTROLS } from '../../figures/race/shareable-race.ts';
import { selectChanged } from '../../state/selectors.ts';
import { pageAddress } from './places.ts';
import { titleOf } from './titles.ts';

/** Title and what can be done with the race as a whole, as at the figures of the article. */
export function RaceHead({ site }: { readonly site: string }) {
  const language = useLanguage();
  const messages = useMessages();
  const { frame } = messages.figures;
  const shows = useShows();
  const { reset } = useActions();
  const changed = useLab(selectChanged);
  const preset = useLab((state) => state.preset);
  const parameters = useLab((state) => state.parameters);
  return (
    <header className="fig-head">
      <h3 id="race-title" className={shows('title') ? 'fig-title' : 'visually-hidden'}>
        {titleOf(messages, 'race')}
      </h3>
      <div className="fig-actions" hidden={!shows('actions')}>
        <button
          type="button"
          className="fig-action"
          title={frame.resetTitle}
          disabled={!changed}
          onClick={reset}
        >
          {frame.reset}
        </button>
        <a
          className="fig-action"
          href={labAddress(pageAddress(site, language, 'lab'), preset, parameters, {})}
        >
          {frame.lab}
        </a>
        <LabPinButton className="fig-action" />
      </div>
    </header>
  );
}

export function RaceSettings() {
  const { frame } = useMessages().figures;
  const chrome = useChrome();
  const controls = chrome.controls ?? RACE_CONTROLS;
  if (!useShows()('controls') || controls.length === 0) return null;
  return (
    <fieldset className="fig-controls">
      <legend className="visually-hidden">{frame.settings}</legend>
      {controls.map((key) => (
        <ParameterControl key={key} of={key} />
      ))}
    </fieldset>
  );
}
