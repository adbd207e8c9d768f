import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import { useShows } from './chrome.ts';
import { ExactValues } from './exact-values.tsx';
import { descriptionId } from './frame.tsx';
import type { AnyFigureSpec, AnyPicture, AnyShown } from './spec.ts';

export interface BodyProps {
  readonly spec: AnyFigureSpec;
  readonly shown: AnyShown;
  readonly Picture: AnyPicture;
  readonly onOptions: (change: object) => void;
  /** More of the picture is on its way. */
  readonly working?: boolean;
  /** Whether the reader had opened the values before the figure came to life. */
  readonly opened?: boolean;
  /** Fingerprint of the result; null while it is not whole, or not of the settings as they are. Left out where none is made. */
  readonly digest?: () => string | null;
}

/** The picture of a result, its words, its caption, and its values on request. */
export function FigureBody(props: BodyProps) {
  const { spec, shown, Picture, onOptions, working = false, opened = false, digest } = props;
  const language = useLanguage();
  const caption = useKeptHeight(working);
  const shows = useShows();
  return (
    <div className="fig-body" data-still={spec.slug}>
      <p id={descriptionId(spec.slug)} className="visually-hidden">
        {spec.describe(shown, language)}
      </p>
      <div className="fig-picture">
        <Picture {...shown} onOptions={onOptions} />
      </div>
      {shows('caption') && (
        <figcaption ref={caption} className="fig-caption">
          <WithUnits>{spec.caption(shown, language)}</WithUnits>
        </figcaption>
      )}
      {shows('values') && (
        <ExactValues table={spec.table(shown, language)} opened={opened} digest={digest} />
      )}
    </div>
  );
}

/**
 * For an element whose text is shorter while more is on its way, as without intervals: keeps its height until then, so that
 * the page beneath stays where it is.
 */
function useKeptHeight(keep: boolean) {
  const element = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    current.style.minHeight = keep ? `${height.current}px` : '';
    if (!keep) height.current = current.getBoundingClientRect().height;
  });
  return element;
}
