import { isPlainClick } from '../figures/task/intake/plain-click.ts';
import { watchHand } from './drop-file-hand.ts';
import { followLanguage } from './follow-language.ts';
import type { EarlyAct } from './task-early-acts.ts';
import { broughtName, nameBrought } from './task-early-brought.ts';
import { hasFailed, watchComing } from './task-early-came.ts';
import { watchHeaderLinks } from './task-header.ts';
import { applyTheme, THEMES } from './theme.ts';

/*
 * The first script of the page of a task graph. Readers do not wait for the others: what is dropped, pasted, chosen or pressed
 * before they are there is kept for them, and a file that is dropped does not take the browser away from the page. If they do not
 * come it says so, and names what was brought.
 */

/** On the root element as long as something waits; the page then says so. */
const WAITING = 'task-waiting';
/** Where this script is, and with it all others of the page; known only while it runs. */
const FOLDER = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

function watchEarly(intake: HTMLElement, input: HTMLInputElement): void {
  const { classList } = document.documentElement;
  const acts: EarlyAct[] = [];
  let tell = (act: EarlyAct) => {
    acts.push(act);
    classList.add(WAITING);
    const name = broughtName(act, intake);
    if (name !== null) nameBrought(intake, name);
  };
  const came = watchComing(FOLDER);
  const stopHand = watchHand({
    onHover: () => {},
    onCarried: (carried) => tell({ kind: 'carried', carried }),
  });
  // Not by way of the document: a box of files may be open while the page takes this input away.
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) tell({ kind: 'files', files });
  });
  // Goes away with what the page replaces.
  intake.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('.drop-zone-choose')) input.click();
    if (target.closest('.drop-zone-again')) window.location.reload();
    if (target.closest('.drop-zone-paste')) tell({ kind: 'paste-box' });
    const slug = target.closest<HTMLElement>('[data-example]')?.dataset.example;
    // Where nothing comes any more, its link leads to it: that loads the page again.
    if (slug === undefined || !isPlainClick(event) || hasFailed()) return;
    event.preventDefault();
    tell({ kind: 'example', slug });
  });
  window.taskEarly = {
    hand(to) {
      stopHand();
      came();
      classList.remove(WAITING);
      tell = to;
      for (const act of acts.splice(0)) to(act);
    },
  };
}

/** Colours that are chosen hold at once, and links take along what the address says. */
function watchHeader(): void {
  watchHeaderLinks(() => {});
  document.getElementById('header')?.addEventListener('change', ({ target }) => {
    const chosen = THEMES.find(
      (each) => target instanceof HTMLInputElement && target.value === each,
    );
    if (chosen) applyTheme(chosen);
  });
}

const intake = document.querySelector<HTMLElement>('.intake');
const input = intake?.querySelector<HTMLInputElement>('input[type=file]');
// Nothing is kept on a page that is left at once for the other language.
if (intake && input && !followLanguage()) {
  watchEarly(intake, input);
  watchHeader();
}
