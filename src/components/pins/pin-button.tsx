import { useMessages } from '../messages-context.tsx';
import './pins.css';

/** Why a run cannot be pinned; null where it can be. */
export type PinHindrance = 'full' | 'already' | null;

export interface PinButtonProps {
  /** For who wants to give it the focus. */
  readonly id?: string;
  readonly hindrance: PinHindrance;
  readonly onPin: () => void;
  /** The looks of the button. */
  readonly className?: string;
}

/** Keeps the run on show behind the ones to come. Where it cannot, it can still be reached, and says why. */
export function PinButton({ id, hindrance, onPin, className = 'fig-action' }: PinButtonProps) {
  const { pins: text } = useMessages();
  const reason = hindrance && text[hindrance];
  return (
    <button
      type="button"
      id={id}
      className={`${className} pin-button`}
      title={reason ?? text.pinTitle}
      aria-disabled={hindrance !== null || undefined}
      aria-description={reason ?? undefined}
      onClick={() => hindrance === null && onPin()}
    >
      {text.pin}
    </button>
  );
}
