import { useEffect, useRef, useState } from 'react';
import type { View } from '../../../draw/task/view.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';

/**
 * How an enlarged picture is moved, by what the device has. It is said once: until it is moved, or whole again. Who uses keys
 * has it from the description of the picture.
 */
export function ZoomHint({ view }: { readonly view: View }) {
  const { hint } = taskCatalogues[useLanguage()].graph.zoom;
  const [told, setTold] = useState(false);
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const wasMoved = was.zoom === view.zoom && (was.x !== view.x || was.y !== view.y);
    if (was.zoom > 1 && (view.zoom <= 1 || wasMoved)) setTold(true);
  }, [view]);
  if (told || view.zoom <= 1) return null;
  return (
    <p className="zoomable-hint" aria-hidden="true" data-export-skip="">
      <span className="zoomable-hint-mouse">{hint.mouse}</span>
      <span className="zoomable-hint-touch">{hint.touch}</span>
    </p>
  );
}
