import { expose } from 'comlink';
import { createApi } from './api.ts';
import { createBreath } from './breath.ts';

expose(createApi({ now: () => performance.now(), breathe: createBreath() }));
