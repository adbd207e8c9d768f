/**
 * What React does after a commit (passive effects: listeners, subscriptions) waits in the queue of messages. A test that acts on
 * what it sees, in the frame in which it comes, would be sooner than any hand, and now and then sooner than the listener.
 */
export function effectsDone(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
