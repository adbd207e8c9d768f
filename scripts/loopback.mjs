// A server on loopback, at a port of its own.

/**
 * @param {import('node:http').Server} server
 * @param {string} base the sub-path it serves, with a slash at both ends
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends in the sub-path
 */
export async function listening(server, base) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}
