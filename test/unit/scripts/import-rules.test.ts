import { expect, it } from 'vitest';
import { checkHouse, importsOf } from '../../../scripts/import-rules/check.mjs';
import { rooms } from '../../../scripts/import-rules/rooms.mjs';

const check = (files: Record<string, string>) =>
  checkHouse(new Map(Object.entries(files)), rooms).problems;

it('lets arrows run downwards', () => {
  expect(
    check({
      'src/model/a.ts': 'export const a = 1;\n',
      'src/figures/b.ts': "import { a } from '../model/a.ts';\nexport const b = a;\n",
    }),
  ).toEqual([]);
});

it('names the line of an arrow that runs upwards, be it only for a type', () => {
  const problems = check({
    'src/figures/a.ts': 'export type A = 1;\n',
    'src/model/b.ts': "\nimport type { A } from '../figures/a.ts';\nexport type B = A;\n",
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('src/model/b.ts:2');
});

it('sees through renamed files: an import of what is not there is a problem', () => {
  expect(check({ 'src/model/a.ts': "import './gone.ts';\n" })[0]).toContain('src/model/a.ts:1');
});

it('reads each form of import once', () => {
  const { imports } = importsOf(
    'src/compute/a.ts',
    [
      "import { wrap } from 'comlink';",
      "import type { A } from './a.ts';",
      "export { b } from './b.ts';",
      "type C = import('./c.ts').C;",
      "const w = new Worker(new URL('../../workers/w.ts', import.meta.url));",
      'const text = "import \'nothing\'";',
    ].join('\n'),
  );
  expect(imports.map(({ specifier, kind }) => `${specifier} ${kind}`)).toEqual([
    'comlink value',
    './a.ts type',
    './b.ts value',
    './c.ts type',
    '../../workers/w.ts worker',
  ]);
});
