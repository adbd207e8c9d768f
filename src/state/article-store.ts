import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnyChoices, choiceTable, type FigureName } from '../link/figures.ts';
import type { LinkState, Settings } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
import type { Parameters } from '../model/parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';
import { createEditing } from './editing.ts';
import { type Edited, type EditHistory, NO_EDITS, reopened, wentBack } from './edits.ts';
import {
  type Changes,
  changed,
  chosen,
  differences,
  type LinkSlice,
  opened,
  preset as presetSlice,
  without,
} from './link-slice.ts';

/** What a figure's newest result says, by names of figures such as `standard16.coverage.0.5`; NaN: never reached. */
export interface Reported {
  readonly of: Parameters;
  readonly figures: Readonly<Record<string, number>>;
}

export interface ArticleActions {
  /** Changes the settings of a figure: the shared ones, or its own where it was unlinked. `held`: a hand still moves. */
  change(changes: Changes, figure?: FigureName, held?: boolean): void;
  /** The hand that moved has let go. */
  rest(): void;
  /** A pointer is pressed, or let go again: what is chosen with it in between is one gesture. */
  hold(pressed: boolean): void;
  /** Changes what is chosen at a figure beside parameters. */
  choose(figure: FigureName, change: AnyChoices): void;
  /** Shared settings as a preset has them. */
  choosePreset(name: PresetName): void;
  /** Back to the preset: the settings that the figure uses, and what is chosen at it. */
  reset(figure?: FigureName): void;
  /** Gives a figure settings of its own, at first as the shared ones are; or takes them away again. */
  unlink(figure: FigureName): void;
  link(figure: FigureName): void;
  /** Keeps the settings of a figure on show behind the current ones, in all figures. */
  pin(figure?: FigureName): void;
  unpin(place: number): void;
  undo(): void;
  redo(): void;
  /** A link was opened on the page. */
  open(link: ParsedLink): void;
  /** The browser went back or forth to a link. */
  goTo(link: ParsedLink): void;
  dismiss(notice?: LinkNotice): void;
  /** A figure has something new to say. */
  report(figure: FigureName, reported: Reported): void;
}

/** The settings that the figures of an article share, those that some have for themselves, and what they found. */
export interface ArticleState extends LinkSlice {
  readonly history: EditHistory;
  readonly reported: Readonly<Partial<Record<FigureName, Reported>>>;
  readonly actions: ArticleActions;
}

export type ArticleStore = StoreApi<ArticleState>;

/** The settings of a figure. */
export function parametersOf(
  { own, parameters }: Pick<LinkState, 'own' | 'parameters'>,
  figure: FigureName,
): Parameters {
  return own[figure] ?? parameters;
}

/** The preset itself where nothing differs from it, so that who compares the two sees at once. */
function named<S extends Settings>(settings: S): S {
  const usual = PRESETS[settings.preset];
  if (settings.parameters === usual || differences(settings).length > 0) return settings;
  return { ...settings, parameters: usual };
}

function namedAll(slice: LinkSlice): LinkSlice {
  const { preset } = slice;
  const own = Object.fromEntries(
    Object.entries(slice.own).map(([figure, parameters]) => [
      figure,
      named({ preset, parameters }).parameters,
    ]),
  );
  return { ...named(slice), own };
}

/** A store for one article, set up from a link. `now`: milliseconds, for telling gestures apart. */
export function createArticleStore(
  link: ParsedLink,
  now: () => number = () => performance.now(),
): ArticleStore {
  return createStore<ArticleState>()((set, get) => {
    const { edit, ...editing } = createEditing(get, set, now);
    let pressed = false;
    const ownOf = (figure: FigureName, parameters: Parameters): Partial<Edited> => {
      const { own } = get();
      return { own: own[figure] === parameters ? own : { ...own, [figure]: parameters } };
    };
    return {
      ...namedAll(opened(link)),
      history: NO_EDITS,
      reported: {},
      actions: {
        ...editing,
        change(changes, figure, held = false) {
          const state = get();
          const { preset } = state;
          const own = figure === undefined ? undefined : state.own[figure];
          const { parameters } = named(
            changed({ preset, parameters: own ?? state.parameters }, changes),
          );
          const what = `${own ? figure : ''} ${Object.keys(changes).sort()}`;
          if (own && figure) edit(what, ownOf(figure, parameters), held);
          else edit(what, { parameters }, held);
        },
        hold(now) {
          pressed = now;
          if (!pressed) editing.rest();
        },
        choose(figure, change) {
          const choices = chosen(get().choices, figure, change);
          const table = choiceTable(figure);
          const names = Object.keys(change).filter((name) => Object.hasOwn(table, name));
          // Where a playhead stands is no setting.
          if (names.every((name) => table[name].kind === 'playhead')) set({ choices });
          else edit(`${figure}.${names.sort()}`, { choices }, pressed);
        },
        choosePreset(name) {
          const { preset, parameters } = presetSlice<Settings>(get(), name);
          edit('preset', { preset, parameters });
        },
        reset(figure) {
          const state = get();
          const usual = PRESETS[state.preset];
          if (figure === undefined) return edit('reset', { parameters: usual });
          const choices = without(state.choices, figure);
          const settings = state.own[figure] ? ownOf(figure, usual) : { parameters: usual };
          edit(`reset ${figure}`, { choices, ...settings });
        },
        unlink: (figure) => edit(`unlink ${figure}`, ownOf(figure, parametersOf(get(), figure))),
        link: (figure) => edit(`link ${figure}`, { own: without(get().own, figure) }),
        pin(figure) {
          const state = get();
          const parameters = figure ? parametersOf(state, figure) : state.parameters;
          editing.pin({ preset: state.preset, parameters });
        },
        open(next) {
          const state = get();
          const slice = namedAll(opened(next));
          set({ ...slice, history: reopened(state.history, state, slice, now()) });
        },
        goTo: (next) => set({ ...namedAll(opened(next)), history: wentBack(get().history) }),
        report: (figure, reported) => set({ reported: { ...get().reported, [figure]: reported } }),
      },
    };
  });
}
