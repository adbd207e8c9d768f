import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    dist: string;
  }
}

/** Builds the site once for all tests of this project, as `npm run build` does, in a folder that goes. */
export default async function setup(project: TestProject) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const dist = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  // In a process of its own: with Vitest's NODE_ENV=test React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  project.provide('dist', dist);
  return () => rm(dist, { recursive: true, force: true });
}
