import { article } from './article.ts';
import { claims } from './claims.ts';
import { elo } from './elo.ts';
import { figure } from './figure.ts';
import { figures } from './figures/index.ts';
import { page } from './page.ts';

export const en = { article, claims, elo, figure, figures, page };

/**
 * All text of the site that is not prose: one catalogue per language, English giving the shape. A key
 * missing in another language fails the type check. Entries with numbers are functions of them.
 */
export type Messages = typeof en;
