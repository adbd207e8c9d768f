import type { Provenance } from '../../export/provenance.ts';
import { isViewKey } from '../../link/query.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Language } from '../../messages/index.ts';
import { MODEL_VERSION } from '../../model/version.ts';
import { commandsOf } from './commands.ts';
import type { Shareable } from './shareable.ts';

/** Where the numbers of a figure come from, as files say it. `page`: the absolute address of the page that it stands on. */
export function provenanceOf(of: Shareable, language: Language, page: string): Provenance {
  const { figure } = of;
  const state = of.state();
  const query = writeLink(state);
  return {
    figure,
    title: of.title(language),
    link: figure === 'race' ? page + query : `${page}${query}#figure-${figure}`,
    query,
    preset: state.preset,
    parameters: state.parameters,
    differing: settingsIn(query),
    model: MODEL_VERSION,
    digest: of.digest(),
    commands: commandsOf(figure, state),
  };
}

/** The entries of a query that are settings: parameters, what is chosen at figures, and pinned runs. */
function settingsIn(query: string): string[] {
  return query
    .slice(1)
    .split('&')
    .filter((entry) => entry !== '' && !isViewKey(entry.split('=', 1)[0]));
}
