import { nameOfFiles } from '../figures/task/intake/name-of-files.ts';
import type { EarlyAct } from './task-early-acts.ts';

/** What was brought, by its name; null for what is no graph. `intake` has the words: this script has no messages of its own. */
export function broughtName(act: EarlyAct, intake: HTMLElement): string | null {
  switch (act.kind) {
    case 'files':
      return nameOfFiles(act.files);
    case 'carried':
      return nameOfFiles(act.carried.files) || pastedName(intake);
    case 'example': {
      const card = intake.querySelector(`[data-example="${act.slug}"] strong`);
      return card?.textContent ?? null;
    }
    case 'paste-box':
      return null;
  }
}

/** Shows it where the page says that it waits. */
export function nameBrought(intake: HTMLElement, name: string): void {
  const brought = intake.querySelector('.drop-zone-brought');
  const place = brought?.querySelector('bdi');
  if (!place) return;
  place.textContent = name;
  brought?.removeAttribute('hidden');
}

const pastedName = (intake: HTMLElement) =>
  intake.querySelector<HTMLElement>('[data-pasted]')?.dataset.pasted ?? '';
