/**
 * Completions to come, the earliest first, ties by step index: a binary heap in two typed arrays.
 * Push and pop are O(log size); nothing is allocated once the capacity is there.
 */
export class EventQueue {
  private time: Float64Array;
  private step: Int32Array;
  size = 0;

  constructor(capacity: number) {
    this.time = new Float64Array(capacity);
    this.step = new Int32Array(capacity);
  }

  clear(capacity: number): void {
    this.size = 0;
    if (capacity > this.time.length) {
      this.time = new Float64Array(capacity);
      this.step = new Int32Array(capacity);
    }
  }

  /** Time of the earliest completion; the queue must not be empty. */
  peek(): number {
    return this.time[0];
  }

  push(time: number, step: number): void {
    const times = this.time;
    const steps = this.step;
    let i = this.size++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      const t = times[up];
      if (t < time || (t === time && steps[up] < step)) break;
      times[i] = t;
      steps[i] = steps[up];
      i = up;
    }
    times[i] = time;
    steps[i] = step;
  }

  /** Removes the earliest completion and returns its step. */
  pop(): number {
    const times = this.time;
    const steps = this.step;
    const result = steps[0];
    const size = --this.size;
    const time = times[size];
    const step = steps[size];
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= size) break;
      const right = down + 1;
      if (
        right < size &&
        (times[right] < times[down] || (times[right] === times[down] && steps[right] < steps[down]))
      ) {
        down = right;
      }
      const t = times[down];
      if (time < t || (time === t && step < steps[down])) break;
      times[i] = t;
      steps[i] = steps[down];
      i = down;
    }
    times[i] = time;
    steps[i] = step;
    return result;
  }
}
