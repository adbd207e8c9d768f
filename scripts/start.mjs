// npm start: install when needed, then Vite's development server, which answers within a second
// on a fresh clone, where a production build would keep a newcomer waiting.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureModules, ensureNode, root } from './ensure.mjs';

ensureNode();
ensureModules();

// In this process rather than a child, so that Ctrl-C has one process to end, and ends it as a
// success: stopping the server is how this command is meant to end.
process.on('SIGINT', () => process.exit(0));
process.chdir(root);
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
process.argv = [process.execPath, vite, ...process.argv.slice(2)];
await import(pathToFileURL(vite).href);
