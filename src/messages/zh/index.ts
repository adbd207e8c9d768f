import type { Messages } from '../en/index.ts';
import { claims } from './claims.ts';
import { elo } from './elo.ts';
import { figure } from './figure.ts';
import { page } from './page.ts';

export const zh: Messages = { claims, elo, figure, page };
