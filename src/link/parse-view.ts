import { isParameterKey, type ParameterKey } from '../model/parameters.ts';
import { type Asked, noteUse } from './asked.ts';
import { parsePlayhead, playheadText } from './choices.ts';
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
  SWITCH,
  TIME_SCALES,
  type View,
  type ViewKey,
} from './link-state.ts';
import type { LinkNotice } from './notices.ts';

/** Between the members of a list: no name holds it, and it survives chat programs. */
export const LIST_MARK = '.';
/** A list without members. */
export const NO_MEMBERS = 'none';

export interface AskedView
  extends Pick<LinkState, 'view' | 'figure' | 'theme' | 'language' | 'chrome'> {
  /** Figures with settings of their own. */
  readonly unlinked: readonly FigureName[];
}

/** Everything of a link that is no parameter. */
export function parseView(asked: Asked, notices: LinkNotice[]): AskedView {
  const note = (key: ViewKey, used: string, usable: boolean) =>
    noteUse(asked, key, { used, usable }, notices);

  /** One of some words; `usual` where there is none or another one. */
  const word = <T extends string, U extends T | null>(
    key: ViewKey,
    options: readonly T[],
    usual: U,
  ): T | U => {
    const text = asked.values.get(key)?.text;
    if (text === undefined) return usual;
    const found = options.find((each) => each === text.trim());
    const used = found ?? usual;
    note(key, used ?? '', found !== undefined);
    return used;
  };

  /** Those of a list that are names of the kind, each once; null where there is no list. */
  const list = <T extends string>(
    key: ViewKey,
    isName: (text: string) => text is T,
  ): readonly T[] | null => {
    const text = asked.values.get(key)?.text.trim();
    if (text === undefined) return null;
    const names = text.split(LIST_MARK).filter((each) => each !== '' && each !== NO_MEMBERS);
    const known = [...new Set(names.filter(isName))];
    note(key, known.join(LIST_MARK), names.every(isName));
    return known;
  };

  const at = (): number | null => {
    const text = asked.values.get('at')?.text;
    if (text === undefined) return DEFAULT_VIEW.at;
    const { value, usable } = parsePlayhead(AT_BOUNDS, text);
    note('at', value === null ? '' : playheadText(value), usable);
    return value;
  };

  const view: View = {
    at: at(),
    time: word('time', TIME_SCALES, DEFAULT_VIEW.time),
    play: word('play', SWITCH, DEFAULT_VIEW.play ? 'on' : 'off') === 'on',
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
