// Serves the built site under a sub-path on loopback as a good host does: compressed, and with hashed files to be kept.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listening } from '../loopback.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
};
/** Not worth compressing once more. */
const compressed = new Set(['.png', '.woff2']);

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends in the sub-path and a slash */
export async function serveCompressed(/** @type {string} */ folder) {
  const base = '/some/where/';
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let file = path.join(folder, path.normalize(decodeURIComponent(pathname.slice(base.length))));
    try {
      if (!pathname.startsWith(base) || !file.startsWith(folder)) throw new Error('elsewhere');
      if ((await stat(file)).isDirectory()) file = path.join(file, 'index.html');
      const body = await readFile(file);
      const kind = path.extname(file);
      const zip =
        !compressed.has(kind) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      response.writeHead(200, {
        'content-type': types[kind] ?? 'application/octet-stream',
        'cache-control': pathname.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(zip ? gzipSync(body) : body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not here');
    }
  });
  return listening(server, base);
}
