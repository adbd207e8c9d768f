import { useEffect, useRef, useState } from 'react';
import { createLab, type Lab } from '../figures/race/create-lab.ts';
import type { LinkWriter } from '../link/link-writer.ts';
import { parseLink } from '../link/parse-link.ts';
import type { Language } from '../messages/index.ts';
import { startDropFile } from './drop-file.ts';
import { syncLink } from './link-sync.ts';
import { Page } from './page.tsx';

export interface AppProps {
  readonly language: Language;
  /** Told of every lab that is made; for tests. */
  readonly onLab?: (lab: Lab) => void;
}

/** The lab in the browser: opens the link, and starts anew, at the default settings, after the figure broke. */
export function App(props: AppProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LivePage
      key={attempt}
      {...props}
      query={attempt === 0 ? window.location.search : ''}
      onReset={() => setAttempt(attempt + 1)}
    />
  );
}

interface LivePageProps extends AppProps {
  readonly query: string;
  readonly onReset: () => void;
}

function LivePage({ language, query, onLab, onReset }: LivePageProps) {
  const [lab] = useState(() => createLab(parseLink(query)));
  const writer = useRef<LinkWriter>(null);

  useEffect(() => {
    const link = syncLink(lab.store);
    writer.current = link;
    const { store } = lab;
    const stopDrop = startDropFile({ place: { language, kind: 'lab' }, store, flush: link.flush });
    lab.start();
    onLab?.(lab);
    return () => {
      stopDrop();
      link.dispose();
      lab.dispose();
    };
  }, [lab, language, onLab]);

  return (
    <Page language={language} lab={lab} onLeave={() => writer.current?.flush()} onReset={onReset} />
  );
}
