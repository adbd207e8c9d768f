/**
 * The generator: xoshiro128** (Blackman and Vigna, 2018), seeded by hashing the names of a stream.
 *
 * A stream is named by a seed and a few whole numbers (what it is for, which graph, which run). Streams
 * with different names are independent for every purpose here; the same name gives the same numbers
 * in every engine, because only 32-bit integer operations are used.
 */

/** What a stream is for. The numbers are part of the model's version: never renumber. */
export const STREAM = {
  task: 1,
  shape: 2,
  parents: 3,
  values: 4,
  noise: 5,
  swarm: 6,
  bootstrap: 7,
  clock: 8,
} as const;

/** Where each word of the state starts: digits of the golden ratio and of square roots. */
const LANES = new Int32Array([0x9e3779b9, 0x6a09e667, 0xbb67ae85, 0x3c6ef372]);
const MULTIPLIER = 0x2c1b3c6d;

/** A bijective mixing of 32 bits in which every input bit reaches every output bit. */
function mix(x: number): number {
  x ^= x >>> 16;
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return x ^ (x >>> 16);
}

export class Generator {
  /** The four words of the generator's state. */
  private readonly word = new Int32Array(4);

  constructor(seed: number, ...name: number[]) {
    this.reset(seed, ...name);
  }

  /** Starts the stream (seed, ...name) from its beginning. Seed: a whole number up to 2^53. */
  reset(seed: number, ...name: number[]): this {
    // Each word of the state absorbs the whole name from a start of its own, so that two of a million
    // streams do not meet by chance, as they would behind a single hash of 32 bits.
    for (let w = 0; w < 4; w++) {
      let h = mix(LANES[w] ^ (seed >>> 0));
      h = mix(Math.imul(h, MULTIPLIER) ^ (Math.floor(seed / 4294967296) >>> 0));
      for (let i = 0; i < name.length; i++) {
        h = mix((Math.imul(h, MULTIPLIER) + LANES[w]) ^ (name[i] >>> 0));
      }
      this.word[w] = mix(h ^ name.length);
    }
    // The state must not be all zero.
    if ((this.word[0] | this.word[1] | this.word[2] | this.word[3]) === 0) this.word[3] = 1;
    for (let i = 0; i < 4; i++) this.bits();
    return this;
  }

  /** The next 32 bits, as a whole number from 0 to 2^32 - 1. */
  bits(): number {
    const { word } = this;
    const a = word[0];
    const b = word[1];
    const c = word[2] ^ a;
    const d = word[3] ^ b;
    const product = Math.imul(b, 5);
    word[0] = a ^ d;
    word[1] = b ^ c;
    word[2] = c ^ (b << 9);
    word[3] = (d << 11) | (d >>> 21);
    return Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  }

  /** Uniform in the open interval (0, 1), 52 bits: never 0, never 1. */
  uniform(): number {
    const high = this.bits() >>> 6;
    const low = this.bits() >>> 6;
    return (high * 67108864 + low + 0.5) / 4503599627370496;
  }

  /** Uniform in the open interval (0, 1), 32 bits: for a choice among a few, at half the price. */
  fraction(): number {
    return (this.bits() + 0.5) / 4294967296;
  }

  /** Fills `out` with the next fractions of the stream. The state stays in registers, at half the price again. */
  fractions(out: Float64Array): void {
    const { word } = this;
    let a = word[0];
    let b = word[1];
    let c = word[2];
    let d = word[3];
    for (let i = 0; i < out.length; i++) {
      const product = Math.imul(b, 5);
      const bits = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      out[i] = (bits + 0.5) / 4294967296;
      c ^= a;
      d ^= b;
      a ^= d;
      const next = b ^ c;
      c ^= b << 9;
      d = (d << 11) | (d >>> 21);
      b = next;
    }
    word[0] = a;
    word[1] = b;
    word[2] = c;
    word[3] = d;
  }

  /** Uniform whole number in [0, n), n from 1 to 2^21, without bias (Lemire, 2019). */
  below(n: number): number {
    // 32 bits times 21 are exact in a double; the quotient by 2^32 is the number, the rest says whether
    // this one of the n unequal shares of the 2^32 inputs is to be rejected.
    let product = this.bits() * n;
    let high = Math.floor(product / 4294967296);
    let rest = product - high * 4294967296;
    if (rest < n) {
      const rejected = 4294967296 % n;
      while (rest < rejected) {
        product = this.bits() * n;
        high = Math.floor(product / 4294967296);
        rest = product - high * 4294967296;
      }
    }
    return high;
  }
}
