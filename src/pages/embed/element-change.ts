import { formatChoice } from '../../link/choices.ts';
import { choiceTable, firstChoices } from '../../link/figures.ts';
import type { LinkState, LinkTheme } from '../../link/link-state.ts';
import type { LinkNotice } from '../../link/notices.ts';
import { PARAMETER_KEYS } from '../../model/parameters.ts';
import { formatParameter } from '../../model/parse-parameters.ts';
import { readEmbedLink } from './asked-link.ts';

/** What an element whose attributes changed does with the figure that it shows. */
export type Change =
  | { readonly kind: 'anew' }
  | {
      readonly kind: 'apply';
      /** Keys and values as in links. */
      readonly set: Readonly<Record<string, string>>;
      /** Only what is another than before. */
      readonly theme?: LinkTheme | 'auto';
      readonly at?: number;
      readonly playing?: boolean;
      /** What of the attributes could not be used as it stands. */
      readonly notices?: readonly LinkNotice[];
    };

/** The change from one query to another, both of attributes. What the reader changed meanwhile is not undone by it. */
export function changeBetween(before: string, after: string): Change {
  const [old, now] = [readEmbedLink(before), readEmbedLink(after)];
  const { figure } = now;
  if (structure(old) !== structure(now)) return { kind: 'anew' };
  const set: Record<string, string> = {};
  const [was, is] = [old, now].map((link) => link.own[figure] ?? link.parameters);
  for (const key of PARAMETER_KEYS) {
    if (was[key] !== is[key]) set[key] = formatParameter(key, is[key]);
  }
  const first = firstChoices(figure);
  const [chosen, chooses] = [old, now].map((link) => ({ ...first, ...link.choices[figure] }));
  for (const [name, definition] of Object.entries(choiceTable(figure))) {
    const value = (chooses as Readonly<Record<string, string | number | null>>)[name];
    if (value === (chosen as Readonly<Record<string, unknown>>)[name]) continue;
    // No link says of a playhead that it is nowhere.
    if (value === null) return { kind: 'anew' };
    set[`${figure}.${name}`] = formatChoice(definition, value);
  }
  const { view, theme } = now;
  return {
    kind: 'apply',
    set,
    ...(now.notices.length > 0 ? { notices: now.notices } : {}),
    ...(theme === old.theme ? {} : { theme: theme ?? 'auto' }),
    ...(view.at === old.view.at || view.at === null ? {} : { at: view.at }),
    ...(view.play === old.view.play ? {} : { playing: view.play }),
  };
}

/** All that a figure is drawn anew for, as a text. */
function structure({ figure, preset, language, chrome, own, pins, view }: LinkState): string {
  const time = view.time;
  return JSON.stringify([figure, preset, language, chrome, Object.keys(own).sort(), pins, time]);
}
