import { catalogues, LANGUAGES } from '../messages/index.ts';
import { LANGUAGE_TAGS, pathOf } from './addresses.ts';

/**
 * The page for addresses that do not exist, in all languages at once. It may stand at any depth, so nothing in it is
 * relative: links are absolute where the site's address is known, else from the top of the host until
 * `public/not-found.js`, which knows where it was loaded from, puts them right.
 */
export function NotFoundPage({ site }: { readonly site: string | null }) {
  return (
    <main className="not-found">
      {LANGUAGES.map((language) => {
        const text = catalogues[language].article.notFound;
        const path = pathOf({ language, kind: 'front' });
        const Heading = language === 'en' ? 'h1' : 'h2';
        return (
          <section key={language} lang={LANGUAGE_TAGS[language]}>
            <Heading>{text.title}</Heading>
            <p>{text.text}</p>
            <p>
              <a href={`${site ?? '/'}${path}`} data-path={path}>
                {text.home}
              </a>
            </p>
          </section>
        );
      })}
    </main>
  );
}
