import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { DialogProps } from './dialog-props.ts';
import type { Shareable } from './shareable.ts';
import { siteOf } from './site.ts';

type Kind = 'share' | 'save';

/** Each comes when it is asked for first: a page that is only read does without. */
const DIALOGS: Readonly<Record<Kind, () => Promise<ComponentType<DialogProps>>>> = {
  share: async () => (await import('./share-dialog.tsx')).ShareDialog,
  save: async () => (await import('./save-dialog.tsx')).SaveDialog,
};

export interface FigureActionsProps {
  /** null in a page as it is made: the buttons hold their places. */
  readonly of: Shareable | null;
  /** The address of the lab as seen from this page; others follow from it. */
  readonly lab: string;
  /** The looks of the buttons. */
  readonly className?: string;
}

/** What a reader can do with a figure as a whole: send it, embed it, take it along. */
export function FigureActions({
  of,
  lab,
  className = 'fig-action',
}: FigureActionsProps): ReactNode {
  const language = useLanguage();
  const { share: text } = useMessages();
  const [open, setOpen] = useState<{ kind: Kind; Dialog: ComponentType<DialogProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const show = async (kind: Kind, button: HTMLButtonElement) => {
    pressed.current = button;
    setFailed(false);
    try {
      setOpen({ kind, Dialog: await DIALOGS[kind]() });
    } catch {
      setFailed(true);
    }
  };
  const close = () => {
    setOpen(null);
    // Some browsers do not focus a button that is pressed, and so have nothing to give the focus back to.
    pressed.current?.focus();
  };
  const button = (kind: Kind) => (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => of && void show(kind, event.currentTarget)}
    >
      {text[kind]}
    </button>
  );
  return (
    <>
      {button('share')}
      {button('save')}
      {failed && <span role="alert">{text.notLoaded}</span>}
      {open && of && (
        <open.Dialog of={of} site={siteOf(lab, language, document.baseURI)} onClose={close} />
      )}
    </>
  );
}
