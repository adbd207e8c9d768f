import type { Generator } from './generator.ts';

/** How many are drawn at once: enough to pay, few enough to waste. */
const BATCH = 256;

/** The fractions of a stream one by one, drawn in batches. The stream must have no other reader. */
export class Fractions {
  private readonly batch = new Float64Array(BATCH);
  private used = BATCH;
  private readonly generator: Generator;

  constructor(generator: Generator) {
    this.generator = generator;
  }

  /** Uniform in the open interval (0, 1), 32 bits. */
  next(): number {
    if (this.used === BATCH) {
      this.generator.fractions(this.batch);
      this.used = 0;
    }
    return this.batch[this.used++];
  }
}
