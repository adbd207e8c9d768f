import type { Language } from '../messages/index.ts';
import { taskCatalogues } from '../messages/task/index.ts';

/** What would happen if the hand let go. */
export function TaskTarget({ language }: { readonly language: Language }) {
  const { drop } = taskCatalogues[language].page;
  return (
    <div className="drop-target">
      <p>
        <strong>{drop.over}</strong>
        <span>{drop.overMeans}</span>
      </p>
    </div>
  );
}
