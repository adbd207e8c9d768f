import type { TaskFigureId } from '../spec.ts';

/** The id of a figure's element, by which links point at it. */
export const figureAnchor = (id: TaskFigureId) => `figure-${id}`;
