import { useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { FigureName } from '../../link/figures.ts';
import { pictureAddress } from './places.ts';
import { titleOf } from './titles.ts';

export interface FallbackProps {
  readonly figure: FigureName;
  readonly site: string;
  readonly onRetry: () => void;
}

/** Where this page may start no worker: the picture at the default settings, and where the rest can be had. */
export function Fallback({ figure, site, onRetry }: FallbackProps) {
  const language = useLanguage();
  const messages = useMessages();
  const { embed: text } = messages;
  const [missing, setMissing] = useState(false);
  return (
    <div className="embed-fallback" role="status">
      {missing ? null : (
        <img
          src={pictureAddress(site, language, figure)}
          alt={text.pictureOf(titleOf(messages, figure))}
          onError={() => setMissing(true)}
        />
      )}
      <p>{missing ? text.nothing : text.still}</p>
      <button type="button" className="quiet-button" onClick={onRetry}>
        {messages.page.notices.unavailable.retry}
      </button>
    </div>
  );
}
