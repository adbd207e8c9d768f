import { useMessages } from '../components/messages-context.tsx';

/** What this is, its licence, and what it does not do. */
export function Footer() {
  const { footer } = useMessages().page;
  return (
    <footer className="wide">
      <div className="site-footer">
        <p>{footer.about}</p>
        <p>{footer.privacy}</p>
        <p>{footer.licence}</p>
      </div>
    </footer>
  );
}
