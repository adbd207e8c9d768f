import { useEffect, useState } from 'react';
import { useMessages } from '../messages-context.tsx';
import { Term } from './term.tsx';

const SAID_FOR_MS = 2000;

/** The fingerprint of the run on show, and a button that copies it. */
export function RunDigest({ digest }: { readonly digest: string | null }) {
  const { readouts: text } = useMessages().page;
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    if (!digest) return;
    try {
      await navigator.clipboard.writeText(digest);
      setSaid(text.copied);
    } catch {
      // No clipboard in this place; the digits can still be selected.
      setSaid(text.copyFailed);
    }
  };
  return (
    <p className="run-digest">
      <Term meaning={text.runMeaning}>{text.run}</Term>{' '}
      <output className="run-digits" data-testid="digest">
        {digest ?? '…'}
      </output>{' '}
      <button
        type="button"
        className="quiet-button"
        disabled={!digest}
        aria-label={digest ? text.copyRun(digest) : text.copy}
        onClick={copy}
      >
        {text.copy}
      </button>
      <span className="run-said" role="status">
        {said}
      </span>
    </p>
  );
}
