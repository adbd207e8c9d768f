import { type ComponentType, useEffect, useRef, useState } from 'react';
import { placeIn } from '../../link/task/behind-hash.ts';
import { usePageText } from './task-context.tsx';
import type { TaskFiguresProps } from './task-figures.tsx';

/** What tells that a reader is about to look further down. */
const BEGUN = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'beforeprint',
] as const;
/** After all results are there the figures come by themselves: for lists of headings, and for paper. Milliseconds. */
const QUIET_MS = 6000;

/**
 * The figures, whose scripts come when the reader begins to move, where they are in view at once, or when nothing else is to
 * be done: above them stands what the graph amounts to, and that is there sooner. Where they do not come, it says so in their place.
 */
export function LateFigures(props: TaskFiguresProps) {
  const { failure: text } = usePageText();
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(() => {});
  const hadFocus = useRef(false);
  const [failed, setFailed] = useState(false);
  const [Figures, setFigures] = useState<ComponentType<TaskFiguresProps> | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let loading = false;
    const load = () => {
      if (loading) return;
      loading = true;
      import('./task-figures.tsx').then(
        ({ TaskFigures }) => {
          if (signal.aborted) return;
          hadFocus.current = place.current?.contains(document.activeElement) ?? false;
          setFigures(() => TaskFigures);
          end();
        },
        () => {
          // Asked for again the next time.
          loading = false;
          if (!signal.aborted) setFailed(true);
        },
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    const end = () => {
      ending.abort();
      observer.disconnect();
    };
    if (place.current) observer.observe(place.current);
    for (const name of BEGUN) window.addEventListener(name, load, { passive: true, signal });
    // The address names one of them.
    if (placeIn(window.location.hash) !== '') load();
    wanted.current = load;
    return end;
  }, []);
  const { whole } = props.results;
  useEffect(() => {
    if (!whole || Figures) return;
    const load = () => wanted.current();
    const timer = setTimeout(() => {
      // Not every browser says when it has nothing to do.
      if ('requestIdleCallback' in window) window.requestIdleCallback(load);
      else load();
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [whole, Figures]);
  useEffect(() => {
    const named = placeIn(window.location.hash);
    if (!Figures) return;
    // What had it is gone: the button to try again.
    if (hadFocus.current) place.current?.focus();
    if (named !== '') document.getElementById(named)?.scrollIntoView();
  }, [Figures]);
  const again = () => {
    // The button goes away.
    place.current?.focus();
    setFailed(false);
    wanted.current();
  };
  return (
    <div ref={place} className="task-late" tabIndex={-1}>
      {Figures ? <Figures {...props} /> : null}
      {Figures || !failed ? null : (
        <section className="notice" data-kind="figures" role="alert">
          <p>{text.figures}</p>
          <button type="button" className="button" onClick={again}>
            {text.retry}
          </button>
        </section>
      )}
      {Figures ? null : <div className="task-coming" />}
    </div>
  );
}
