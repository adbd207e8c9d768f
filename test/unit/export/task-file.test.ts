import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/export/data-table.ts';
import { readFigureFile } from '../../../src/export/figure-file-read.ts';
import { type TaskProvenance, taskCsv, taskJson } from '../../../src/export/task-file.ts';

const OF: TaskProvenance = {
  figure: 'scale',
  title: 'A title',
  graph: { name: 'a\nb.json', format: 'wfformat', steps: 3, edges: 2, unit: 's', key: 'abc' },
  reading: ['durations=label'],
  link: 'https://example.org/task/?graph=none',
  graphInLink: false,
  parameters: { seed: 7, agents: 4 },
  differing: ['agents=4'],
  model: 1,
  digest: null,
  commands: ['one', 'two'],
};
const TABLE = tableOf(['step', 'x'], [{ step: '=SUM(A1)', x: Number.NaN }]);

describe('files of a figure of a task graph', () => {
  it('say in CSV where the numbers come from, and that the graph is not in the link', () => {
    const lines = taskCsv(TABLE, OF).split('\r\n');
    expect(lines).toContain('# Graph: a b.json');
    expect(lines).toContain('# Read with: durations=label');
    expect(lines).toContain(`# Link: ${OF.link} (the graph is not in it: open the file there)`);
    expect(lines.filter((line) => line.startsWith('# Command: '))).toHaveLength(2);
    // Ids of a file are somebody else's: no spreadsheet may run them.
    expect(lines.slice(-3)).toEqual(['step,x', "'=SUM(A1),", '']);
    expect(taskCsv(TABLE, { ...OF, graphInLink: true })).toContain(`# Link: ${OF.link}\r\n`);
  });

  it('hold in JSON the graph, where it goes along', () => {
    const file = JSON.parse(taskJson(TABLE, OF, '{"steps": [{"id": "a"}]}'));
    expect(file).toMatchObject({ format: 'swarm-task-figure', graph: OF.graph, digest: null });
    expect(file.task).toEqual({ steps: [{ id: 'a' }] });
    expect(file.rows).toEqual([['=SUM(A1)', null]]);
    expect(JSON.parse(taskJson(TABLE, OF, null)).task).toBeNull();
  });

  it('are not taken for figures of the article', () => {
    expect(readFigureFile(taskJson(TABLE, OF, null))).toMatchObject({
      kind: 'trouble',
      trouble: { kind: 'other-format', format: 'swarm-task-figure' },
    });
  });
});
