/**
 * A function that lets the event loop turn once: a message to oneself, because timers that are set again
 * and again are held back to 4 ms.
 */
export function createBreath(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
