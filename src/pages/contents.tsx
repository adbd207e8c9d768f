import type { ReactNode } from 'react';
import { useMessages } from '../components/messages-context.tsx';

export interface ContentsProps {
  readonly entries: readonly { readonly id: string; readonly name: ReactNode }[];
}

/** The list of contents: beside the text where there is room, else closed above it. */
export function Contents({ entries }: ContentsProps) {
  const { article: text } = useMessages();
  return (
    <nav className="contents" aria-label={text.contents}>
      <details>
        <summary>{text.contents}</summary>
        <ol>
          {entries.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
