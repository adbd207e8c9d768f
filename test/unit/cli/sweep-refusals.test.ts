import { describe, expect, it } from 'vitest';
import { refused } from './call.ts';

describe('sweep refuses', () => {
  it.each([
    [[], 'sweep needs numbers of agents: --agents 1,4,16,64'],
    [['--agents', '1,,4'], '--agents: agents has an empty item in "1,,4"'],
    [['--agents', '1,x'], '--agents: agents must be a whole number from 1 to 65536, not "x"'],
    [['--agents', '1,4,1'], '--agents: agents takes 1 twice in "1,4,1"'],
    [['--set', 'agents=1,4', '--agents', '2'], 'agents is set by --agents, not by --set'],
    [['--set', 'layers', '--agents', '1'], '--set takes NAME=VALUE,VALUE,…, not "layers"'],
    [
      ['--set', 'layer=4,8', '--agents', '1'],
      '--set: there is no parameter "layer"; did you mean layers?',
    ],
    [['--set', '__proto__=4', '--agents', '1'], '--set: there is no parameter "__proto__"'],
    [['--set', 'layers=4,,8', '--agents', '1'], '--set: layers has an empty item in "4,,8"'],
    [['--set', 'layers=4,8,', '--agents', '1'], '--set: layers has an empty item in "4,8,"'],
    [['--set', 'layers=', '--agents', '1'], '--set: layers has an empty item in ""'],
    [
      ['--set', 'merge=0.1,much', '--agents', '1'],
      '--set: merge must be a number from 0 to 0.9, not "much"',
    ],
    [['--set', 'layers=8,4, 8.0', '--agents', '1'], '--set: layers takes 8.0 twice in "8,4, 8.0"'],
    [['--set', 'refill=on,true', '--agents', '1'], '--set: refill takes true twice in "on,true"'],
    [['--set', 'layers=4', '--set', 'layers=8', '--agents', '1'], 'layers is set by --set twice'],
    [
      ['--set', 'rule=random,deepest', '--rule', 'random', '--agents', '1'],
      'rule is set by --rule and by --set',
    ],
    [
      ['--set', 'overhead=on,off', '--scheduling', '0.1', '--agents', '2'],
      '--set overhead=off contradicts --scheduling',
    ],
    [['--graph', 'a.json', '--agents', '1'], 'unknown option "--graph"'],
    [['--agents', '1', '--format', 'xml'], '--format must be one of json, csv, jsonl, not "xml"'],
  ])('%j', async (args, sentence) => {
    expect(await refused('sweep', ...args)).toContain(sentence);
  });

  it('more than a million cells', async () => {
    const list = (length: number) => Array.from({ length }, (_, i) => i + 1).join(',');
    const cells = ['--set', `seed=${list(1001)}`, '--set', 'refill=on,off', '--agents', list(500)];
    expect(await refused('sweep', ...cells)).toBe(
      '1001000 cells are too many; a sweep has at most 1000000',
    );
  });

  it('a combination that no swarm can work by, wherever it is, before anything is printed', async () => {
    const rules = ['--set', 'rule=own-list,own-branch,shallowest', '--set', 'layers=4,8'];
    const args = ['--set', 'swarm=standard,recursive', ...rules, '--agents', '1,2'];
    const sentence =
      'swarm=recursive, rule=shallowest, layers=4: a recursive swarm chooses by own-branch or own-list, not by shallowest, which needs a coordinator that sees the whole graph';
    expect(await refused('sweep', ...args)).toBe(sentence);
    // Nor do shards that it is not in print anything.
    expect(await refused('sweep', ...args, '--shard', '1/12')).toBe(sentence);
  });

  it.each(['0/4', '5/4', 'a/b', '1/0', '1', '1/2/3', '-1/2', '1.5/2', '1/1000001', '1/1e3', ''])(
    'the shard %j',
    async (shard) => {
      expect(await refused('sweep', '--agents', '1', `--shard=${shard}`)).toBe(
        `--shard must be I/N with 1 <= I <= N and N at most 1000000, not ${JSON.stringify(shard)}`,
      );
    },
  );
});
