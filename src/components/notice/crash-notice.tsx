import { useRef, useState } from 'react';
import { useMessages } from '../messages-context.tsx';
import './notice.css';

export interface CrashNoticeProps {
  readonly report: string;
  readonly onReset: () => void;
}

/** Stands where a figure was that broke: what happened, a fresh start, and a report to copy. */
export function CrashNotice({ report, onReset }: CrashNoticeProps) {
  const { crash } = useMessages().page.notices;
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLPreElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      // Refused: the report is there to be copied by hand.
      setCopied(false);
      if (details.current) details.current.open = true;
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <section className="notice" data-kind="crash" role="alert">
      <p className="notice-title">{crash.title}</p>
      <p>{crash.body}</p>
      <p className="notice-actions">
        <button type="button" className="button" onClick={onReset}>
          {crash.reset}
        </button>{' '}
        <button type="button" className="quiet-button" onClick={copy}>
          {copied ? crash.copied : crash.copy}
        </button>
      </p>
      <details ref={details}>
        <summary>{crash.report}</summary>
        <pre ref={text} className="notice-report">
          {report}
        </pre>
      </details>
    </section>
  );
}
