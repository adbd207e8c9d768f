import type { KeyboardEvent } from 'react';
import type { Direction } from '../../../draw/step-cursor.ts';
import type { PointedAt } from './use-pointed.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** How the keys walk over a picture. */
export interface Walk<T> {
  /** Where they begin while nothing is pointed at. */
  first(): T;
  next(from: T, direction: Direction): T;
  /** Brings into sight what they have come to. */
  show?(what: T): void;
}

/**
 * Enter takes up what is pointed at, arrows walk on from there, Escape lets go of it. Keys that were used are prevented and go no
 * further. `walk`: null while there is no picture yet.
 */
export function walkingKeys<T>(pointed: PointedAt<T>, walk: Walk<T> | null) {
  const { at } = pointed;
  const walking = at?.via === 'keys';
  const go = (what: T) => {
    pointed.keys(what);
    walk?.show?.(what);
  };
  return (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (event.key === 'Escape' && at) pointed.clear();
    else if (walk && event.key === 'Enter' && !walking) go(at ? at.what : walk.first());
    else if (walk && direction && walking && !event.shiftKey) go(walk.next(at.what, direction));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
