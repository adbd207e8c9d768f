import { claims } from './claims.ts';
import { elo } from './elo.ts';
import { figure } from './figure.ts';
import { page } from './page.ts';

export const en = { claims, elo, figure, page };

/**
 * All text of the site that is not prose: one catalogue per language, English giving the shape. A key
 * missing in another language fails the type check. Entries with numbers are functions of them.
 */
export type Messages = typeof en;
