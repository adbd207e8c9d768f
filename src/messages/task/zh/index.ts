import type { TaskMessages } from '../en/index.ts';
import { keptTogether } from '../kept-together.ts';
import { graph } from './graph.ts';
import { page } from './page.ts';
import { race } from './race.ts';
import { scale } from './scale.ts';

export const zh: TaskMessages = keptTogether({ graph, page, race, scale }, 'zh');
