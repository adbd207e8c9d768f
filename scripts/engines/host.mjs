// A page of somebody else's: on another origin than the site, with a figure of it in a sandboxed frame.
import { createServer } from 'node:http';
import { listening } from '../loopback.mjs';

/** What it heard of the figure stands in `window.heard`. */
const SCRIPT = `
const heard = {};
window.heard = heard;
addEventListener('message', ({ data, source }) => {
  const frame = document.querySelector('iframe');
  if (source !== frame.contentWindow || data['swarm-figure'] !== 1) return;
  heard[data.type] = data;
  if (data.type === 'height') frame.height = data.height;
  if (data.type === 'ready') source.postMessage({ 'swarm-figure': 1, type: 'hello' }, '*');
});
document.querySelector('iframe').src = new URLSearchParams(location.search).get('src');
`;

const PAGE = `<!doctype html><meta charset="utf-8"><title>Host</title>
<iframe sandbox="allow-scripts" width="600" height="300"></iframe><script>${SCRIPT}</script>`;

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export function startHost() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(PAGE);
  });
  return listening(server, '/');
}
