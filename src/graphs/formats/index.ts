import { cargoTimings } from './cargo-timings.ts';
import { chromeTrace } from './chrome-trace.ts';
import { csv } from './csv.ts';
import { dax } from './dax.ts';
import { dot } from './dot.ts';
import { dslab } from './dslab.ts';
import { estee } from './estee.ts';
import type { GraphFormat } from './format.ts';
import { githubActions } from './github-actions.ts';
import { ninja } from './ninja.ts';
import { otlp } from './otlp.ts';
import { psplib } from './psplib.ts';
import { stg } from './stg.ts';
import { sweAgent } from './swe-agent.ts';
import { taskGraph } from './task-graph.ts';
import { wfformat } from './wfformat.ts';

/**
 * Every format that is read, in the order of FORMAT_IDS, in which they are tried: JSON first, then what begins with a word
 * of its own, then what is told by its shape alone. A new format is a file of its own and a line here.
 */
export const FORMATS: readonly GraphFormat[] = [
  taskGraph,
  wfformat,
  otlp,
  chromeTrace,
  sweAgent,
  githubActions,
  estee,
  cargoTimings,
  dax,
  ninja,
  dot,
  psplib,
  stg,
  dslab,
  csv,
];
