/**
 * A 52-bit hash of a sequence of words and numbers. It depends on the bits of the numbers alone, so that it is the same in every engine.
 */
export class Hash {
  private a = 0x243f6a88;
  private b = 0x85a308d3;
  private readonly float = new Float64Array(1);
  private readonly halves = new Uint32Array(this.float.buffer);
  /** On a machine with the other byte order the halves of a double are swapped. */
  private readonly low: 0 | 1;

  constructor() {
    this.float[0] = 1;
    this.low = this.halves[0] === 0 ? 0 : 1;
  }

  /** The lower 32 bits of an integer. */
  word(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x9e3779b1);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b ^ word, 0x85ebca77);
    this.b = ((this.b << 13) | (this.b >>> 19)) + this.a;
  }

  /** All 64 bits of a number; which NaN it is does not count. */
  number(value: number): void {
    if (Number.isNaN(value)) {
      this.word(0);
      this.word(0x7ff80000);
      return;
    }
    this.float[0] = value;
    this.word(this.halves[this.low]);
    this.word(this.halves[1 - this.low]);
  }

  /** 13 hexadecimal digits. Nothing is added afterwards. */
  digits(): string {
    const a = Math.imul(this.a ^ (this.a >>> 16), 0xc2b2ae3d) ^ this.b;
    const b = Math.imul(this.b ^ (this.b >>> 13), 0x27d4eb2f) ^ a;
    return hex(a ^ (a >>> 16), 6) + hex(b ^ (b >>> 15), 7);
  }
}

function hex(x: number, digits: number): string {
  return (x >>> 0).toString(16).padStart(8, '0').slice(-digits);
}
