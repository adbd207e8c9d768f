import { useEffect, useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { Term } from '../../components/readouts/term.tsx';
import { copyText } from '../../export/give-away.ts';
import './digest-line.css';

const SAID_FOR_MS = 2000;

/** The fingerprint of the result on show, and a button that copies it. null while there is none. */
export function DigestLine({ digest }: { readonly digest: string | null }) {
  const { data: text } = useMessages();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p className="fig-digest needs-js">
      <Term meaning={text.digestMeaning}>{text.digest}</Term>{' '}
      <output className="fig-digest-digits">{digest ?? text.noDigest}</output>{' '}
      {digest && (
        <button
          type="button"
          className="fig-action"
          aria-label={text.copyDigest(digest)}
          onClick={async () => setSaid((await copyText(digest)) ? text.copied : text.copyFailed)}
        >
          {text.copy}
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </p>
  );
}
