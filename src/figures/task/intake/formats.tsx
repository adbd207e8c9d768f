import { FORMAT_NAMES, type FormatId } from '../../../graphs/formats/format.ts';
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
        {(Object.keys(formats) as FormatId[]).map((id) => {
          const files = FILES_OF_FORMAT[id];
          return (
            <li key={id}>
              <strong>{FORMAT_NAMES[id]}</strong>{' '}
              <span className="task-formats-holds">{formats[id]}</span>{' '}
              {files ? <ExampleFiles files={files} /> : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
