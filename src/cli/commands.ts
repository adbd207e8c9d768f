import { claimsCommand } from './claims.ts';
import type { Command } from './command.ts';
import { eloCommand } from './elo.ts';
import { growCommand } from './grow.ts';
import { inspectCommand } from './inspect.ts';
import { runCommand } from './run.ts';
import { scaleCommand } from './scale.ts';
import { sweepCommand } from './sweep.ts';

/** Every command of the program. A new one is a file of its own and a line here. */
export const COMMANDS: readonly Command[] = [
  growCommand,
  runCommand,
  scaleCommand,
  inspectCommand,
  claimsCommand,
  eloCommand,
  sweepCommand,
];
