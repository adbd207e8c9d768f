import { useState } from 'react';
import { useActions, useLab } from '../../components/lab-context.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PinButton } from '../../components/pins/pin-button.tsx';
import { PinStrip } from '../../components/pins/pin-strip.tsx';
import { pinHindrance } from '../../state/pins.ts';
import { sameTask } from '../../state/result-slice.ts';
import { selectPins } from '../../state/selectors.ts';
import { useShows } from '../article/chrome.ts';
import { sentences } from '../ensemble/sentences.ts';

const BUTTON = 'lab-pin';

/** Pins the lab's run as it is. `className`: the looks of the button. */
export function LabPinButton({ className = 'quiet-button' }: { readonly className?: string }) {
  const { pins: text } = useMessages();
  const pins = useLab(selectPins);
  const now = useLab((state) => state.parameters);
  const { pin } = useActions();
  const [said, setSaid] = useState('');
  return (
    <>
      <PinButton
        id={BUTTON}
        className={className}
        hindrance={pinHindrance(pins, now)}
        onPin={() => {
          pin();
          setSaid(text.said.pinned(String(pins.length + 1)));
        }}
      />
      <Said>{said}</Said>
    </>
  );
}

/** What is pinned, above the curves. */
export function LabPinStrip() {
  const { pins: text } = useMessages();
  const language = useLanguage();
  const pins = useLab(selectPins);
  const now = useLab((state) => state.parameters);
  const standings = useLab((state) => state.standings);
  const { unpin } = useActions();
  const [said, setSaid] = useState('');
  const acts = useShows()('actions');
  const other = pins.some(({ parameters }) => !sameTask(parameters, now));
  return (
    <>
      <PinStrip
        pins={pins}
        now={now}
        standings={standings}
        onRemove={
          acts
            ? (place) => {
                unpin(place);
                setSaid(text.said.removed);
              }
            : undefined
        }
        next={BUTTON}
        note={sentences(language, [text.familyOnly, ...(other ? [text.ownClock] : [])])}
      />
      <Said>{said}</Said>
    </>
  );
}

function Said({ children }: { readonly children: string }) {
  return (
    <span className="visually-hidden" role="status">
      {children}
    </span>
  );
}
