import { type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { useModal } from '../../components/transport/use-modal.ts';
import './dialog.css';

export interface ModalProps {
  readonly title: string;
  /** What it is about: the title of the figure. */
  readonly about: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, which the browser keeps out of reach meanwhile. Escape, its button, and a press beside it close it. */
export function Modal({ title, about, onClose, children }: ModalProps) {
  const { share: text } = useMessages();
  // The reader shares or saves the moment that was on show.
  const dialog = useModal();
  const id = useId();
  const beside = usePressBeside(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}about`}
      onCancel={(event) => {
        // Of a dialog or a list inside it this is no matter of ours.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      // Keys are for what is inside: the figure behind it has keys of its own.
      onKeyDown={(event) => event.stopPropagation()}
      {...beside}
    >
      <div className="modal-inside">
        <header className="modal-head">
          <div>
            <h2 id={`${id}title`}>{title}</h2>
            <p id={`${id}about`}>{about}</p>
          </div>
          <button type="button" className="modal-close" aria-label={text.close} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3.5 3.5 12.5 12.5 M12.5 3.5 3.5 12.5" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Presses that begin and end on the backdrop; a text that is selected out of the dialog is none. */
function usePressBeside(
  dialog: { readonly current: HTMLDialogElement | null },
  onPress: () => void,
) {
  const began = useRef(false);
  return {
    onPointerDown: (event: { target: EventTarget }) => {
      began.current = event.target === dialog.current;
    },
    onClick: (event: { target: EventTarget }) => {
      if (began.current && event.target === dialog.current) onPress();
    },
  };
}
