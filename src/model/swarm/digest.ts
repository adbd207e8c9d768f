/**
 * A short fingerprint of a run: a 52-bit hash of its completion order and completion times, as 13
 * hexadecimal digits. Two readers who see the same digest see the same run, to the last bit.
 */
export function digest(order: Int32Array, end: Float64Array): string {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  const float = new Float64Array(1);
  const halves = new Uint32Array(float.buffer);
  float[0] = 1;
  // On a machine with the other byte order the halves of a double are swapped.
  const low = halves[0] === 0 ? 0 : 1;
  const absorb = (word: number) => {
    a = Math.imul(a ^ word, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 0x85ebca77);
    b = ((b << 13) | (b >>> 19)) + a;
  };
  for (let i = 0; i < order.length; i++) {
    absorb(order[i]);
    float[0] = end[order[i]];
    absorb(halves[low]);
    absorb(halves[1 - low]);
  }
  absorb(order.length);
  a = Math.imul(a ^ (a >>> 16), 0xc2b2ae3d) ^ b;
  b = Math.imul(b ^ (b >>> 13), 0x27d4eb2f) ^ a;
  const hex = (x: number, digits: number) => (x >>> 0).toString(16).padStart(8, '0').slice(-digits);
  return hex(a ^ (a >>> 16), 6) + hex(b ^ (b >>> 15), 7);
}
