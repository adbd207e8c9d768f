import { expect, it } from 'vitest';
import { PRESETS } from '../../../src/model/presets.ts';
import { swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { RunError } from '../../../src/model/swarm/run-error.ts';
import { buildGraph } from '../../reference/build-graph.ts';

it('says so, rather than run for ever, when times are larger than a number can hold', () => {
  const graph = buildGraph([
    { duration: 8e307, needs: [] },
    { duration: 8e307, needs: [0] },
  ]);
  const options = {
    ...swarmOptions({ ...PRESETS.post, overhead: true, scheduling: 10 }),
    agents: 2,
  };
  const name = { seed: 1, graph: 0, attempt: 0, run: 0 };
  expect(() => run(new PreparedGraph(graph), options, name)).toThrow(RunError);
});
