import { useLanguage } from '../../../components/messages-context.tsx';
import { type FormatId, formatName } from '../../../graphs/formats/format.ts';
import { sentence } from '../../../graphs/said.ts';
import { wordsOf } from '../../../messages/task/index.ts';
import { FILES_OF_FORMAT } from '../examples.ts';
import { usePageText } from '../task-context.tsx';
import { ExampleFiles } from './example-files.tsx';

/** The kinds of files that are read. */
export function Formats() {
  const { drop, formats } = usePageText();
  const words = wordsOf(useLanguage());
  return (
    <details className="task-formats">
      <summary>{drop.formats}</summary>
      <p>{drop.formatsNote}</p>
      <ul>
        {(Object.keys(formats) as FormatId[]).map((id) => {
          const files = FILES_OF_FORMAT[id];
          return (
            <li key={id}>
              <strong>{sentence(formatName(id), words)}</strong>{' '}
              <span className="task-formats-holds">{formats[id]}</span>{' '}
              {files ? <ExampleFiles files={files} /> : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
