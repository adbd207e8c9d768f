/**
 * All distinct ArrayBuffers under a value, found by walking plain objects, arrays and views; a buffer or
 * an object that is met twice is listed once. Buffers that are shared by design cannot be transferred and
 * are left out. O(properties and items).
 */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const seen = new Set<object>();
  const left: unknown[] = [value];
  while (left.length > 0) {
    const item = left.pop();
    if (typeof item !== 'object' || item === null || seen.has(item)) continue;
    seen.add(item);
    const buffer = ArrayBuffer.isView(item) ? item.buffer : item;
    if (buffer instanceof ArrayBuffer) buffers.add(buffer);
    else if (!ArrayBuffer.isView(item)) for (const inner of Object.values(item)) left.push(inner);
  }
  return [...buffers];
}

/** Sum of the sizes of buffers, in bytes. */
export function bytesOf(buffers: readonly ArrayBuffer[]): number {
  return buffers.reduce((sum, buffer) => sum + buffer.byteLength, 0);
}
