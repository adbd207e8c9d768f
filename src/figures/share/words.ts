import { parameterText, valueText } from '../../components/controls/parameter-text.ts';
import type { SheetWords } from '../../export/index.ts';
import { DEFAULT_LINK_STATE, type Settings } from '../../link/link-state.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { MODEL_VERSION } from '../../model/version.ts';
import { differences } from '../../state/link-slice.ts';
import { shareAddress } from './addresses.ts';
import type { FilmWords } from './savable.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';

/** What stands around a picture of a figure, so that whoever finds it knows what it shows and where to have it again. */
export function sheetWords(
  of: Pick<Shareable, 'figure' | 'title' | 'page' | 'state' | 'digest'>,
  site: Site,
  language: Language,
): SheetWords {
  const { share: text } = catalogues[language];
  const digest = of.digest();
  const model = String(MODEL_VERSION);
  return {
    title: of.title(language),
    parameters: settingsText(of.state(), language),
    link: shareAddress(site, of),
    version: digest ? text.versionRun(model, digest) : text.version(model),
  };
}

/**
 * What stands in a film: it runs from the beginning to the end, and no pinned run is drawn in it. So its link has neither
 * a moment nor pins.
 */
export function filmWords(
  of: Pick<Shareable, 'figure' | 'title' | 'page' | 'state' | 'digest'>,
  site: Site,
  language: Language,
): FilmWords {
  const page = () => {
    const now = of.page();
    return { ...now, view: { ...DEFAULT_LINK_STATE.view, time: now.view.time }, pins: [] };
  };
  const { title, parameters, link, version } = sheetWords({ ...of, page }, site, language);
  return { title, settings: parameters, version, link };
}

/** The preset by its name, and the parameters that it has otherwise, each with its value. */
export function settingsText(settings: Settings, language: Language): string {
  const messages = catalogues[language];
  const { controls } = messages.page;
  const { preset, parameters } = settings;
  const differing = differences(settings).map((key) =>
    controls.setting(
      parameterText(language, key).label,
      valueText(language, messages, key, parameters[key]),
    ),
  );
  const named = controls.setting(controls.preset, controls.presets[preset].label);
  return [named, ...differing].join(messages.share.between);
}
