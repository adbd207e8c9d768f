import { buildsAndTraces } from './builds-and-traces.ts';
import { core } from './core.ts';
import { textFormats } from './text-formats.ts';

export const graphWords: Readonly<Record<string, string>> = {
  ...core,
  ...textFormats,
  ...buildsAndTraces,
};
