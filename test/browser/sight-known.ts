/**
 * A page is told in a task of its own what is in sight, and how long after a frame nobody knows. Observers are told in the
 * order in which they were made: once this one is, all are that watched an element before.
 */
export function sightKnown(elements: Iterable<Element>): Promise<unknown> {
  return Promise.all(
    [...elements].map(
      (element) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(element);
        }),
    ),
  );
}
