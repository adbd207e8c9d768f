import { useEffect, useRef, useState } from 'react';
import { createLab, type Lab } from '../figures/race/create-lab.ts';
import type { LinkWriter } from '../link/link-writer.ts';
import { parseLink } from '../link/parse-link.ts';
import type { Language } from '../messages/index.ts';
import { startDropFile } from './drop-file.ts';
import { type FreshStart, useFreshStart } from './fresh-start.ts';
import { syncLink } from './link-sync.ts';
import { Page } from './page.tsx';

export interface AppProps {
  readonly language: Language;
  /** Told of every lab that is made; for tests. */
  readonly onLab?: (lab: Lab) => void;
}

/** The lab in the browser: opens the link, and starts anew, at the default settings, after the figure broke. */
export function App(props: AppProps) {
  const { key, ...start } = useFreshStart(window.location.search);
  return <LivePage key={key} {...props} {...start} />;
}

type LivePageProps = AppProps & Omit<FreshStart, 'key'>;

function LivePage({ language, link, onLab, onReset }: LivePageProps) {
  const [lab] = useState(() => createLab(parseLink(link)));
  const writer = useRef<LinkWriter>(null);

  useEffect(() => {
    const sync = syncLink(lab.store);
    writer.current = sync;
    const { store } = lab;
    const stopDrop = startDropFile({ place: { language, kind: 'lab' }, store, flush: sync.flush });
    lab.start();
    onLab?.(lab);
    return () => {
      stopDrop();
      sync.dispose();
      lab.dispose();
    };
  }, [lab, language, onLab]);

  return (
    <Page language={language} lab={lab} onLeave={() => writer.current?.flush()} onReset={onReset} />
  );
}
