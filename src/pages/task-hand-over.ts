import type { TaskLab } from '../figures/task/create-task.ts';
import { isPlainClick } from '../figures/task/intake/plain-click.ts';

/** In the storage of this tab alone: another tab that opens the same link picks nothing up. */
const SIGN = 'task-on-its-way';

/**
 * Takes a graph that does not fit into the link along to the other language: its files are left on the device until the
 * other page has them. The function returned ends it.
 */
export function watchLanguageLink(lab: TaskLab): () => void {
  const listening = new AbortController();
  // Behind the header's own listener, which has put the state into the link.
  document.addEventListener('click', (event) => void take(event), { signal: listening.signal });

  async function take(event: MouseEvent): Promise<void> {
    const { target } = event;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.matches('.site-nav a[hreflang]') || !lab.staysBehind()) return;
    event.preventDefault();
    const token = await lab.leaveShown();
    if (token !== null) sign(token);
    window.location.assign(link.href);
  }

  return () => listening.abort();
}

/** The token of the graph that this tab is bringing along; null: none. It is told once. */
export function takeSign(): string | null {
  try {
    const token = window.sessionStorage.getItem(SIGN);
    window.sessionStorage.removeItem(SIGN);
    return token;
  } catch {
    return null;
  }
}

function sign(token: string): void {
  try {
    window.sessionStorage.setItem(SIGN, token);
  } catch {
    // The other page says that the graph was too large for the link.
  }
}
