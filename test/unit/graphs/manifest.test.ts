import { describe, expect, it } from 'vitest';
import { readGraph } from '../../../src/graphs/read.ts';
import { greatestLayerWidth } from '../../../src/model/graph/metrics.ts';
import { edgeCount } from '../../../src/model/graph/task-graph.ts';
import { greatestWidth } from '../../../src/model/graph/width.ts';
import {
  agentsWorthHaving,
  averageParallelism,
  criticalPathFirst,
  lowerBound,
  workAndSpan,
} from '../../../src/model/measure/bounds.ts';
import { coverageCurve, timeToReach } from '../../../src/model/measure/curve.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import {
  MANIFEST_RULES,
  type ManifestRule,
  manifestFiles,
  readRealFile,
  rounded,
  skipRealFiles,
  WITHOUT_REAL_FILES,
} from './real-files.ts';

/** Makes a thing when it is first asked for, so that a file that cannot be read fails its own tests alone. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const NAME = { seed: 0, graph: 0, attempt: 0, run: 0 };

describe.skipIf(skipRealFiles)(`what is known of real task graphs${WITHOUT_REAL_FILES}`, () => {
  it('is known of 17 graphs, which CI has', () => expect(manifestFiles()).toHaveLength(17));

  describe.each(manifestFiles())('$file', ({ file, computed }) => {
    const read = once(() => {
      const imported = readGraph(readRealFile(file));
      const { graph } = imported;
      return { ...imported, prepared: new PreparedGraph(graph), span: workAndSpan(graph) };
    });

    it('has the shape, the work and the span', () => {
      const { graph, unit, remarks, prepared, span } = read();
      const sources = (start: Int32Array) => start.filter((s, i) => i > 0 && s === start[i - 1]);
      expect({
        tasks: graph.steps,
        edges: edgeCount(graph),
        work: rounded(span.work / unit.perOne),
        critical_path: rounded(span.criticalPath / unit.perOne),
        avg_parallelism: rounded(averageParallelism(span), 4),
        levels: graph.layers,
        max_level_width: greatestLayerWidth(graph),
        width_antichain: greatestWidth(graph).steps,
        roots: sources(graph.prerequisites.start).length,
        sinks: sources(graph.dependents.start).length,
        zero_duration: graph.duration.filter((x) => x === 0).length,
        agents_to_within_5pct_of_cp: agentsWorthHaving(prepared).agents,
      }).toEqual({ ...computed, makespan: undefined });
      // This one announces 25 jobs and holds 10.
      const odd = file === 'dax/HEFT_paper.xml' ? 1 : 0;
      expect(remarks.filter(({ kind }) => kind === 'oddity')).toHaveLength(odd);
      // Estee writes all the digits of a double.
      expect(unit.decimals === null).toBe(file.startsWith('estee/'));
    });

    it.each(Object.entries(computed.makespan))('by %s agents, all five rules', (agents, known) => {
      const { unit, prepared, span } = read();
      const k = Number(agents);
      const time = (x: number) => rounded(x / unit.perOne);
      const runs = Object.entries(MANIFEST_RULES).map(([name, rule]) => {
        const result = run(prepared, { ...criticalPathFirst(k), rule }, NAME);
        return [name as ManifestRule, result] as const;
      });
      const first = Object.fromEntries(runs) as Record<ManifestRule, (typeof runs)[0][1]>;
      const half = timeToReach(coverageCurve(first.critical_path_first), 0.5);
      expect({
        lower_bound: rounded(lowerBound(span, k, unit.perOne)),
        t_half_critical_path_first: time(half ?? Number.NaN),
        ...Object.fromEntries(runs.map(([name, result]) => [name, time(result.makespan)])),
      }).toEqual(known);
    });
  });
});
