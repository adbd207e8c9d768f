import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { sentence } from '../../../src/graphs/said.ts';
import { decodeText, decoding, tooLarge } from '../../../src/graphs/text/decode.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';

const decoded = (bytes: Uint8Array, most?: number) => finishedReading(decoding(bytes, most));
const utf16 = (text: string, little: boolean) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), little);
  return bytes;
};

describe('the text of a file', () => {
  it('is UTF-8, or UTF-16 by its byte order mark, without the mark', () => {
    const text = '{"é": "𝄞"}';
    expect(decoded(strToU8(text))).toBe(text);
    expect(decoded(strToU8(`\ufeff${text}`))).toBe(text);
    for (const little of [true, false]) expect(decoded(utf16(`\ufeff${text}`, little))).toBe(text);
  });

  it('is refused when its bytes are no text', () => {
    expect(() => decoded(Uint8Array.of(0x22, 0xe9, 0x22))).toThrow('the file is not text in UTF-8');
    expect(() => decoded(utf16('{}', true))).toThrow('the file is no text: it holds bytes of 0');
    expect(() => decoded(Uint8Array.of(0xff, 0xfe, 0x7b))).toThrow(/begins as UTF-16 and is not/);
  });

  it('is refused for its size, not for its bytes, when it is too large', () => {
    const four = Uint8Array.of(0x7b, 0x7d, 0x20, 0xff);
    expect(() => decodeText(four, 3)).toThrow('the file is too large: at most 3 bytes can be read');
    expect(decodeText(four.subarray(0, 3), 3)).toBe('{} ');
    expect(sentence(tooLarge())).toBe('the file is too large: at most 512 MiB can be read');
  });

  it('is not called anything but UTF-8 for a limit of the engine', () => {
    // As Node says it where strings are shorter than the largest file that is read.
    const limit = Object.assign(new Error('Cannot create a string'), {
      code: 'ERR_STRING_TOO_LONG',
    });
    const decode = vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
      throw limit;
    });
    expect(() => decodeText(new Uint8Array(5))).toThrow(
      'the file of 5 bytes is too large for this engine',
    );
    decode.mockRestore();
  });
});

describe('a file that is packed', () => {
  const text = Array.from({ length: 40_000 }, (_, i) => `s${i},${i % 7},\n`).join('');

  it('with gzip is unpacked, whatever it is called, in several pieces, with pauses', () => {
    expect(decoded(gzipSync(strToU8(text)))).toBe(text);
    expect(decoded(gzipSync(utf16(`\ufeff${text}`, true)))).toBe(text);
    const random = Uint8Array.from({ length: 200_000 }, (_, i) => 0x21 + ((i * i * 7919) % 90));
    const reading = decoding(gzipSync(random, { level: 0 }));
    let pauses = 0;
    while (!reading.next().done) pauses++;
    expect(pauses).toBeGreaterThan(4);
  });

  it('with gzip in several members, as log writers leave it, is all of them', () => {
    const parts = ['id,duration,needs\n', 'a,1,\n'].map((part) => gzipSync(strToU8(part)));
    const bytes = new Uint8Array(parts[0].length + parts[1].length);
    bytes.set(parts[0]);
    bytes.set(parts[1], parts[0].length);
    expect(decoded(bytes)).toBe('id,duration,needs\na,1,\n');
  });

  it('with gzip and cut off or damaged is refused', () => {
    const packed = gzipSync(strToU8(text));
    const sentence = /^the file begins as gzip and cannot be unpacked: it is cut off or damaged$/;
    for (const length of [3, 9, 12, packed.length >> 1, packed.length - 9, packed.length - 3]) {
      expect(() => decoded(packed.slice(0, length)), `${length}`).toThrow(sentence);
    }
    const damaged = gzipSync(strToU8(text), { level: 0 });
    damaged[5_000] ^= 1;
    expect(() => decoded(damaged)).toThrow(sentence);
  });

  it('and is far larger unpacked is refused before it is there', () => {
    const bomb = gzipSync(new Uint8Array(30_000_000).fill(0x20));
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => decoded(bomb, 1_000_000)).toThrow('the file unpacks to more than 1,000,000 bytes');
  });

  it('in another way is named', () => {
    const zip = zipSync({ 'a.csv': strToU8(text) });
    expect(() => decoded(zip)).toThrow(
      new GraphError(null, {
        text: 'this is packed ({0}): unpack it and give the files that are in it',
        values: ['zip'],
      }).message,
    );
    const tar = new Uint8Array(1024);
    tar.set(strToU8('ustar'), 257);
    expect(() => decoded(tar)).toThrow(/^this is packed \(tar\)/);
    expect(() => decoded(gzipSync(tar))).toThrow(/^this is packed \(tar\)/);
  });
});
