import { usePageText } from '../task-context.tsx';

/**
 * What the page says before its scripts are there, and where they do not come; in view by classes of the root element, which its
 * first script sets (src/pages/task-early.ts). That script also fills in the name of what was brought, and loads the page again.
 */
export function BeforeScripts() {
  const { drop } = usePageText();
  return (
    <>
      <p className="drop-zone-waiting" role="status">
        {drop.waiting}
      </p>
      <div className="drop-zone-failed" role="alert">
        <p>{drop.failed}</p>
        <p>
          <button type="button" className="button drop-zone-again">
            {drop.again}
          </button>
        </p>
      </div>
      <p className="drop-zone-brought" data-pasted={drop.pastedName} hidden>
        {drop.brought}
        <bdi />
      </p>
    </>
  );
}
