// Serves the built site under a sub-path on loopback, with a collector of errors put first into each page:
// plain WebDriver shows no console.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listening } from '../loopback.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const COLLECTOR = `
(() => {
  const seen = [];
  window.collectedErrors = seen;
  const note = (kind, what) => seen.push(kind + ': ' + String(what && (what.stack || what.message) || what));
  addEventListener('error', (e) => {
    const at = e.target;
    if (at && at !== window) note('resource', at.src || at.href);
    // Browsers report it whenever an observer's callback changes sizes once more; nothing is lost by it.
    else if (!/^ResizeObserver loop/.test(e.message)) note('error', e.error || e.message);
  }, true);
  addEventListener('unhandledrejection', (e) => note('rejection', e.reason));
  addEventListener('securitypolicyviolation', (e) => note('policy', e.violatedDirective + ' ' + e.blockedURI));
  for (const level of ['error', 'warn']) {
    const before = console[level].bind(console);
    console[level] = (...all) => { note('console.' + level, all.map(String).join(' ')); before(...all); };
  }
})();
`;

/**
 * @param {string} folder the built site
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends in the sub-path and a slash
 */
export async function serve(folder) {
  const base = '/some/where/';
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status, type, body) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    };
    if (pathname === `${base}collector.js`) return send(200, types['.js'], COLLECTOR);
    if (!pathname.startsWith(base)) return send(404, 'text/plain', 'not here');
    let file = path.join(folder, path.normalize(decodeURIComponent(pathname.slice(base.length))));
    if (!file.startsWith(folder)) return send(404, 'text/plain', 'not here');
    try {
      if ((await stat(file)).isDirectory()) file = path.join(file, 'index.html');
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      if (path.extname(file) !== '.html') {
        await stat(file);
        // Kept by a browser that opens many pages, with the code that it made of scripts.
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
        createReadStream(file).pipe(response);
        return;
      }
      const html = await readFile(file, 'utf8');
      // Before any other script, but behind the policy, which it has to live with too.
      const script = `<script src="${base}collector.js"></script>`;
      const at = html.search(/<script\b|<link\b[^>]*rel="(?:modulepreload|stylesheet)"/);
      send(200, type, at < 0 ? html : html.slice(0, at) + script + html.slice(at));
    } catch {
      send(404, 'text/plain', 'not here');
    }
  });
  // A client that stumbles would else write to a connection that was just given up for idle.
  server.keepAliveTimeout = 0;
  return listening(server, base);
}
