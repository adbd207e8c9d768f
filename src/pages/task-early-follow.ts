import type { TaskLab } from '../figures/task/create-task.ts';
import { exampleOf } from '../figures/task/examples.ts';
import type { Carried } from './drop-file-hand.ts';
import { takeEarly } from './task-early-acts.ts';

/** Does what the reader has done before the page was alive, in the same order: of several graphs the last one is what is shown. */
export function followEarly(lab: TaskLab, take: (carried: Carried) => void): void {
  takeEarly((act) => {
    switch (act.kind) {
      case 'files':
        lab.openFiles(act.files);
        return;
      case 'carried':
        take(act.carried);
        return;
      case 'example': {
        const example = exampleOf(act.slug);
        if (example) lab.openExample(example);
        return;
      }
      case 'paste-box':
        document.querySelector<HTMLElement>('.drop-zone-paste')?.click();
    }
  });
}
