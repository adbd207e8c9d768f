import type { FileInput, ReadOptions } from '../../graphs/read-graph.ts';
import { fingerprint } from '../../model/fingerprint.ts';
import { Hash } from '../../model/hash.ts';

/**
 * The key under which a graph is kept: of its name, its files to the last byte, and how they are read. The same thing kept
 * twice is kept once; two files that make equal graphs, of other steps, are two. Graphs that were kept when the key was that of
 * the graph alone keep theirs. O(bytes).
 */
export function keyOfKept(name: string, files: readonly FileInput[], reading: ReadOptions): string {
  const { durations, precedence, repairs } = reading;
  return fingerprint([
    name,
    files.map((file) => [file.name, file.bytes.length, ofBytes(file.bytes)]),
    [durations, precedence, [...repairs]],
  ]);
}

/** By four bytes at a time: a large file is the larger part of a second otherwise. */
function ofBytes(bytes: Uint8Array): string {
  const hash = new Hash();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 4);
  for (let i = 0; i < whole; i += 4) hash.word(view.getUint32(i, true));
  for (let i = whole; i < bytes.length; i++) hash.word(view.getUint8(i));
  return hash.digits();
}
