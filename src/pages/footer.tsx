import { useLanguage, useMessages } from '../components/messages-context.tsx';
import { addressOf, type PageKind } from './addresses.ts';

const LINKED: readonly PageKind[] = ['front', 'task', 'lab', 'claims', 'method', 'glossary'];

/** What this is, its licence, what it does not do, and all its pages. */
export function Footer({ kind }: { readonly kind: PageKind }) {
  const language = useLanguage();
  const { claims, manners, page } = useMessages();
  const { footer, meta } = page;
  const names: Record<PageKind, string> = {
    front: page.home,
    task: page.task,
    lab: page.lab,
    claims: claims.nav,
    method: page.method,
    glossary: meta.glossary.title,
  };
  return (
    <footer className="wide">
      <div className="site-footer">
        <p>{footer.about}</p>
        <p>{footer.privacy}</p>
        <p>{footer.licence}</p>
        <nav aria-label={footer.pages}>
          <ul className="footer-links">
            {LINKED.map((to) => (
              <li key={to}>
                <a
                  href={addressOf({ language, kind }, { language, kind: to })}
                  aria-current={to === kind ? 'page' : undefined}
                >
                  {names[to]}
                </a>
              </li>
            ))}
            <li className="needs-js">
              <button type="button" className="footer-button" data-key-help="">
                {manners.keys.open}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
