import type { Figures } from '../claims/claim.ts';
import type { Language } from '../messages/index.ts';
import { isParameterKey, type Parameters } from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { isForm, numberText } from './number-text.ts';
import { settingText } from './parameter.tsx';
import { statementOf, type Verdict, verdictOf } from './statements.ts';

/** What the prose needs to know of the store of an article. */
export interface NumbersStore {
  getState(): {
    /** The settings that the figures share. */
    readonly parameters: Parameters;
    /** Settings of figures that have some of their own. */
    readonly own: Readonly<Record<string, Parameters | undefined>>;
    /** The newest numbers of each figure that has some, and the settings that they belong to. */
    readonly reported: Readonly<Record<string, Said | undefined>>;
  };
  subscribe(listener: () => void): () => void;
}

interface Said {
  readonly of: Parameters;
  readonly figures: Figures;
}

/**
 * Keeps numbers, statements and settings of the prose in `root` up to date with the figures. A figure that has said
 * nothing yet leaves its sentences as they came with the page; what belongs to other settings than the figure has now,
 * because it was not in view since they changed, is marked as old. The function returned ends it.
 */
export function keepNumbersLive(
  root: ParentNode,
  language: Language,
  store: NumbersStore,
): () => void {
  const places = [...root.querySelectorAll<HTMLElement>('[data-figure]')];
  const settings = [...root.querySelectorAll<HTMLElement>('[data-parameter]')];
  /** The settings of a figure, or, without a name, those that all share. */
  const wanted = ({ own, parameters }: ReturnType<NumbersStore['getState']>, slug?: string) =>
    own[slug ?? ''] ?? parameters;
  const update = (
    now: ReturnType<NumbersStore['getState']>,
    before: ReturnType<NumbersStore['getState']> | null,
  ) => {
    for (const place of places) {
      const slug = place.dataset.figure ?? '';
      const said = now.reported[slug];
      const isNew = said !== before?.reported[slug];
      if (said && isNew) renew(place, language, said.figures);
      if (isNew || !before || wanted(now, slug) !== wanted(before, slug)) {
        mark(place, (said?.of ?? PRESETS[DEFAULT_PRESET]) !== wanted(now, slug));
      }
    }
    for (const place of settings) {
      const { section } = place.dataset;
      const parameters = wanted(now, section);
      if (!before || parameters !== wanted(before, section)) {
        renewSetting(place, language, parameters);
      }
    }
  };
  let state = store.getState();
  update(state, null);
  return store.subscribe(() => {
    const before = state;
    state = store.getState();
    update(state, before);
  });
}

function mark({ dataset }: HTMLElement, old: boolean): void {
  if (old) dataset.old = '';
  else delete dataset.old;
}

/** Writes what a figure says now into one place of the prose; what it says nothing of yet stays as it is. */
export function renew(place: HTMLElement, language: Language, figures: Figures): void {
  const { number, as, exact } = place.dataset;
  if (number !== undefined) {
    if (!Object.hasOwn(figures, number)) return;
    const text = numberText(
      language,
      isForm(as) ? as : 'times',
      figures[number],
      exact !== undefined,
    );
    if (place.textContent !== text) place.textContent = text;
    return;
  }
  const when = VERDICTS.find((each) => place.dataset[each] !== undefined);
  const statement = when && statementOf(place.dataset[when] ?? '');
  const verdict = statement && verdictOf(statement, figures);
  if (verdict) place.hidden = verdict !== when;
}

const VERDICTS: readonly Verdict[] = ['holds', 'fails', 'untold'];

function renewSetting(place: HTMLElement, language: Language, parameters: Parameters): void {
  const { parameter, as } = place.dataset;
  if (parameter === undefined || !isParameterKey(parameter)) return;
  const text = settingText(language, parameter, parameters[parameter], as);
  if (place.textContent !== text) place.textContent = text;
}
