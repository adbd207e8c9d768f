import { createRoot, type Root } from 'react-dom/client';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import type { TaskShown } from '../../../src/figures/task/spec.ts';
import { TaskFigures } from '../../../src/figures/task/task-figures.tsx';
import type { Language } from '../../../src/messages/index.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import '../../../src/styles/site.css';

const ACTIONS = { change: () => {}, choose: () => {} };
const open: { readonly root: Root; readonly box: HTMLElement; readonly player: Player }[] = [];

/** The figures of a graph, and a player of their own; `show` puts another result in their place. */
export function figures(shown: TaskShown, language: Language = 'en', width = 1000) {
  const player = new Player({ clock: browserClock });
  const box = document.createElement('main');
  box.style.width = `${width}px`;
  document.body.append(box);
  const root = createRoot(box);
  open.push({ root, box, player });
  const show = (of: TaskShown) =>
    root.render(
      <LanguageProvider value={language}>
        <TaskFigures {...of} player={player} actions={ACTIONS} />
      </LanguageProvider>,
    );
  show(shown);
  return { box, player, show };
}

export function closeAll(): void {
  for (const { root, box, player } of open.splice(0)) {
    root.unmount();
    box.remove();
    player.dispose();
  }
}
