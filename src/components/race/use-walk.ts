import { type KeyboardEvent, useState } from 'react';
import type { PanelPlan, Place } from '../../draw/panel-plan.ts';
import { type Direction, moveCursor } from '../../draw/step-cursor.ts';
import { interestingStep } from '../../draw/step-facts.ts';

/** How the reader came to point at a step: a pointer that passes, a press that stays, or keys. */
export type Via = 'hover' | 'press' | 'keys';

export interface Target extends Place {
  /** The panel that is pointed at: 0 for the one agent, 1 for the swarm. */
  readonly panel: number;
  readonly via: Via;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Which step the reader points at, and how keys and pointers move that. */
export function useWalk(timeNow: () => number) {
  const [target, setTarget] = useState<Target | null>(null);
  const same = (a: Target | null, b: Target | null) =>
    a?.panel === b?.panel && a?.cell === b?.cell && a?.step === b?.step && a?.via === b?.via;
  const put = (next: Target | null) => setTarget((now) => (same(now, next) ? now : next));

  return {
    target,
    clear: () => put(null),
    /** A pointer that passes does not take away what was pressed or walked to. */
    hover: (panel: number, place: Place | null) => {
      setTarget((now) => {
        if (now && now.via !== 'hover') return now;
        const next = place && { ...place, panel, via: 'hover' as const };
        return same(now, next) ? now : next;
      });
    },
    press: (panel: number, place: Place | null) => {
      setTarget((now) => {
        const again =
          place && now?.via === 'press' && now.panel === panel && now.step === place.step;
        return place && !again ? { ...place, panel, via: 'press' } : null;
      });
    },
    /** Enter begins, arrows walk, Escape leaves; every other key is left to the figure. */
    keyDown: (panel: number, event: KeyboardEvent, view: PanelPlan) => {
      const walking = target?.panel === panel && target.via === 'keys';
      if (event.key === 'Escape' && target) {
        put(null);
      } else if (event.key === 'Enter' && !walking) {
        const from = target?.panel === panel ? target : null;
        const cell = from?.cell ?? 0;
        const step = from?.step ?? interestingStep(view.parts[cell].columns, timeNow());
        put({ panel, cell, step, via: 'keys' });
      } else if (walking && DIRECTIONS[event.key] && !event.shiftKey) {
        const { columns, layout } = view.parts[target.cell];
        const step = moveCursor(columns.graph, layout, target.step, DIRECTIONS[event.key]);
        put({ ...target, step });
      } else {
        return;
      }
      event.preventDefault();
    },
  };
}
