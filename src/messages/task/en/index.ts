import { keptTogether } from '../kept-together.ts';
import { graph } from './graph.ts';
import { page } from './page.ts';
import { race } from './race.ts';
import { scale } from './scale.ts';

export const en = keptTogether({ graph, page, race, scale }, 'en');

/** Texts of the page of a reader's own task graph, which no other page loads. English gives the shape. */
export type TaskMessages = typeof en;
