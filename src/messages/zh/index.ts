import type { Messages } from '../en/index.ts';
import { article } from './article.ts';
import { claims } from './claims.ts';
import { elo } from './elo.ts';
import { figure } from './figure.ts';
import { figures } from './figures/index.ts';
import { page } from './page.ts';

export const zh: Messages = { article, claims, elo, figure, figures, page };
