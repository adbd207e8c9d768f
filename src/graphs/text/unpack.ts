import { Gunzip } from 'fflate';
import { GraphError } from '../graph-error.ts';
import { say } from '../said.ts';
import { size } from './counted.ts';
import { crc32 } from './crc32.ts';
import type { InShares } from './reading.ts';

export function isGzip(bytes: Uint8Array): boolean {
  return bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Small enough that what comes of a piece, a thousand times as much at the most, does no harm. */
const PIECE = 2 ** 15;
/** Bytes behind the data of a member: its CRC-32 and its length (RFC 1952). */
const TRAILER = 8;
const LEAST = 10 + TRAILER;

/** What gzip holds, in one member or several. Throws a GraphError where it is broken or holds more than `mostBytes`. */
export function* unpacking(packed: Uint8Array, mostBytes: number): InShares<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // Of the member that is being unpacked.
  let crc = 0;
  let began = 0;
  const stream = new Gunzip((piece) => {
    length += piece.length;
    if (length > mostBytes) {
      const said = say`the file unpacks to more than ${size(mostBytes)}`;
      throw new GraphError(null, said, null, 'too-large');
    }
    if (piece.length === 0) return;
    crc = crc32(piece, crc);
    pieces.push(piece);
  });
  const checkMember = (end: number) => {
    const view = new DataView(packed.buffer, packed.byteOffset + end - TRAILER, TRAILER);
    const whole =
      view.getUint32(0, true) === crc && view.getUint32(4, true) === (length - began) >>> 0;
    if (!whole) throw damaged();
    crc = 0;
    began = length;
  };
  stream.onmember = checkMember;
  if (packed.length < LEAST) throw damaged();
  for (let at = 0; at < packed.length; at += PIECE) {
    yield at / packed.length;
    const end = Math.min(at + PIECE, packed.length);
    try {
      // fflate keeps what it is given, and the bytes of a message may be somebody else's.
      stream.push(packed.slice(at, end), end === packed.length);
    } catch (error) {
      throw error instanceof GraphError ? error : damaged();
    }
  }
  checkMember(packed.length);
  return joined(pieces, length);
}

function damaged(): GraphError {
  return new GraphError(
    null,
    say`the file begins as gzip and cannot be unpacked: it is cut off or damaged`,
  );
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
