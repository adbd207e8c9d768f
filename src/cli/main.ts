import type { Output } from './command.ts';
import { swarm } from './swarm.ts';

const standard: Output = {
  out: (text) =>
    new Promise((resolve) => {
      if (process.stdout.write(text)) resolve();
      else process.stdout.once('drain', resolve);
    }),
  err: (text) => {
    process.stderr.write(text);
  },
  terminal: process.stderr.isTTY === true,
};

// Whoever reads may have seen enough, as head has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Not exit(): what is still to be written would be lost.
process.exitCode = await swarm(process.argv.slice(2), standard);
