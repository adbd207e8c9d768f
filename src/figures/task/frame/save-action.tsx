import { type ComponentType, useRef, useState } from 'react';
import { useMessages } from '../../../components/messages-context.tsx';
import type { Savable } from '../../share/savable.ts';
import type { SavingDialogProps } from '../../share/saving-dialog.tsx';

export interface SaveActionProps {
  /** Asked when the dialog opens. */
  readonly of: () => Savable;
  /** What is saved, for who hears the button among others like it. */
  readonly title: string;
}

interface Open {
  readonly Dialog: ComponentType<SavingDialogProps>;
  readonly of: Savable;
}

/** A button that opens what can be saved of a figure; the dialog comes when it is asked for first. */
export function SaveAction({ of, title }: SaveActionProps) {
  const { share: text } = useMessages();
  const [open, setOpen] = useState<Open | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = async () => {
    setFailed(false);
    try {
      const { SavingDialog } = await import('../../share/saving-dialog.tsx');
      setOpen({ Dialog: SavingDialog, of: of() });
    } catch {
      setFailed(true);
    }
  };
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fig-action"
        aria-haspopup="dialog"
        aria-label={`${text.save}: ${title}`}
        onClick={() => void show()}
      >
        {text.save}
      </button>
      {failed && <span role="alert">{text.notLoaded}</span>}
      {open && <open.Dialog of={open.of} onClose={close} />}
    </>
  );
}
