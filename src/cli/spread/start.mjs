// Where a thread starts. Plain JavaScript, because a thread of Node 20 does not have the loader of TypeScript that
// the one that started it has.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
