import { useLayoutEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { WithUnits } from '../transport/time-unit.tsx';
import { type Comparison, IN_LAB, twins } from './comparison.ts';
import { GhostSwatch } from './ghost-swatch.tsx';
import type { Pinned } from './naming.ts';
import { pinNames } from './pin-name.ts';
import './pins.css';

/** How a pin stands where it is listed; `shown` goes without saying. */
export type PinStanding = 'shown' | 'same' | 'awaited' | 'failed' | 'costly';

export interface PinStripProps {
  readonly pins: readonly Pinned[];
  /** The current settings. */
  readonly now: Pinned['parameters'];
  /** In the order of the pins; those that are left out are on their way. */
  readonly standings: readonly PinStanding[];
  /** Where they are shown; the lab where left out. */
  readonly within?: Comparison | undefined;
  /** Left out where nothing can be removed. */
  readonly onRemove?: ((place: number) => void) | undefined;
  /** The element that has the focus when the last pin is gone. */
  readonly next: string;
  /** What one must know of all of them; empty where there is nothing. */
  readonly note: string;
}

/** The pinned runs: how each is drawn, what it is called, and the way to be rid of it. */
export function PinStrip(props: PinStripProps) {
  const { pins, now, standings, within = IN_LAB, onRemove, next, note } = props;
  const language = useLanguage();
  const { pins: text } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const count = pins.length;
  useLayoutEffect(() => {
    const place = removed.current;
    removed.current = null;
    if (place === null) return;
    const buttons = list.current?.querySelectorAll('button');
    const button = buttons?.[Math.min(place, count - 1)] ?? document.getElementById(next);
    button?.focus();
  }, [count, next]);
  const names = pinNames(language, pins, now, within);
  // What is the same here may differ elsewhere: a hand that removes it is told in what.
  const anywhere = pinNames(language, pins, now);
  const twin = twins(
    pins.map(({ parameters }) => parameters),
    within,
  );
  return (
    <div className="pins" hidden={count === 0}>
      <ul ref={list} aria-label={text.list}>
        {names.map(({ text: name, full }, place) => {
          const awaited = standings[place] ?? 'awaited';
          const standing = within.same(pins[place].parameters, now) ? 'same' : awaited;
          const like = twin[place];
          const status =
            like === null
              ? standing !== 'shown' && text.status[standing]
              : text.status.like(String(like + 1));
          const told = standing === 'same' ? anywhere[place].full : full;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its place
            <li key={place} className="pin">
              <GhostSwatch place={place} />
              {standing === 'same' ? (
                <span className="pin-standing" title={told}>
                  {text.status.same}
                </span>
              ) : (
                <span className="pin-name" title={told}>
                  {name}
                  {status && <span className="pin-standing"> · {status}</span>}
                </span>
              )}
              {onRemove && (
                <button
                  type="button"
                  className="pin-remove"
                  title={text.removeTitle}
                  aria-label={text.remove(told)}
                  onClick={() => {
                    removed.current = place;
                    onRemove(place);
                  }}
                >
                  <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                    <path d="M1 1L9 9M9 1L1 9" />
                  </svg>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {note !== '' && count > 0 && (
        <p>
          <WithUnits>{note}</WithUnits>
        </p>
      )}
    </div>
  );
}
