import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './ensure.mjs';

/** Builds the site into a folder, as `npm run build` does into its own, and returns the folder. */
export function buildInto(/** @type {string} */ folder) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return folder;
}
