import { EXAMPLES } from '../examples.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { ExampleFiles } from './example-files.tsx';
import { KeptList } from './kept-list.tsx';

/** Examples that ship with the site, and what the reader keeps on the device. */
export function Gallery() {
  const lab = useTaskLab();
  const { gallery, examples } = usePageText();
  const origin = useTask((state) => state.origin);
  return (
    <div className="gallery needs-js">
      <h2 className="gallery-title">{gallery.title}</h2>
      <ul className="gallery-cards">
        {EXAMPLES.map((example) => {
          const { name, look } = examples[example.slug];
          const isShown = origin.kind === 'example' && origin.slug === example.slug;
          return (
            <li key={example.slug}>
              <button
                type="button"
                className="gallery-card"
                aria-current={isShown || undefined}
                onClick={() => lab.openExample(example)}
              >
                <strong>{name}</strong>
                <span>{look}</span>
              </button>
              <ExampleFiles files={example.files} />
            </li>
          );
        })}
      </ul>
      <KeptList />
    </div>
  );
}
