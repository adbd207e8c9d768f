import { useRef } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { Work } from './recomputation.ts';

/** What is said aloud of a computation: its start, each quarter, and its end; not every part. */
export function useSpokenProgress(work: Work): string {
  const language = useLanguage();
  const { spoken } = useMessages().claims.recompute;
  const begun = useRef(false);
  if (work.kind === 'computing') {
    begun.current = true;
    const quarters = Math.floor(work.share * 4) / 4;
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    return quarters === 0 ? spoken.started : spoken.at(percent.format(quarters));
  }
  if (work.kind === 'concluding')
    return spoken.at(new Intl.NumberFormat(language, { style: 'percent' }).format(0.99));
  if (work.kind === 'stopped') return spoken.stopped;
  return work.kind === 'idle' && begun.current ? spoken.finished : '';
}
