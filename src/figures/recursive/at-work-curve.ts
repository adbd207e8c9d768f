import type { Axis } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Formats } from '../ensemble/formats.ts';
import type { Curve } from '../ensemble/time-plots.ts';

/** A swarm, and its mean number of agents at work at the sampled times. */
export interface AtWorkCurve extends Omit<Curve, 'system'> {
  readonly atWork: Float64Array;
}

export interface AtWorkPlotOptions {
  readonly formats: Formats;
  readonly text: Messages['figures']['recursive'];
  /** Sampled times in t_mid. */
  readonly time: Float64Array;
  readonly x: Axis;
  /** Ascending in size. */
  readonly recursive: readonly AtWorkCurve[];
  readonly standard: AtWorkCurve;
}
