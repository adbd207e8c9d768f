import type { Callbacks, Compute, GraphJob, ReadJob, ResultOf } from '../../compute/index.ts';

/** What is needed of the compute side. */
export interface TaskCompute extends Pick<Compute, 'cancel' | 'status' | 'subscribe' | 'retry'> {
  request<J extends GraphJob | ReadJob>(
    channel: string,
    job: J,
    callbacks: Callbacks<ResultOf<J>>,
  ): void;
}
