import type { Figures } from '../claims/claim.ts';
import type { Language } from '../messages/index.ts';
import { isParameterKey, type Parameters } from '../model/parameters.ts';
import { isForm, numberText } from './number-text.ts';
import { settingText } from './parameter.tsx';
import { statementOf, type Verdict, verdictOf } from './statements.ts';

/** What the prose needs to know of the store of an article. */
export interface NumbersStore {
  getState(): {
    /** The settings that the figures share. */
    readonly parameters: Parameters;
    /** The newest numbers of each figure that has some. */
    readonly reported: Readonly<Record<string, { readonly figures: Figures } | undefined>>;
  };
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps numbers, statements and settings of the prose in `root` up to date with the figures. A figure that has said
 * nothing yet leaves its sentences as they came with the page. The function returned ends it.
 */
export function keepNumbersLive(
  root: ParentNode,
  language: Language,
  store: NumbersStore,
): () => void {
  const places = [...root.querySelectorAll<HTMLElement>('[data-figure]')];
  const settings = [...root.querySelectorAll<HTMLElement>('[data-parameter]')];
  let { parameters, reported } = store.getState();
  const update = (before: typeof reported | null, settingsToo: boolean) => {
    for (const place of places) {
      const slug = place.dataset.figure ?? '';
      const found = reported[slug];
      if (found && found !== before?.[slug]) renew(place, language, found.figures);
    }
    if (settingsToo) for (const place of settings) renewSetting(place, language, parameters);
  };
  update(null, true);
  return store.subscribe(() => {
    const last = { parameters, reported };
    ({ parameters, reported } = store.getState());
    if (last.reported !== reported || last.parameters !== parameters) {
      update(last.reported, last.parameters !== parameters);
    }
  });
}

/** Writes what a figure says now into one place of the prose. */
export function renew(place: HTMLElement, language: Language, figures: Figures): void {
  const { number, as, exact } = place.dataset;
  if (number !== undefined) {
    const text = numberText(
      language,
      isForm(as) ? as : 'times',
      figures[number] ?? Number.NaN,
      exact !== undefined,
    );
    if (place.textContent !== text) place.textContent = text;
    return;
  }
  const when = VERDICTS.find((each) => place.dataset[each] !== undefined);
  const statement = when && statementOf(place.dataset[when] ?? '');
  if (statement) place.hidden = verdictOf(statement, figures) !== when;
}

const VERDICTS: readonly Verdict[] = ['holds', 'fails', 'untold'];

function renewSetting(place: HTMLElement, language: Language, parameters: Parameters): void {
  const { parameter, as } = place.dataset;
  if (parameter === undefined || !isParameterKey(parameter)) return;
  const text = settingText(language, parameter, parameters[parameter], as);
  if (place.textContent !== text) place.textContent = text;
}
