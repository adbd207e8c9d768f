import type { Messages } from '../en/index.ts';
import { claims } from './claims.ts';
import { figure } from './figure.ts';
import { page } from './page.ts';

export const zh: Messages = { claims, figure, page };
