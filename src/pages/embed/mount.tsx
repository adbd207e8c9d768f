import { createRoot } from 'react-dom/client';
import type { parseLink } from '../../link/parse-link.ts';
import { EmbedApp } from './app.tsx';
import { changedLink, type EmbedLink, freshLink, readEmbedLink } from './asked-link.ts';
import type { EmbedApi, EmbedEvent, EmbedEventKind, EmbedTheme } from './embed-api.ts';
import { createEngine, type Engine, linkOf } from './engine.ts';

export interface MountOptions {
  /** What the figure is drawn in: of a page of its own, or of a shadow tree. */
  readonly root: HTMLElement;
  /** What is asked for, as in a link: `?figure=width&agents=8`. */
  readonly query: string;
  /** Absolute address of the site, with a slash at its end. */
  readonly site: string;
  /** Whose `data-theme` decides the colours: the root of the page, or the host of the shadow tree. */
  readonly themed: HTMLElement;
}

export interface Mounted {
  readonly api: EmbedApi;
  /** Ends workers, clocks and listeners, and takes the figure away. */
  dispose(): void;
}

/** What a change of is worth an event. */
const CARRIED = ['preset', 'parameters', 'view', 'own', 'choices', 'pins'] as const;
const LOOKS = ['theme', 'language', 'chrome'] as const;

/** A result is drawn by then, in milliseconds. */
const DRAWN_BY = 50;

/** Draws the figure that a query asks for, and lets its surroundings talk to it. */
export function mountEmbed({ root, query, site, themed }: MountOptions): Mounted {
  const listeners = new Set<(event: EmbedEvent) => void>();
  const tell = (kind: EmbedEventKind) => {
    for (const listener of [...listeners]) listener({ kind });
  };
  let ready = false;
  const hear = (kind: EmbedEventKind) => {
    if (kind === 'result' && !ready) {
      ready = true;
      // Out of sight a frame of another site may get no animation frames.
      setTimeout(() => tell('ready'), DRAWN_BY);
    }
    tell(kind);
  };
  const follow = ({ store }: Engine) => {
    let before = store.getState();
    const wear = () => dress(themed, store.getState().theme);
    wear();
    return store.subscribe(() => {
      const now = store.getState();
      const changed = [...CARRIED, ...LOOKS].some((key) => now[key] !== before[key]);
      before = now;
      if (!changed) return;
      wear();
      tell('state');
    });
  };

  const live = createRoot(root);
  let engine: Engine;
  let unfollow = () => {};
  let attempt = 0;
  const begin = (link: EmbedLink) => {
    engine = createEngine(link, root, hear);
    unfollow = follow(engine);
    live.render(<EmbedApp key={attempt++} {...{ engine, site, themed }} onReset={again} />);
  };
  const end = () => {
    unfollow();
    engine.dispose();
  };
  const state = () => linkOf(engine.store.getState(), engine.figure);
  const open = (link: ReturnType<typeof parseLink>) => engine.store.getState().actions.open(link);
  function again(): void {
    const fresh = freshLink(state());
    end();
    begin(fresh);
  }
  begin(readEmbedLink(query));

  const api: EmbedApi = {
    root,
    get figure() {
      return engine.figure;
    },
    play: () => engine.player.play(),
    pause: () => engine.player.pause(),
    seek: (at) => engine.seek(at),
    set(changes) {
      open(changedLink(state(), changes));
      const { notices, actions } = engine.store.getState();
      // Whoever asked hears of them; the reader did not.
      actions.dismiss();
      return notices;
    },
    setTheme(theme: EmbedTheme) {
      open({ ...state(), theme: theme === 'auto' ? null : theme, notices: [] });
    },
    state() {
      const { view, ...rest } = state();
      return { ...rest, view: { ...view, play: engine.player.playing } };
    },
    digest: () => engine.digest(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    api,
    dispose() {
      listeners.clear();
      end();
      live.unmount();
    },
  };
}

function dress(themed: HTMLElement, theme: string | null): void {
  if (theme === null) delete themed.dataset.theme;
  else if (themed.dataset.theme !== theme) themed.dataset.theme = theme;
}
