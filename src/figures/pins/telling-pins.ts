import type { Language } from '../../messages/index.ts';
import { catalogues } from '../../messages/index.ts';
import type { AnyFigureSpec, AnyShown } from '../article/spec.ts';
import { sentences } from '../ensemble/sentences.ts';
import { ghostNames } from './use-plots.ts';

/**
 * A figure whose words tell of the pinned runs as well: their descriptions after the current one's, their values beneath.
 * Their data the figure's own `data` has.
 */
export function tellingPins(spec: AnyFigureSpec): AnyFigureSpec {
  return {
    ...spec,
    describe(shown: AnyShown, language: Language) {
      const described = spec.describe(shown, language);
      const { pins } = catalogues[language];
      const behind = named(shown, language).map(({ name, shown: ghost }) =>
        pins.behind(name, spec.describe(ghost, language)),
      );
      return sentences(language, [described, ...behind]);
    },
    table(shown: AnyShown, language: Language) {
      const table = spec.table(shown, language);
      const { pins } = catalogues[language];
      const behind = named(shown, language).map(({ name, shown: ghost }) => ({
        name,
        table: spec.table(ghost, language),
      }));
      // Rows stand under the heads of the current run.
      const fitting = behind.filter(({ table: own }) => own.head.join() === table.head.join());
      if (fitting.length === 0) return table;
      return {
        ...table,
        caption: sentences(language, [table.caption, pins.rows]),
        rows: [
          ...table.rows,
          ...fitting.flatMap(({ name, table: own }) =>
            own.rows.map(([row = '', ...cells]) => [pins.row(row, name), ...cells]),
          ),
        ],
      };
    },
  };
}

/** What each pinned run would show by itself, and what it is called. */
function named(shown: AnyShown, language: Language) {
  const { of, options, ghosts = [] } = shown;
  const messages = catalogues[language];
  const names = ghostNames(ghosts, { of, language, messages }, 'full');
  return ghosts.map(({ result, settings }, i) => ({
    name: names[i],
    shown: { result, of: settings.parameters, options },
  }));
}
