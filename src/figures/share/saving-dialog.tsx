import { lazy, Suspense } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { Modal } from './dialog.tsx';
import { useLater } from './link-tab.tsx';
import type { Savable } from './savable.ts';
import { SaveData } from './save-data.tsx';
import { SaveMore } from './save-more.tsx';
import { SavePicture } from './save-picture.tsx';
import './share.css';
import './save.css';

/** The race alone has a film, and what draws one is not small. */
const SaveFilm = lazy(async () => ({ default: (await import('./save-film.tsx')).SaveFilm }));

export interface SavingDialogProps {
  readonly of: Savable;
  readonly onClose: () => void;
}

/** Takes a figure along: its picture, its numbers, the race as a film, and what else there is of it. */
export function SavingDialog({ of, onClose }: SavingDialogProps) {
  const language = useLanguage();
  const { share: text } = useMessages();
  // What is saved says which settings it belongs to, so it has to be whole and of the settings as they are.
  const whole = useLater(() => (of.digest() && of.data() ? of.digest() : null));
  return (
    <Modal title={text.saveTitle} about={of.title(language)} onClose={onClose}>
      {whole ? (
        <div className="saves">
          <SavePicture of={of} />
          <SaveData of={of} />
          {of.film && (
            <Suspense>
              <SaveFilm of={of} />
            </Suspense>
          )}
          {of.more && <SaveMore of={of} files={of.more(language)} />}
        </div>
      ) : (
        <p role="status">{of.data() ? text.working : text.nothing}</p>
      )}
    </Modal>
  );
}
