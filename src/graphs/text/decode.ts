import { GraphError } from '../graph-error.ts';
import { MOST_BYTES } from '../read-graph.ts';
import { type Said, say } from '../said.ts';
import { size } from './counted.ts';
import type { InShares } from './reading.ts';
import { isGzip, unpacking } from './unpack.ts';

/** The text of a file's bytes, which may be packed with gzip. Throws a GraphError where there is none to be had. */
export function* decoding(bytes: Uint8Array, mostBytes = MOST_BYTES): InShares<string> {
  if (!isGzip(bytes)) return decodeText(bytes, mostBytes);
  if (bytes.length > mostBytes) {
    throw new GraphError(null, tooLarge(mostBytes), null, 'too-large');
  }
  return decodeText(yield* unpacking(bytes, mostBytes), mostBytes);
}

/**
 * The text of a file's bytes: UTF-8, or UTF-16 where a byte order mark says so. Throws a GraphError when they are too
 * many or no text.
 */
export function decodeText(bytes: Uint8Array, mostBytes = MOST_BYTES): string {
  if (bytes.length > mostBytes) {
    throw new GraphError(null, tooLarge(mostBytes), null, 'too-large');
  }
  const packed = ARCHIVES.find(({ magic, at }) => magic.every((byte, i) => bytes[at + i] === byte));
  if (packed) throw new GraphError(null, isArchive(packed.name), null, 'no-graph');
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // What is not in the encoding is a TypeError by the Encoding Standard; anything else is a limit of the engine.
    if (error instanceof TypeError) {
      const fault = encoding === 'utf-8' ? 'no-graph' : 'defect';
      throw new GraphError(null, notText(encoding), null, fault);
    }
    const said = say`the file of ${size(bytes.length)} is too large for this engine`;
    throw new GraphError(null, said, null, 'too-large');
  }
  if (text.includes('\0')) {
    throw new GraphError(
      null,
      say`the file is no text: it holds bytes of 0 (UTF-16 is read where it begins with a byte order mark)`,
      null,
      'no-graph',
    );
  }
  return text;
}

/** The sentence for a file of more bytes than are read. */
export function tooLarge(mostBytes = MOST_BYTES): Said {
  return say`the file is too large: at most ${size(mostBytes)} can be read`;
}

/** What holds files, or packs them in a way that is not undone here, by its first bytes. */
const ARCHIVES = [
  { name: 'zip', at: 0, magic: [0x50, 0x4b, 3, 4] },
  { name: 'xz', at: 0, magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0] },
  { name: 'zstd', at: 0, magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'bzip2', at: 0, magic: [0x42, 0x5a, 0x68] },
  { name: '7z', at: 0, magic: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'tar', at: 257, magic: [0x75, 0x73, 0x74, 0x61, 0x72] },
];

function isArchive(name: string): Said {
  return say`this is packed (${name}): unpack it and give the files that are in it`;
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function notText(encoding: string): Said {
  return encoding === 'utf-8'
    ? say`the file is not text in UTF-8`
    : say`the file begins as UTF-16 and is not: it is cut off or damaged`;
}
