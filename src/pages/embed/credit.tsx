import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { type Engine, linkOf } from './engine.ts';
import { fullAddress } from './places.ts';
import { useLinkState } from './use-link-state.ts';

/**
 * The name of the site, which leads to this figure as it is now; and the same address as a text, for frames that may
 * open no page.
 */
export function Credit({ engine, site }: { readonly engine: Engine; readonly site: string }) {
  const language = useLanguage();
  const { embed, page } = useMessages();
  const { store, figure } = engine;
  const address = useLinkState(store, (state) =>
    fullAddress(site, language, linkOf(state, figure)),
  );
  return (
    <p className="embed-credit">
      <a href={address} target="_blank" rel="noopener" title={embed.openTitle}>
        {embed.from(page.siteTitle)}
      </a>{' '}
      <span className="embed-address">{address}</span>
    </p>
  );
}
