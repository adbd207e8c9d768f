import { type MouseEvent, useEffect } from 'react';
import { useLanguage, useMessages } from '../components/messages-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../messages/index.ts';
import { addressOf, LANGUAGE_TAGS, type PageKind } from './addresses.ts';
import { hashAlong } from './hash-along.ts';
import { queryAlong } from './query-along.ts';
import { startKeyHelp } from './start-key-help.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface HeaderProps {
  readonly kind: PageKind;
  /** Called before the reader goes to another page, so that the address is up to date. */
  readonly onLeave?: () => void;
}

const OTHER: Record<Language, Language> = { en: 'zh', zh: 'en' };

/** The name of the site, the other pages, the other language, and the colours. */
export function Header({ kind, onLeave }: HeaderProps) {
  const language = useLanguage();
  const { claims, manners, page } = useMessages();
  // Where the header does not live in the browser, `start-header.ts` does this.
  useEffect(startKeyHelp, []);
  const here = { language, kind };
  const other = OTHER[language];
  /** The state goes along: it is all in the address. */
  const withState = (to: PageKind) => (event: MouseEvent<HTMLAnchorElement>) => {
    onLeave?.();
    const { search, hash } = window.location;
    event.currentTarget.search = queryAlong(kind, to, search);
    event.currentTarget.hash = hashAlong(kind, to, hash);
  };
  const pages: readonly { readonly to: PageKind; readonly name: string }[] = [
    { to: 'task', name: page.task },
    { to: 'lab', name: page.lab },
    { to: 'claims', name: claims.nav },
    { to: 'method', name: page.method },
  ];
  const link = (to: PageKind) => addressOf(here, { language, kind: to });
  return (
    <header className="site-header wide">
      {/* On the front page the title itself stands just below. */}
      {kind === 'front' ? null : (
        <a className="site-name" href={link('front')} data-to="front" onClick={withState('front')}>
          {page.siteTitle}
        </a>
      )}
      <nav className="site-nav" aria-label={page.navigation}>
        {pages.map(({ to, name }) => (
          <a
            key={to}
            href={link(to)}
            data-to={to}
            aria-current={kind === to ? 'page' : undefined}
            onClick={withState(to)}
          >
            {name}
          </a>
        ))}
        <a
          href={addressOf(here, { language: other, kind })}
          hrefLang={LANGUAGE_TAGS[other]}
          lang={LANGUAGE_TAGS[other]}
          onClick={withState(kind)}
        >
          {LANGUAGE_NAMES[other]}
        </a>
        <ThemeSwitch />
        <button
          type="button"
          className="key-help-open needs-js"
          title={manners.keys.openTitle}
          aria-label={manners.keys.open}
          data-key-help=""
        >
          <kbd>?</kbd>
        </button>
      </nav>
    </header>
  );
}
