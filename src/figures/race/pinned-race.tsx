import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Where the settings stand beneath the figure, as in styles/page.css. */
const BENEATH = '(max-width: 69.99rem)';
/** The settings are being used when they reach the middle of the screen. */
const MIDDLE = '-30% 0px -35% 0px';

export interface PinnedRaceProps {
  /** The settings; while they are in view the race stays in sight. */
  readonly settings: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * The race with its transport. Where the settings stand beneath them it becomes a strip at the top of the
 * screen while the settings are in view, so that a hand that moves one sees what it does. Its place in the
 * page is kept, so nothing moves.
 */
export function PinnedRace({ settings, children }: PinnedRaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const [own, other] = [place.current, settings.current];
    if (!own || !other) return;
    const beneath = window.matchMedia(BENEATH);
    let settingsInView = false;
    let placeInView = true;
    const update = () => {
      const pin = beneath.matches && settingsInView && !placeInView;
      setHeight((before) => (pin ? (before ?? own.getBoundingClientRect().height) : null));
    };
    const ofSettings = new IntersectionObserver(
      (entries) => {
        settingsInView = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin: MIDDLE },
    );
    const ofPlace = new IntersectionObserver((entries) => {
      placeInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    ofSettings.observe(other);
    ofPlace.observe(own);
    beneath.addEventListener('change', update);
    return () => {
      ofSettings.disconnect();
      ofPlace.disconnect();
      beneath.removeEventListener('change', update);
    };
  }, [settings]);

  const pinned = height !== null;
  return (
    <div ref={place} style={pinned ? { height } : undefined}>
      <div className="lab-race" data-pinned={pinned || undefined}>
        {children}
      </div>
    </div>
  );
}
