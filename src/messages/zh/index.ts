import type { Messages } from '../en/index.ts';
import { figure } from './figure.ts';
import { page } from './page.ts';

export const zh: Messages = { figure, page };
