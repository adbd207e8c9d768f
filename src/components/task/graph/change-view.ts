import type { View, ViewBounds } from '../../../draw/task/view.ts';

/** Changes a view, from what it is by then. */
export type ChangeView = (change: (view: View, bounds: ViewBounds) => View) => void;
