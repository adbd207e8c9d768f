import type { ComponentType } from 'react';
import type { Figures } from '../../claims/claim.ts';
import type { Naming } from '../../components/pins/naming.ts';
import type { DrawnJob, ResultOf } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Slug } from '../../link/figures.ts';
import type { Settings } from '../../link/link-state.ts';
import type { Language } from '../../messages/index.ts';
import type { ParameterKey, Parameters } from '../../model/parameters.ts';

/** A pinned run, shown behind the current one. */
export interface Ghost<R> {
  /** Its place among the pins, from 0: decides its looks. */
  readonly place: number;
  readonly settings: Settings;
  readonly result: R;
  /** By what it is named at the figure; from its settings alone where left out. */
  readonly naming?: Naming;
}

/** What is drawn: a result, and the settings and options that it belongs to. */
export interface Shown<R, O> {
  readonly result: R;
  readonly of: Parameters;
  /** The pinned runs of which there is a result; none where left out. */
  readonly ghosts?: readonly Ghost<R>[];
  /** The figure's options as they are now; those that need another result differ from `job` to `job`. */
  readonly options: O;
}

export interface PictureProps<R, O> extends Shown<R, O> {
  readonly onOptions: (change: Partial<O>) => void;
}

export interface OptionsProps<O> {
  readonly options: O;
  readonly of: Parameters;
  readonly onOptions: (change: Partial<O>) => void;
}

/** Exact values, as a reader may copy them: one line per row, numbers written out in the reader's language. */
export interface FigureTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** As many cells as `head`; the first one names the row. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * A figure of the article: what it computes from the shared settings, how that is drawn, and how it is told. The
 * frame around it (controls, reset, the switch that unlinks it, the table, the lab link) is the same for all.
 * Everything here is pure, and runs in Node too, where the page is made.
 */
export interface FigureSpec<J extends DrawnJob = DrawnJob, O extends object = object> {
  readonly slug: Slug;
  /** Parameters that can be moved at the figure: few, those that its section is about, at its settings. */
  readonly controls: readonly ParameterKey[] | ((of: Parameters) => readonly ParameterKey[]);
  /**
   * What the figure sets itself, so that its controls know whether they change anything. A shared switch that it sets
   * stays as it is while its controls are moved.
   */
  readonly sets?: Partial<Parameters>;
  /** What the reader can choose beside parameters, as it is at first. */
  readonly options: O;
  /** What has to be computed. Equal pictures should have equal jobs: set what does not matter to a constant. */
  job(parameters: Parameters, options: O): J;
  /** What the sentences of the section are about, by the names of the claims where they have one. */
  figures(result: ResultOf<J>, parameters: Parameters, options: O): Figures;
  /** What differs from the parameters in the state that the lab opens with. */
  lab(parameters: Parameters, options: O): Partial<Parameters>;
  /** The picture, with its cross-hair. Must not need its width to be drawn: it is drawn in Node first. */
  readonly Picture: ComponentType<PictureProps<ResultOf<J>, O>>;
  /** What stands in the page before a script runs, where `Picture` cannot be drawn without one. */
  readonly Still?: ComponentType<PictureProps<ResultOf<J>, O>>;
  /** Controls of the options, shown beside those of the parameters. */
  readonly Options?: ComponentType<OptionsProps<O>>;
  readonly text: (language: Language) => {
    readonly title: string;
    /** Beneath the title, at most one line. */
    readonly subtitle?: string;
  };
  /** What the picture shows, for who does not see it: a few sentences with the values. */
  describe(shown: Shown<ResultOf<J>, O>, language: Language): string;
  /** n, intervals, and what one must know to read it. */
  caption(shown: Shown<ResultOf<J>, O>, language: Language): string;
  table(shown: Shown<ResultOf<J>, O>, language: Language): FigureTable;
  /** All values that are drawn, in full precision, for files. */
  data(shown: Shown<ResultOf<J>, O>): DataTable;
}

/** A figure of any kind, for lists of them: its own types are known to its folder alone. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds figures of different jobs and options.
export type AnyFigureSpec = FigureSpec<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyShown = Shown<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyPicture = ComponentType<PictureProps<any, any>>;

/** The controls of a figure at its settings. */
export function controlsOf(
  { controls }: AnyFigureSpec,
  parameters: Parameters,
): readonly ParameterKey[] {
  return typeof controls === 'function' ? controls(parameters) : controls;
}
