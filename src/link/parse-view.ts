import { isParameterKey, type ParameterKey } from '../model/parameters.ts';
import { decimal } from '../model/parse-parameters.ts';
import { FIGURE_NAMES, type FigureName, isFigureName } from './figures.ts';
import {
  AT_BOUNDS,
  type Chrome,
  DEFAULT_CHROME,
  DEFAULT_VIEW,
  LINK_LANGUAGES,
  LINK_THEMES,
  type LinkState,
  PARTS,
  TIME_SCALES,
  type View,
  type ViewKey,
} from './link-state.ts';
import type { LinkNotice } from './notices.ts';
import type { Asked } from './parse-settings.ts';
import { cut } from './query.ts';

/** Between the members of a list: no name holds it, and it survives chat programs. */
export const LIST_MARK = '.';

const SWITCH = ['on', 'off'] as const;

export interface AskedView
  extends Pick<LinkState, 'view' | 'figure' | 'theme' | 'language' | 'chrome'> {
  /** Figures with settings of their own. */
  readonly unlinked: readonly FigureName[];
}

/** Everything of a link that is no parameter. */
export function parseView({ scope, values }: Asked, notices: LinkNotice[]): AskedView {
  const refuse = (key: ViewKey, asked: string, used: string) =>
    notices.push({ kind: 'value', scope, key, asked: cut(asked), used });

  /** One of some words; `usual` where there is none or another one. */
  const word = <T extends string, U extends T | null>(
    key: ViewKey,
    options: readonly T[],
    usual: U,
  ): T | U => {
    const text = values.get(key);
    if (text === undefined) return usual;
    const found = options.find((each) => each === text);
    if (found === undefined) refuse(key, text, usual ?? '');
    return found ?? usual;
  };

  /** Those of a list that are names of the kind. */
  const list = <T extends string>(
    key: ViewKey,
    isName: (text: string) => text is T,
  ): T[] | null => {
    const text = values.get(key);
    if (text === undefined) return null;
    const names = text.split(LIST_MARK).filter((each) => each !== '' && each !== 'none');
    const known = [...new Set(names.filter(isName))];
    if (names.some((each) => !isName(each))) refuse(key, text, known.join(LIST_MARK));
    return known;
  };

  const at = () => {
    const text = values.get('at');
    if (text === undefined) return DEFAULT_VIEW.at;
    const number = decimal(text.trim());
    const used = number === null ? null : Math.min(AT_BOUNDS[1], Math.max(AT_BOUNDS[0], number));
    if (used === null || used !== number) refuse('at', text, String(used ?? ''));
    return used;
  };

  const view: View = {
    at: at(),
    time: word('time', TIME_SCALES, DEFAULT_VIEW.time),
    play: word('play', SWITCH, 'off') === 'on',
  };
  const isPart = (text: string): text is (typeof PARTS)[number] =>
    (PARTS as readonly string[]).includes(text);
  const chrome: Chrome = {
    hidden: list('hide', isPart) ?? DEFAULT_CHROME.hidden,
    controls: list<ParameterKey>('controls', isParameterKey),
  };
  return {
    view,
    figure: word('figure', FIGURE_NAMES, null),
    theme: word('theme', LINK_THEMES, null),
    language: word('lang', LINK_LANGUAGES, null),
    chrome,
    unlinked: list('own', isFigureName) ?? [],
  };
}
