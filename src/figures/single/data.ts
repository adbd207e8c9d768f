import type { EnsemblesResult } from '../../compute/index.ts';
import type { DataTable } from '../../export/data-table.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { Shown } from '../article/spec.ts';
import { columnRows, curveRows, ensembleTable, levelRows, SCORE_NAMES } from '../ensemble/data.ts';
import type { SingleOptions } from './options.tsx';
import { MOST_LINES } from './plots.tsx';

/** The mean curves of one agent and their times, then each graph's own curves, as many as can be drawn. */
export function dataOfSingle(shown: Shown<EnsemblesResult, SingleOptions>): DataTable {
  return ensembleTable(shown, ['graph'], ({ result }) => {
    const [{ summary, lines }] = result.ensembles;
    const ofGraph = SCORES.flatMap((score) =>
      (lines?.[score] ?? [])
        .slice(0, MOST_LINES)
        .flatMap((column, i) =>
          columnRows(
            { graph: summary.clocks[i].graph },
            'score of one graph',
            summary.time,
            column,
          ).map((row) => ({ ...row, score: SCORE_NAMES[score] })),
        ),
    );
    return [
      ...curveRows({}, summary, summary.baseline),
      ...levelRows({}, summary.baseline, ['time']),
      ...ofGraph,
    ];
  });
}
