import { useEffect, useId, useRef, useState } from 'react';
import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { canFilm, film } from '../../export/film.ts';
import { raceFilm } from '../race/film-race.ts';
import { paletteOf } from './palette-of.ts';
import type { SaveProps } from './save-picture.tsx';
import { type ThemeChoice, ThemeSegments } from './theme-choice.tsx';
import { useGive, useMaking } from './use-making.ts';

const SECONDS = [10, 20, 40] as const;
/** Heights in pixels, the frame being 16 to 9. */
const HEIGHTS = [720, 1080] as const;
const FPS = 30;

/** The race as a film, recorded in the time that it lasts. */
export function SaveFilm({ of }: SaveProps) {
  const language = useLanguage();
  const { film: text, nothing, working } = useMessages().share;
  const id = useId();
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>(20);
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>(720);
  const [theme, setTheme] = useState<ThemeChoice>('page');
  const [share, setShare] = useState(0);
  const making = useMaking(text.failed);
  const give = useGive(of);
  const cancel = useRef<AbortController>(null);
  // The dialog is closed: so is the film.
  useEffect(() => () => cancel.current?.abort(), []);

  const number = new Intl.NumberFormat(language);
  const record = async () => {
    const source = of.film?.();
    const words = of.filmWords?.(language);
    const digest = of.digest();
    if (!source || !words) return nothing;
    if (digest === null) return working;
    const controller = new AbortController();
    cancel.current = controller;
    setShare(0);
    const width = (height * 16) / 9;
    const draw = raceFilm({
      ...source,
      ...words,
      ...{ width, height, language },
      palette: paletteOf(theme),
    });
    const { signal } = controller;
    try {
      const blob = await film({
        width,
        height,
        fps: FPS,
        seconds,
        draw,
        signal,
        onProgress: setShare,
      });
      return give(blob, 'webm', digest);
    } catch (error) {
      if (signal.aborted) return text.cancelled;
      throw error;
    }
  };

  if (!canFilm()) {
    return (
      <section className="save" aria-labelledby={id}>
        <h3 id={id}>{text.heading}</h3>
        <p className="share-soft">{text.unsupported}</p>
      </section>
    );
  }
  const left = Math.ceil(seconds * (1 - share));
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  return (
    <section className="save" aria-labelledby={id}>
      <h3 id={id}>{text.heading}</h3>
      <p className="share-soft">{text.lead}</p>
      <div className="save-options">
        <Segments
          label={text.length}
          options={SECONDS.map((value) => ({ value, label: text.seconds(number.format(value)) }))}
          value={seconds}
          onChange={setSeconds}
        />
        <Segments
          label={text.size}
          options={HEIGHTS.map((value) => ({ value, label: `${(value * 16) / 9} × ${value}` }))}
          value={height}
          onChange={setHeight}
        />
        <ThemeSegments value={theme} onChange={setTheme} />
      </div>
      <div className="save-row">
        {/* One button, which keeps the focus. */}
        <button
          type="button"
          className="button"
          onClick={() => (making.busy ? cancel.current?.abort() : making.run(record))}
        >
          {making.busy ? text.cancel : text.save}
        </button>
        {making.busy && (
          <>
            <progress max={1} value={share} aria-label={text.heading} />
            <span className="share-soft">{text.left(percent, number.format(left))}</span>
          </>
        )}
        <span className="share-soft" role="status">
          {making.busy ? '' : making.said || text.takes(number.format(seconds))}
        </span>
      </div>
    </section>
  );
}
