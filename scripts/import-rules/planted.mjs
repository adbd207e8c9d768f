// Imports that must be reported, and some that must not be: the check of the check. They exist in
// memory only, laid over the real files, each in a file of its own.

/** @type {{ file: string, text: string, report: RegExp | null }[]} */
export const planted = [
  // Each form of import, where it is forbidden.
  {
    file: 'src/model/planted-package.ts',
    text: "import { useState } from 'react';\nexport const a = useState;\n",
    report: /^src\/model\/planted-package\.ts:1 imports react;/,
  },
  {
    file: 'src/model/planted-d3.ts',
    text: "// a comment\nimport * as d3 from 'd3';\nexport const a = d3;\n",
    report: /^src\/model\/planted-d3\.ts:2 imports d3;/,
  },
  {
    file: 'src/model/planted-node.ts',
    text: "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
    report: /imports node:fs;/,
  },
  {
    file: 'src/model/planted-bare-node.ts',
    text: "import 'fs';\n",
    report: /imports fs;/,
  },
  {
    file: 'src/model/planted-scoped-path.ts',
    text: "import '@fontsource-variable/source-sans-3/wght.css';\n",
    report: /imports @fontsource-variable\/source-sans-3\/wght\.css;/,
  },
  {
    file: 'src/model/planted-require.ts',
    text: "export const a = require('react');\n",
    report: /imports react;/,
  },
  {
    file: 'src/model/planted-reference.ts',
    text: '/// <reference types="node" />\nexport const a = 1;\n',
    report: /imports node;/,
  },
  {
    file: 'src/model/planted-upwards.ts',
    text: "export { a } from '../state/planted-target.ts';\n",
    report: /imports src\/state\/planted-target\.ts; model may import nothing$/,
  },
  {
    file: 'src/model/planted-star.ts',
    text: "export * from '../draw/planted-target.ts';\n",
    report: /imports src\/draw\/planted-target\.ts;/,
  },
  {
    file: 'src/model/planted-import-type.ts',
    text: "export type A = import('../draw/planted-target.ts').A;\n",
    report: /imports src\/draw\/planted-target\.ts \(types\);/,
  },
  {
    file: 'src/draw/planted-value.ts',
    text: "import { a } from '../state/planted-target.ts';\nexport const b = a;\n",
    report: /imports src\/state\/planted-target\.ts;/,
  },
  {
    file: 'src/draw/planted-type.ts',
    text: "import type { A } from '../state/planted-target.ts';\nexport type B = A;\n",
    report: /imports src\/state\/planted-target\.ts \(types\);/,
  },
  {
    file: 'src/draw/planted-named-type.tsx',
    text: "import { type A } from '../state/planted-target.ts';\nexport const b = <A,>(a: A) => a;\n",
    report: /imports src\/state\/planted-target\.ts \(types\);/,
  },
  {
    file: 'src/player/planted-dynamic.ts',
    text: "export const a = () => import('../model/planted-target.ts');\n",
    report: /imports src\/model\/planted-target\.ts; player may import nothing$/,
  },
  {
    file: 'src/player/planted-unknown.ts',
    text: 'export const a = (name: string) => import(name);\n',
    report: /imports what only running it would tell/,
  },
  {
    file: 'src/figures/planted-glob.ts',
    text: "export const a = import.meta.glob('../pages/*.ts');\n",
    report: /imports by a pattern/,
  },
  {
    file: 'src/components/planted-worker.ts',
    text: "export const a = new Worker(new URL('../../workers/planted-target.ts', import.meta.url));\n",
    report: /imports workers\/planted-target\.ts \(as a worker\);/,
  },
  {
    file: 'src/article/planted.mdx',
    text: [
      '# Title',
      '',
      "import { a } from '../state/planted-target.ts';",
      '',
      'Prose may begin a line with',
      'import and go on.',
      '',
      '```ts',
      "import 'react';",
      '```',
      '',
    ].join('\n'),
    report: /^src\/article\/planted\.mdx:3 imports src\/state\/planted-target\.ts;/,
  },
  {
    file: 'workers/planted-worker.ts',
    text: "import '../src/compute/planted-target.ts';\n",
    report: /imports src\/compute\/planted-target\.ts;/,
  },
  // Types allowed, values not.
  {
    file: 'src/compute/planted-mixed.ts',
    text: "import { a, type A } from '../model/planted-target.ts';\nexport const b: A = a;\n",
    report: /imports src\/model\/planted-target\.ts; compute may import types of model/,
  },
  {
    file: 'src/compute/planted-empty.ts',
    text: "import {} from '../model/planted-target.ts';\n",
    report: /imports src\/model\/planted-target\.ts;/,
  },
  // One part of a room allowed, another not.
  {
    file: 'src/link/planted-part.ts',
    text: "import { a } from '../model/planted-target.ts';\nexport const b = a;\n",
    report: /imports src\/model\/planted-target\.ts; link may import model\/parameters/,
  },
  // Files that are not where the rules can see them.
  {
    file: 'src/planted/room.ts',
    text: 'export const a = 1;\n',
    report: /^src\/planted\/room\.ts is in no room/,
  },
  {
    file: 'src/pages/planted-missing.ts',
    text: "import '../model/planted-target';\n",
    report: /there is no such file/,
  },
  {
    file: 'src/pages/planted-outside.ts',
    text: "import '../../test/anything.ts';\n",
    report: /there is no such file/,
  },
  {
    file: 'src/pages/planted-broken.ts',
    text: "import { a from '../model/planted-target.ts';\n",
    report: /cannot be read/,
  },
  {
    file: 'src/pages/planted-cli.ts',
    text: "import '../cli/planted-target.ts';\n",
    report: /imports src\/cli\/planted-target\.ts;/,
  },
  // Cycles, in one room, also through types.
  {
    file: 'src/draw/planted-cycle-a.ts',
    text: "import { b } from './planted-cycle-b.ts';\nexport const a = () => b;\n",
    report:
      /^cycle: src\/draw\/planted-cycle-a\.ts → src\/draw\/planted-cycle-b\.ts → src\/draw\/planted-cycle-a\.ts$/,
  },
  {
    file: 'src/draw/planted-cycle-b.ts',
    text: "import { a } from './planted-cycle-a.ts';\nexport const b = () => a;\n",
    report: null,
  },
  {
    file: 'src/draw/planted-knot-a.ts',
    text: "import type { B } from './planted-knot-b.ts';\nexport type A = B[];\n",
    report: /^cycle: src\/draw\/planted-knot-a\.ts → src\/draw\/planted-knot-b\.ts → /,
  },
  {
    file: 'src/draw/planted-knot-b.ts',
    text: "import type { A } from './planted-knot-a.ts';\nexport type B = A[];\n",
    report: null,
  },
  // What is allowed must pass.
  {
    file: 'src/compute/planted-allowed.ts',
    text: [
      "import { wrap } from 'comlink';",
      "import type { A } from '../model/planted-target.ts';",
      "import type { A as B } from '../../workers/planted-target.ts';",
      "const worker = new Worker(new URL('../../workers/planted-target.ts', import.meta.url));",
      'export const c: (a: A) => B = wrap(worker);',
      '',
    ].join('\n'),
    report: null,
  },
  {
    file: 'src/link/planted-allowed.ts',
    text: "import type { A } from '../model/planted-target.ts';\nexport type B = A;\n",
    report: null,
  },
  {
    file: 'src/cli/planted-allowed.ts',
    text: "import fs from 'node:fs/promises';\nimport { a } from '../model/planted-target.ts';\nexport const b = [fs, a];\n",
    report: null,
  },
  {
    file: 'src/pages/planted-allowed.tsx',
    text: "import { createRoot } from 'react-dom/client';\nimport './planted.css';\nimport text from './planted.css?raw';\nexport const a = [createRoot, text, \"import 'nothing'\"];\n",
    report: null,
  },
  { file: 'src/pages/planted.css', text: '', report: null },
  ...['src/model', 'src/state', 'src/draw', 'src/compute', 'src/cli', 'workers'].map((folder) => ({
    file: `${folder}/planted-target.ts`,
    text: 'export type A = number;\nexport const a = 1;\n',
    report: null,
  })),
];
