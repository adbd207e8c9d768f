import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useLab } from '../../components/lab-context.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import { selectDefault, selectWork } from '../../state/selectors.ts';

/**
 * The picture that came with the page. When a page is made it is a component; in the browser it is the very
 * element that stands in the page already, taken up again. null where a page came without one.
 */
export const PosterContext = createContext<ReactNode | Element>(null);

/** Stands in the figure's place until the first result is there, and for good where none can come. */
export function Poster() {
  const poster = useContext(PosterContext);
  const { figure } = useMessages().page;
  const { status } = useLab(selectWork);
  const isDefault = useLab(selectDefault);
  const frame = useRef<HTMLDivElement>(null);
  const element = isElement(poster) ? poster : null;
  useLayoutEffect(() => {
    if (element) frame.current?.append(element);
  }, [element]);
  return (
    <div
      className="poster"
      aria-busy={status === 'computing'}
      data-stays={status === 'unavailable' || status === 'error' || undefined}
      data-other={!isDefault || undefined}
    >
      <div ref={frame}>{isElement(poster) ? null : poster}</div>
      <p className="visually-hidden" role="status">
        {status === 'computing' ? figure.loading : ''}
      </p>
    </div>
  );
}

function isElement(poster: ReactNode | Element): poster is Element {
  return typeof Element !== 'undefined' && poster instanceof Element;
}
