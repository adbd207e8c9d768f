import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { LinkState } from '../../link/link-state.ts';
import { embedAddress, shareAddress } from './addresses.ts';
import { CopyField } from './copy-field.tsx';
import { embedState } from './embed-options.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';

export interface LinkTabProps {
  readonly of: Shareable;
  readonly site: Site;
  readonly shared: { readonly page: LinkState; readonly state: LinkState };
}

/** Addresses of exactly this, and the digest by which two readers can tell that they see the same. */
export function LinkTab({ of, site, shared }: LinkTabProps) {
  const language = useLanguage();
  const { link: text } = useMessages().share;
  const { figure } = of;
  const address = shareAddress(site, { figure, page: () => shared.page });
  const { theme } = shared.page;
  const alone = embedState(shared.state, { hidden: [], controls: null, theme, language });
  const digest = useLater(() => of.digest());
  return (
    <>
      <CopyField label={figure === 'race' ? text.inLab : text.inArticle} text={address} rows={2} />
      <CopyField label={text.alone} text={embedAddress(site, alone)} rows={2} />
      {'share' in navigator && <Send title={of.title(language)} url={address} />}
      <p className="share-run">
        {text.run} {digest ? <output className="share-digits">{digest}</output> : <span>…</span>}
        <br />
        <span className="share-soft">{digest ? text.runMeans : text.runLater}</span>
      </p>
    </>
  );
}

/** Opens what the system has for sending. */
function Send({ title, url }: { readonly title: string; readonly url: string }) {
  const { link: text } = useMessages().share;
  // Put away again by the reader, or refused: the addresses are there to be copied.
  const send = () => navigator.share({ title, url }).catch(() => {});
  return (
    <button type="button" className="button share-send" onClick={send}>
      {text.send}
    </button>
  );
}

const AGAIN_MS = 400;

/** What there is of something that may come later. */
export function useLater<T>(read: () => T | null): T | null {
  const [found, setFound] = useState(read);
  const missing = found === null;
  useEffect(() => {
    if (!missing) return;
    const timer = setInterval(() => setFound(read()), AGAIN_MS);
    return () => clearInterval(timer);
  });
  return found;
}
