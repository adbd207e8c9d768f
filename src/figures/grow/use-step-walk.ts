import { type KeyboardEvent, useState } from 'react';
import type { Layout } from '../../draw/layout.ts';
import { type Direction, moveCursor } from '../../draw/step-cursor.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';

/** How the reader came to point at a step. */
export type Via = 'hover' | 'press' | 'keys';

export interface Target {
  readonly step: number;
  readonly via: Via;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Which step the reader points at. `first` is where the keys begin; they go to no step that is not there yet. */
export function useStepWalk(graph: TaskGraph, there: () => number, first: () => number) {
  const [target, setTarget] = useState<Target | null>(null);
  const put = (step: number, via: Via) =>
    setTarget((now) =>
      step < 0 ? null : now?.step === step && now.via === via ? now : { step, via },
    );
  return {
    /** Another graph may not have that many steps. */
    target: target && target.step < graph.steps ? target : null,
    clear: () => setTarget(null),
    hover: (step: number) => {
      if (!target || target.via === 'hover') put(step, 'hover');
    },
    press: (step: number) =>
      put(target?.via === 'press' && target.step === step ? -1 : step, 'press'),
    /** Whether the key was one of the walk. */
    keyDown: ({ key, shiftKey }: KeyboardEvent, layout: Layout): boolean => {
      if (key === 'Escape' && target) {
        put(-1, 'keys');
        return true;
      }
      const direction = DIRECTIONS[key];
      if (!direction || shiftKey) return false;
      const from = target?.step ?? first();
      const to = target ? moveCursor(graph, layout, from, direction) : from;
      put(to < there() ? to : from, 'keys');
      return true;
    },
  };
}
