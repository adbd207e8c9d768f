/**
 * Draws steps of a layer with probability proportional to their weights, by a guide table (H.-C. Chen and Y. Asau,
 * AIIE Transactions 6, 1974): of a layer's m entries, entry j is the first step that a share u >= j / m can mean, so
 * that a draw looks at one or two steps instead of searching for one.
 *
 *   share   0 ····· 1/4 ····· 1/2 ····· 3/4 ····· 1
 *   step    [ first      |second|third  | last    ]
 *   guide     first   first    second     third
 *
 * m is a power of two, so that j / m and u · m are exact, and the step the very one that a search would find; here the
 * first that is at least twice the number of steps.
 */
export class LayerWeights {
  /** First step of each layer, and the number of steps at the end. */
  private readonly layerStart: Int32Array;
  /** Weight of a step and of those before it in its layer. */
  private readonly sum: Float64Array;
  private readonly guide: Int32Array;
  private readonly guideStart: Int32Array;

  constructor(layerStart: Int32Array) {
    const layers = layerStart.length - 1;
    this.layerStart = layerStart;
    this.sum = new Float64Array(layerStart[layers]);
    this.guideStart = new Int32Array(layers + 1);
    for (let d = 0; d < layers; d++) {
      const size = powerOfTwoFrom(2 * (layerStart[d + 1] - layerStart[d]));
      this.guideStart[d + 1] = this.guideStart[d] + size;
    }
    this.guide = new Int32Array(this.guideStart[layers]);
  }

  /** Makes a layer ready for drawing. `weight`, positive, is by step. O(steps of the layer). */
  layOut(layer: number, weight: Float64Array): void {
    const { layerStart, sum, guide, guideStart } = this;
    const first = layerStart[layer];
    const last = layerStart[layer + 1] - 1;
    let total = 0;
    for (let step = first; step <= last; step++) {
      total += weight[step];
      sum[step] = total;
    }
    const at = guideStart[layer];
    const size = guideStart[layer + 1] - at;
    let step = first;
    for (let j = 0; j < size; j++) {
      const target = (j / size) * total;
      while (step < last && sum[step] <= target) step++;
      guide[at + j] = step;
    }
  }

  /** The step at the share u in (0, 1) of the weights of a layer that is not empty. */
  draw(layer: number, u: number): number {
    const { sum, guideStart } = this;
    const last = this.layerStart[layer + 1] - 1;
    const at = guideStart[layer];
    const target = u * sum[last];
    let step = this.guide[at + Math.floor(u * (guideStart[layer + 1] - at))];
    while (step < last && sum[step] <= target) step++;
    return step;
  }
}

function powerOfTwoFrom(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
