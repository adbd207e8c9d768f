import type { FormatId } from '../../../graphs/formats/format.ts';
import { FILES_OF_FORMAT } from '../examples.ts';
import { usePageText } from '../task-context.tsx';
import { ExampleFiles } from './example-files.tsx';

/** The kinds of files that are read. */
export function Formats() {
  const { drop, formats } = usePageText();
  return (
    <details className="task-formats">
      <summary>{drop.formats}</summary>
      <p>{drop.formatsNote}</p>
      <ul>
        {Object.entries(formats).map(([id, { name, holds }]) => {
          const files = FILES_OF_FORMAT[id as FormatId];
          return (
            <li key={id}>
              <strong>{name}</strong> <span className="task-formats-holds">{holds}</span>{' '}
              {files ? <ExampleFiles files={files} /> : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
