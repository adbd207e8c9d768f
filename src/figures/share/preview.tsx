import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import '../../components/controls/slider.css';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { ALLOWED, SANDBOX } from './code.ts';
import { useFrameHeight } from './use-frame-height.ts';

/** The narrowest frame that is shown, in pixels. */
const NARROWEST = 320;
/** Options are often changed in a row. */
const SETTLED_MS = 400;
const FIRST_HEIGHT = 480;

/** How high a figure is at a width, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export interface PreviewProps {
  readonly src: string;
  readonly title: string;
  /** Told how large the preview is, once the figure in it says how high it is. */
  readonly onSize: (size: FrameSize) => void;
}

/** A figure in a frame as another page will have it, at any width. */
export function Preview({ src, title, onSize }: PreviewProps) {
  const language = useLanguage();
  const { embed: text } = useMessages().share;
  const room = useRef<HTMLDivElement>(null);
  const most = useRoom(room);
  const id = useId();
  // null: all there is.
  const [chosen, setChosen] = useState<number | null>(null);
  const settled = useSettled(src);
  const { frame, height, silent, onLoad } = useFrameHeight(settled);
  const width = Math.min(chosen ?? most, most);
  // Before it is seen: the code has the height that is on show.
  useLayoutEffect(() => {
    if (height !== null) onSize({ width, height });
  }, [width, height, onSize]);
  const number = new Intl.NumberFormat(language);
  const share = most > NARROWEST ? (width - NARROWEST) / (most - NARROWEST) : 1;
  return (
    <section className="preview" aria-labelledby={`${id}title`}>
      <div className="preview-head">
        <h3 id={`${id}title`}>{text.preview}</h3>
        <span className="share-soft" role="status">
          {silent
            ? text.unreachable
            : height === null
              ? text.waiting
              : text.height(number.format(height))}
        </span>
      </div>
      {most > NARROWEST && (
        <div className="preview-width">
          <label htmlFor={`${id}width`}>{text.width}</label>
          <span className="slider" style={{ '--fill': share } as CSSProperties}>
            <input
              id={`${id}width`}
              type="range"
              min={NARROWEST}
              max={most}
              value={width}
              aria-valuetext={text.pixels(number.format(width))}
              onChange={(event) => {
                const next = Number(event.target.value);
                setChosen(next >= most ? null : next);
              }}
            />
          </span>
          <output htmlFor={`${id}width`}>{text.pixels(number.format(width))}</output>
        </div>
      )}
      <div ref={room} className="preview-room">
        {most > 0 && (
          <iframe
            // A frame of its own for each address: another address in the same one would be an entry of the history.
            key={settled}
            ref={frame}
            src={settled}
            title={text.previewOf(title)}
            sandbox={SANDBOX}
            allow={ALLOWED}
            hidden={silent}
            onLoad={onLoad}
            style={{ width, height: height ?? FIRST_HEIGHT }}
          />
        )}
      </div>
    </section>
  );
}

/** Width of an element in whole pixels; 0 before it is known. */
function useRoom(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The last value that stood for a while; the first one at once. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
