import { usePageText } from '../task-context.tsx';

/** The kinds of files that are read. */
export function Formats() {
  const { drop, formats } = usePageText();
  return (
    <details className="task-formats">
      <summary>{drop.formats}</summary>
      <p>{drop.formatsNote}</p>
      <ul>
        {Object.entries(formats).map(([id, { name, holds }]) => (
          <li key={id}>
            <strong>{name}</strong> <span className="task-formats-holds">{holds}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
