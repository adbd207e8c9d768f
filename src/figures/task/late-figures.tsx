import { type ComponentType, useEffect, useRef, useState } from 'react';
import { placeIn } from '../../link/task/behind-hash.ts';
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
 * be done: above them stands what the graph amounts to, and that is there sooner.
 */
export function LateFigures(props: TaskFiguresProps) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(() => {});
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
          setFigures(() => TaskFigures);
          end();
        },
        () => {
          // Asked for again the next time.
          loading = false;
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
    const place = placeIn(window.location.hash);
    if (Figures && place !== '') document.getElementById(place)?.scrollIntoView();
  }, [Figures]);
  return (
    <div ref={place}>{Figures ? <Figures {...props} /> : <div className="task-coming" />}</div>
  );
}
