import { useState } from 'react';
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      // The report stands below, where it can be selected.
      setCopied(false);
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
      <details>
        <summary>{crash.report}</summary>
        <pre className="notice-report">{report}</pre>
      </details>
    </section>
  );
}
