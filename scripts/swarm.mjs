// npm run -s swarm -- …: the command line, from its TypeScript. Nothing but the command itself
// writes to stdout.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureModules, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureModules();

// npm starts scripts in the project's folder; file names are meant from where the caller stands.
if (process.env.npm_lifecycle_event === 'swarm' && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD);
}

// In this process rather than a child: half the start-up time, and stdin, signals and the exit
// code are the command's own.
const main = new URL('src/cli/main.ts', pathToFileURL(root));
process.argv[1] = fileURLToPath(main);
const { register } = await import('tsx/esm/api');
register();
await import(main.href);
