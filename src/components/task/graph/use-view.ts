import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type View, type ViewBounds, WHOLE, within } from '../../../draw/task/view.ts';
import type { ChangeView } from './change-view.ts';

/** The view of a picture. `of`: whole again when it is of something else. */
export function useView(bounds: ViewBounds | null, of: unknown) {
  const [held, setHeld] = useState<{ readonly of: unknown; readonly view: View }>({
    of,
    view: WHOLE,
  });
  const view = useMemo(
    () => (held.of === of && bounds ? within(held.view, bounds) : WHOLE),
    [held, of, bounds],
  );
  const now = useRef({ bounds, of });
  useLayoutEffect(() => {
    now.current = { bounds, of };
  }, [bounds, of]);
  const change = useCallback<ChangeView>((how) => {
    setHeld((before) => {
      const { bounds, of } = now.current;
      if (!bounds) return before;
      const view = before.of === of ? within(before.view, bounds) : WHOLE;
      const next = how(view, bounds);
      const same = next.zoom === view.zoom && next.x === view.x && next.y === view.y;
      return same && before.of === of ? before : { of, view: next };
    });
  }, []);
  return { view, change };
}
