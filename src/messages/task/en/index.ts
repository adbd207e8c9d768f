import { graph } from './graph.ts';
import { page } from './page.ts';
import { race } from './race.ts';
import { scale } from './scale.ts';

export const en = { graph, page, race, scale };

/** Texts of the page of a reader's own task graph, which no other page loads. English gives the shape. */
export type TaskMessages = typeof en;
