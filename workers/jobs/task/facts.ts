import { takingFacts } from '../../../src/model/measure/task/take-facts.ts';
import type { FactsJob, FactsResult } from '../../protocol.ts';
import { pause, type Running } from '../running.ts';
import { rememberedRuns } from './ground.ts';

/** What a task graph is, whoever works on it. */
export function* facts({ input }: FactsJob): Running<FactsResult> {
  yield pause(0);
  const taking = takingFacts(rememberedRuns(input).exact);
  for (;;) {
    const step = taking.next();
    if (step.done) return { kind: 'graph-facts', facts: step.value };
    yield pause(step.value);
  }
}
