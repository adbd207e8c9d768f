import { type MouseEvent, useRef } from 'react';
import { EXAMPLES, type Example } from '../examples.ts';
import { exampleLink } from '../link-of.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { ExampleFiles } from './example-files.tsx';
import { KeptList } from './kept-list.tsx';
import { isPlainClick } from './plain-click.ts';

/** Examples that ship with the site, and what the reader keeps on the device. */
export function Gallery() {
  const lab = useTaskLab();
  const { gallery, examples } = usePageText();
  const origin = useTask((state) => state.origin);
  const title = useRef<HTMLHeadingElement>(null);
  const open = (event: MouseEvent, example: Example) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    lab.openExample(example);
  };
  return (
    <div className="gallery needs-js">
      <h2 className="gallery-title" ref={title} tabIndex={-1}>
        {gallery.title}
      </h2>
      <ul className="gallery-cards">
        {EXAMPLES.map((example) => {
          const { name, look } = examples[example.slug];
          const isShown = origin.kind === 'example' && origin.slug === example.slug;
          return (
            <li key={example.slug}>
              <a
                className="gallery-card"
                href={exampleLink(example)}
                data-example={example.slug}
                aria-current={isShown || undefined}
                onClick={(event) => open(event, example)}
              >
                <strong>{name}</strong>
                <span>{look}</span>
              </a>
              <ExampleFiles files={example.files} />
            </li>
          );
        })}
      </ul>
      <KeptList beside={title} />
    </div>
  );
}
