import { Fragment } from 'react';
import { useMessages } from '../messages-context.tsx';
import { useModal } from '../transport/use-modal.ts';
import { isMac, namesOf } from './key-names.ts';
import { type HelpPage, type KeyRow, keysOf } from './keys.ts';
import './key-help.css';

export interface KeyHelpProps {
  readonly page: HelpPage;
  readonly onClose: () => void;
}

/** Which keys do what on this page: a dialog, which Escape, its button and a press beside it close. */
export function KeyHelp({ page, onClose }: KeyHelpProps) {
  const { keys: text } = useMessages().manners;
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="key-help"
      aria-labelledby="key-help-title"
      onClose={onClose}
      // Keys are for what is inside: the page behind it has keys of its own.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="key-help-inside">
        <header>
          <h2 id="key-help-title">{text.title}</h2>
          <button type="button" className="button" onClick={onClose}>
            {text.close}
          </button>
        </header>
        <p>{text.about}</p>
        <div className="key-groups">
          {keysOf(page).map(({ name, rows }) => (
            <section key={name} aria-labelledby={`keys-${name}`}>
              <h3 id={`keys-${name}`}>{text.groups[name]}</h3>
              <dl>
                {rows.map((row) => (
                  <div key={row.does}>
                    <dt>
                      <Strokes row={row} />
                    </dt>
                    <dd>{text.rows[row.does]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </dialog>
  );
}

function Strokes({ row }: { readonly row: KeyRow }) {
  const { keys: text } = useMessages().manners;
  const mac = isMac(navigator.platform);
  return row.strokes.map((stroke, i) => {
    const names = namesOf(stroke, text.names, mac);
    return (
      <Fragment key={names.join()}>
        {i > 0 && <span className="visually-hidden"> {text.or} </span>}
        <span className="key-stroke">
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
        </span>
      </Fragment>
    );
  });
}
