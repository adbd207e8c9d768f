import type { FigureName } from '../../link/figures.ts';
import type { LinkState, LinkTheme, Part } from '../../link/link-state.ts';
import type { Language } from '../../messages/index.ts';
import type { ParameterKey } from '../../model/parameters.ts';

/** What whoever embeds a figure decides about it. */
export interface EmbedOptions {
  readonly hidden: readonly Part[];
  /** Parameters that can be moved; null: all of the figure's. */
  readonly controls: readonly ParameterKey[] | null;
  /** null: as the reader's system. */
  readonly theme: LinkTheme | null;
  readonly language: Language;
}

const OF_ARTICLE: readonly Part[] = ['title', 'controls', 'caption', 'values', 'actions'];
const OF_RACE: readonly Part[] = [
  'title',
  'controls',
  'transport',
  'readouts',
  'caption',
  'actions',
];

/** Parts that a figure has. */
export function partsOf(figure: FigureName): readonly Part[] {
  return figure === 'race' ? OF_RACE : OF_ARTICLE;
}

/** A figure as it is embedded. */
export function embedState(state: LinkState, options: EmbedOptions): LinkState {
  const { hidden, controls, theme, language } = options;
  return {
    ...state,
    theme,
    // A figure by itself speaks English where nothing is said.
    language: language === 'en' ? null : language,
    chrome: { hidden, controls: hidden.includes('controls') ? null : controls },
  };
}

/** The list with an entry in it or not, in the order of all. */
export function withOrWithout<T>(all: readonly T[], list: readonly T[], entry: T, is: boolean) {
  return all.filter((each) => (each === entry ? is : list.includes(each)));
}

/** The chosen controls as a link writes them: null where they are the usual ones. */
export function controlsOrUsual(
  usual: readonly ParameterKey[],
  chosen: readonly ParameterKey[],
): readonly ParameterKey[] | null {
  const same = chosen.length === usual.length && chosen.every((key) => usual.includes(key));
  return same ? null : chosen;
}
