import { type ReactNode, useId } from 'react';
import { ParameterControl } from '../../components/controls/parameter-control.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import { SettingsProvider } from '../../components/settings-context.tsx';
import { SLUGS, type Slug } from '../../link/figures.ts';
import type { ParameterKey } from '../../model/parameters.ts';
import type { SettingsStore } from '../../state/settings.ts';
import { useChrome, useShows } from './chrome.ts';
import './frame.css';

export interface FrameProps {
  readonly slug: Slug;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly settings: SettingsStore;
  readonly controls: readonly ParameterKey[];
  /** Controls of the figure's own options. */
  readonly choices?: ReactNode;
  readonly linked: boolean;
  readonly onLinked: (linked: boolean) => void;
  /** Whether there is anything to reset. */
  readonly changed: boolean;
  readonly onReset: () => void;
  /** The lab in this figure's state. */
  readonly lab: string;
  /** What can be done with the figure as a whole. */
  readonly actions?: ReactNode;
  /** The pinned runs, where there are any. */
  readonly pins?: ReactNode;
  /** A picture of earlier settings is on show. */
  readonly working: boolean;
  /** Picture, caption and table. */
  readonly children: ReactNode;
}

/** What stands around every figure of the article, the same when the page is made and in the browser. */
export function FigureFrame(props: FrameProps) {
  const { slug, title, subtitle, choices, linked, changed, working } = props;
  const { frame } = useMessages().figures;
  const titleId = `${slug}-title`;
  const chrome = useChrome();
  const shows = useShows();
  const controls = chrome.controls ?? props.controls;
  return (
    <figure
      className="fig"
      id={`figure-${slug}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId(slug)}
      aria-busy={working}
    >
      <header className="fig-head">
        <h3 id={titleId} className={shows('title') ? 'fig-title' : 'visually-hidden'}>
          <span className="fig-number">{frame.figure(String(SLUGS.indexOf(slug) + 1))}</span>{' '}
          {title}
        </h3>
        {subtitle && shows('title') && <p className="fig-subtitle">{subtitle}</p>}
        <div className="fig-actions needs-js" hidden={!shows('actions')}>
          <span className="fig-working" role="status">
            {working ? frame.working : ''}
          </span>
          <LinkSwitch linked={linked} onLinked={props.onLinked} />
          <button
            type="button"
            className="fig-action"
            title={frame.resetTitle}
            disabled={!changed}
            onClick={props.onReset}
          >
            {frame.reset}
          </button>
          <a className="fig-action" href={props.lab}>
            {frame.lab}
          </a>
          {props.actions}
        </div>
      </header>
      {props.pins}
      {shows('controls') && (controls.length > 0 || choices) && (
        <SettingsProvider store={props.settings}>
          <fieldset className="fig-controls needs-js">
            <legend className="visually-hidden">{frame.settings}</legend>
            {choices}
            {controls.map((key) => (
              <ParameterControl key={key} of={key} />
            ))}
          </fieldset>
        </SettingsProvider>
      )}
      {props.children}
    </figure>
  );
}

/** The element that tells what the picture shows. */
export const descriptionId = (slug: Slug) => `${slug}-described`;

interface LinkSwitchProps {
  readonly linked: boolean;
  readonly onLinked: (linked: boolean) => void;
}

function LinkSwitch({ linked, onLinked }: LinkSwitchProps) {
  const { frame } = useMessages().figures;
  const id = useId();
  return (
    <label
      className="fig-action fig-linked"
      title={linked ? frame.linkedTitle : frame.unlinkedTitle}
      htmlFor={id}
    >
      <input
        id={id}
        type="checkbox"
        checked={linked}
        onChange={(event) => onLinked(event.target.checked)}
      />
      {frame.linked}
    </label>
  );
}
