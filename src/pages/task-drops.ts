import type { TaskLab } from '../figures/task/create-task.ts';
import { taskCatalogues } from '../messages/task/index.ts';
import { type Place, pathOf, rootFrom } from './addresses.ts';
import { type Carried, watchHand } from './drop-file-hand.ts';

/** A figure file of this site is smaller. */
const MOST_OF_FIGURE = 2 ** 24;

/**
 * Reads what is dropped on the page, or pasted outside of fields: task graphs here, and figure files and links of this site
 * where their figure is. The function returned ends it.
 */
export function watchTaskDrops(
  lab: TaskLab,
  place: Place,
  onHover: (hovers: boolean) => void,
): () => void {
  const site = new URL(rootFrom(place) || './', document.baseURI).href;
  const { drop } = taskCatalogues[place.language].page;
  const stop = watchHand({ onHover, onCarried: (carried) => void take(carried) });

  async function take(carried: Carried): Promise<void> {
    const { how, isFolder, files, text } = carried;
    const [file] = files;
    if (isFolder) lab.store.getState().actions.trouble('folder');
    else if (file) {
      if (files.length > 1 || !(await isFigure(file))) lab.openFiles(files);
    } else if (isTaskLink(text)) window.location.assign(text.trim());
    else if (await isFigureText(text)) return;
    else if (how === 'dropped' || looksLikeGraph(text)) lab.openText(text, drop.pastedName);
  }

  /** Opens a figure file where its figure is, and says whether it was one. */
  async function isFigure(file: File): Promise<boolean> {
    if (file.size > MOST_OF_FIGURE) return false;
    const head = await file
      .slice(0, 4096)
      .text()
      .catch(() => '');
    return /"swarm-figure"/.test(head) && openFigure(await file.text());
  }

  async function isFigureText(text: string): Promise<boolean> {
    const may = /"swarm-figure"/.test(text.slice(0, 4096)) || text.trim().startsWith(site);
    return may && openFigure(text);
  }

  async function openFigure(text: string): Promise<boolean> {
    const [{ openingOfText }, { go }] = await Promise.all([
      import('./drop-file-read.ts'),
      import('./drop-file-go.ts'),
    ]);
    const read = openingOfText(text, site);
    if (read.kind === 'opening') go(place, read.opening);
    return read.kind === 'opening';
  }

  function isTaskLink(text: string): boolean {
    const base = site + pathOf({ language: 'en', kind: 'task' });
    const other = site + pathOf({ language: 'zh', kind: 'task' });
    return [base, other].some((each) => text.trim().split(/[?#]/)[0] === each);
  }

  return stop;
}

/** A word or a sentence that is pasted beside all fields was not meant for here. */
function looksLikeGraph(text: string): boolean {
  return /^\s*[{[<]/.test(text) || text.trim().includes('\n');
}
