import type { FormatId } from '../../../src/graphs/formats/format.ts';

const lines = (...text: readonly string[]) => `${text.join('\n')}\n`;

/** A small file of each format, made here: each is read, and is of no other format. */
export const EXAMPLE_TEXTS: Readonly<Record<FormatId, string>> = {
  'task-graph': lines(
    '{"format": "task-graph", "version": 1, "unit": "s", "steps": [',
    '  {"id": "a", "duration": 1.5, "needs": [], "value": 0.5, "sort": "x"},',
    '  {"id": "b", "duration": 2, "needs": ["a"], "value": 1}]}',
  ),
  wfformat: JSON.stringify({
    schemaVersion: '1.5',
    workflow: {
      specification: {
        tasks: [
          { id: 'a_1', name: 'a', parents: [], children: ['b_2'] },
          { id: 'b_2', name: 'b', parents: ['a_1'], children: [] },
        ],
        files: [{ id: 'f', sizeInBytes: 3 }],
      },
      execution: {
        makespanInSeconds: 9,
        tasks: [
          { id: 'a_1', runtimeInSeconds: 1.5, coreCount: 2, command: { program: 'cat' } },
          { id: 'b_2', runtimeInSeconds: 2 },
        ],
      },
    },
  }),
  otlp: JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
        scopeSpans: [
          {
            spans: [
              {
                traceId: '5b8efff798038103d269b633813fc60c',
                spanId: 'eee19b7ec3c1b174',
                name: 'order',
                startTimeUnixNano: '1000000000',
                endTimeUnixNano: '4000000000',
              },
              {
                traceId: '5b8efff798038103d269b633813fc60c',
                spanId: 'eee19b7ec3c1b175',
                parentSpanId: 'eee19b7ec3c1b174',
                name: 'pay',
                startTimeUnixNano: '1500000000',
                endTimeUnixNano: '2500000000',
              },
            ],
          },
        ],
      },
    ],
  }),
  'chrome-trace': JSON.stringify({
    traceEvents: [
      { name: 'outer', ph: 'X', ts: 0, dur: 10, pid: 1, tid: 1 },
      { name: 'inner', ph: 'B', ts: 2, pid: 1, tid: 1 },
      { name: 'inner', ph: 'E', ts: 5, pid: 1, tid: 1 },
      { name: 'other', ph: 'X', ts: 11, dur: 4, pid: 1, tid: 2 },
    ],
  }),
  'swe-agent': JSON.stringify({
    environment: 'main',
    trajectory: [
      { action: 'ls', observation: 'a.py', thought: 'look', execution_time: 0.5 },
      { action: 'submit', observation: '', thought: 'done', execution_time: 0.25 },
    ],
    info: { exit_status: 'submitted' },
  }),
  'github-actions': lines(
    'name: ci',
    'on: push',
    'jobs:',
    '  build:',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 5',
    '    steps:',
    '      - run: make',
    '  test:',
    '    needs: [build]',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - run: make test',
  ),
  estee:
    '[{"d": 1.5, "e_d": 2, "cpus": 1, "outputs": [{"s": 3}], "inputs": []}, {"d": 2, "cpus": 2, "outputs": [], "inputs": [[0, 0]]}]',
  'cargo-timings': lines(
    '<html><body><script>',
    'DURATION = 3;',
    'const UNIT_DATA = [{"i": 0, "name": "a", "version": "1.0.0", "mode": "todo", "target": "", "start": 0.0, "duration": 1.5, "rmeta_time": null, "unlocked_units": [1], "unlocked_rmeta_units": []},',
    '{"i": 1, "name": "b", "version": "0.1.0", "mode": "todo", "target": "", "start": 1.5, "duration": 1.25, "rmeta_time": null, "unlocked_units": [], "unlocked_rmeta_units": []}];',
    'const CONCURRENCY_DATA = [];',
    '</script></body></html>',
  ),
  dax: lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- two jobs -->',
    '<adag xmlns="http://pegasus.isi.edu/schema/DAX" version="2.1" jobCount="2">',
    '  <job id="ID0" name="split" runtime="1.5"><uses file="f" link="output" size="3"/></job>',
    '  <job id="ID1" name="join" runtime="2"/>',
    '  <child ref="ID1"><parent ref="ID0"/></child>',
    '</adag>',
  ),
  ninja: lines('# ninja log v5', '0\t1500\t0\ta.o\t1f3a', '1500\t3500\t0\tprogram\t2b4c'),
  dot: lines(
    'digraph build {',
    '  // as its tool writes it',
    '  a [weight="1.5", label="say \\"a\\""];',
    '  b [weight=2];',
    '  a -> b;',
    '}',
  ),
  psplib: lines(
    '************************************************************************',
    'projects                      :  1',
    'jobs (incl. supersource/sink ):  4',
    'horizon                       :  9',
    'RESOURCES',
    '  - renewable                 :  1   R',
    '************************************************************************',
    'PRECEDENCE RELATIONS:',
    'jobnr.    #modes  #successors   successors',
    '   1        1          2           2   3',
    '   2        1          1           4',
    '   3        1          1           4',
    '   4        1          0',
    '************************************************************************',
    'REQUESTS/DURATIONS:',
    'jobnr. mode duration  R 1',
    '------------------------------------------------------------------------',
    '  1      1     0       0',
    '  2      1     8       4',
    '  3      1     4       1',
    '  4      1     0       0',
    '************************************************************************',
    'RESOURCEAVAILABILITIES:',
    '  R 1',
    '   12',
    '************************************************************************',
  ),
  stg: lines(
    '2',
    '   0    0    0',
    '   1    5    1    0',
    '   2    3    1    1',
    '   3    0    1    2',
    '# made here',
  ),
  dslab: lines(
    'inputs:',
    '  - name: given',
    '    size: 5',
    'tasks:',
    '  - name: a',
    '    flops: 100',
    '    memory: 10',
    '    inputs: [given]',
    '    outputs:',
    '      - name: made',
    '        size: 3',
    '  - name: b',
    '    flops: 200',
    '    memory: 10',
    '    inputs:',
    '      - made',
  ),
  csv: lines('id,duration,needs,value', 'a,1.5,,0.5', 'b,2,a,1', 'c,0,"a,b",0'),
};
