import { useMessages } from '../components/messages-context.tsx';
import type { Lab } from '../figures/race/create-lab.ts';
import type { Messages } from '../messages/index.ts';
import type { Parameters } from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';

type Name = keyof Messages['page']['suggestions'];

/** What each suggestion changes, counted from the default settings. */
const CHANGES: Readonly<Record<Exclude<Name, 'grow'>, Partial<Parameters>>> = {
  two: { agents: 2 },
  many: { agents: 64 },
  narrow: { layers: PRESETS.narrow.layers, steps: PRESETS.narrow.steps },
  wide: { layers: 4, steps: PRESETS.wide.steps, swarm: 'recursive' },
  overhead: { overhead: true, agents: 64 },
};
const NAMES: readonly Name[] = ['grow', 'two', 'many', 'narrow', 'wide', 'overhead'];

/** What to look at first: a few states, each a button and a question to look at it with. */
export function Suggestions({ lab }: { readonly lab: Lab }) {
  const { page } = useMessages();
  const show = (name: Name) => {
    const { choosePreset, change } = lab.store.getState().actions;
    if (name === 'grow') {
      lab.player.restart();
      lab.player.play();
    } else {
      choosePreset(DEFAULT_PRESET);
      change(CHANGES[name]);
    }
    document.getElementById('figure')?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  };
  return (
    <section className="suggestions wide needs-js" aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">{page.suggestionsTitle}</h2>
      <ul>
        {NAMES.map((name) => (
          <li key={name}>
            <button type="button" className="button" onClick={() => show(name)}>
              {labelOf(page, name)}
            </button>
            <span className="look">{page.suggestions[name].look}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(page: Messages['page'], name: Name): string {
  const { suggestions } = page;
  if (name === 'grow' || name === 'overhead') return suggestions[name].label();
  const { agents, layers } = CHANGES[name];
  return suggestions[name].label(String(agents ?? layers));
}

function scrolling(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
