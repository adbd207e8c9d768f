import type { TaskLab } from '../figures/task/create-task.ts';
import { taskCatalogues } from '../messages/task/index.ts';
import { type Place, pathOf, rootFrom } from './addresses.ts';
import type { Carried } from './drop-file-hand.ts';

/** A figure file of this site is smaller. */
const MOST_OF_FIGURE = 2 ** 24;
/** Characters within which a figure file says that it is one. */
const HEAD = 4096;

/** What was dropped belongs to a figure of this site. */
interface Figure {
  go(): void;
}

/** Takes what was dropped or pasted to where it belongs: task graphs here, figure files and links of this site where their figure is. */
export function taskTaker(lab: TaskLab, place: Place): (carried: Carried) => void {
  const site = new URL(rootFrom(place) || './', document.baseURI).href;
  const { drop } = taskCatalogues[place.language].page;
  return take;

  function take({ how, isFolder, files, text }: Carried): void {
    const [file] = files;
    const openText = () => {
      if (how === 'dropped' || looksLikeGraph(text)) lab.openText(text, drop.pastedName);
    };
    if (isFolder) lab.store.getState().actions.trouble('folder');
    else if (file && (files.length > 1 || file.size > MOST_OF_FIGURE)) lab.openFiles(files);
    else if (file) goOr(figureInFile(file), () => lab.openFiles(files));
    else if (isTaskLink(text)) window.location.assign(text.trim());
    else if (mayBeFigure(text) || text.trim().startsWith(site)) goOr(figureIn(text), openText);
    else openText();
  }

  /** Goes to a figure, where it is one; neither, where something else was asked for before that was known. */
  function goOr(figure: Promise<Figure | null>, orElse: () => void): void {
    void lab.latest(figure, (found) => (found ? found.go() : orElse()), orElse);
  }

  async function figureInFile(file: File): Promise<Figure | null> {
    return mayBeFigure(await file.slice(0, HEAD).text()) ? figureIn(await file.text()) : null;
  }

  async function figureIn(text: string): Promise<Figure | null> {
    const [{ openingOfText }, { go }] = await Promise.all([
      import('./drop-file-read.ts'),
      import('./drop-file-go.ts'),
    ]);
    const read = openingOfText(text, site);
    return read.kind === 'opening' ? { go: () => go(place, read.opening) } : null;
  }

  function isTaskLink(text: string): boolean {
    const base = site + pathOf({ language: 'en', kind: 'task' });
    const other = site + pathOf({ language: 'zh', kind: 'task' });
    return [base, other].some((each) => text.trim().split(/[?#]/)[0] === each);
  }
}

function mayBeFigure(text: string): boolean {
  return /"swarm-figure"/.test(text.slice(0, HEAD));
}

/** A word or a sentence that is pasted beside all fields was not meant for here. */
function looksLikeGraph(text: string): boolean {
  return /^\s*[{[<]/.test(text) || text.trim().includes('\n');
}
