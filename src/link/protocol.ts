/** The key of messages between an embedded figure and the page that it stands in, and their version (`docs/embedding.md`). */
export const MESSAGE_KEY = 'swarm-figure';
export const MESSAGE_VERSION = 1;
