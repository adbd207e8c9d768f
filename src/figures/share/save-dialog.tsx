import { lazy, Suspense } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { Modal } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useLater } from './link-tab.tsx';
import { SaveData } from './save-data.tsx';
import { SavePicture } from './save-picture.tsx';
import './share.css';
import './save.css';

/** The race alone has a film, and what draws one is not small. */
const SaveFilm = lazy(async () => ({ default: (await import('./save-film.tsx')).SaveFilm }));

/** Takes a figure along: its picture, its numbers, and the race as a film. */
export function SaveDialog({ of, site, onClose }: DialogProps) {
  const language = useLanguage();
  const { share: text } = useMessages();
  // What is saved says which settings it belongs to, so it has to be whole and of the settings as they are.
  const whole = useLater(() => (of.digest() && of.data() ? of.digest() : null));
  const kept = { of, site };
  return (
    <Modal title={text.saveTitle} about={of.title(language)} onClose={onClose}>
      {whole ? (
        <div className="saves">
          <SavePicture {...kept} />
          <SaveData {...kept} />
          {of.film && (
            <Suspense>
              <SaveFilm {...kept} />
            </Suspense>
          )}
        </div>
      ) : (
        <p role="status">{of.data() ? text.working : text.nothing}</p>
      )}
    </Modal>
  );
}
