import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LinkNotice } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
import type { Parameters } from '../model/parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';
import {
  type Changes,
  changed,
  differences,
  type LinkSlice,
  opened,
  preset as presetSlice,
} from './link-slice.ts';

/** What a figure's newest result says, by names of figures such as `standard16.coverage.0.5`; NaN: never reached. */
export interface Reported {
  readonly of: Parameters;
  readonly figures: Readonly<Record<string, number>>;
}

export interface ArticleActions {
  /** Changes the settings of a figure: the shared ones, or its own where it was unlinked. */
  change(changes: Changes, figure?: string): void;
  /** Shared settings as a preset has them. */
  choosePreset(name: PresetName): void;
  /** Back to the preset: the settings that the figure uses. */
  reset(figure?: string): void;
  /** Gives a figure settings of its own, at first as the shared ones are; or takes them away again. */
  unlink(figure: string): void;
  link(figure: string): void;
  /** A link was opened, or the reader went back to one. */
  open(link: ParsedLink): void;
  dismiss(notice?: LinkNotice): void;
  /** A figure has something new to say. */
  report(figure: string, reported: Reported): void;
}

/** The settings that the figures of an article share, those that some have for themselves, and what they found. */
export interface ArticleState extends LinkSlice {
  readonly own: Readonly<Record<string, Parameters>>;
  readonly reported: Readonly<Record<string, Reported>>;
  readonly actions: ArticleActions;
}

export type ArticleStore = StoreApi<ArticleState>;

/** The settings of a figure. */
export function parametersOf(
  { own, parameters }: Pick<ArticleState, 'own' | 'parameters'>,
  figure: string,
): Parameters {
  return own[figure] ?? parameters;
}

/** The preset itself where nothing differs from it, so that who compares the two sees at once. */
function named<S extends Pick<LinkSlice, 'preset' | 'parameters'>>(slice: S): S {
  const usual = PRESETS[slice.preset];
  if (slice.parameters === usual || differences(slice).length > 0) return slice;
  return { ...slice, parameters: usual };
}

/** A store for one article, set up from a link. */
export function createArticleStore(link: ParsedLink): ArticleStore {
  return createStore<ArticleState>()((set, get) => {
    const setOwn = (figure: string, parameters: Parameters) =>
      set({ own: { ...get().own, [figure]: parameters } });
    return {
      ...named(opened(link)),
      own: {},
      reported: {},
      actions: {
        change(changes, figure) {
          const state = get();
          const own = figure === undefined ? undefined : state.own[figure];
          if (!own || figure === undefined) set(named(changed(state, changes)));
          else setOwn(figure, named(changed({ ...state, parameters: own }, changes)).parameters);
        },
        choosePreset: (name) => set(presetSlice(get(), name)),
        reset(figure) {
          const state = get();
          if (figure !== undefined && state.own[figure]) setOwn(figure, PRESETS[state.preset]);
          else set(presetSlice(state, state.preset));
        },
        unlink: (figure) => setOwn(figure, parametersOf(get(), figure)),
        link(figure) {
          const { [figure]: _, ...own } = get().own;
          set({ own });
        },
        open: (next) => set({ ...named(opened(next)), own: {} }),
        dismiss: (notice) =>
          set({ notices: notice ? get().notices.filter((each) => each !== notice) : [] }),
        report: (figure, reported) => set({ reported: { ...get().reported, [figure]: reported } }),
      },
    };
  });
}
