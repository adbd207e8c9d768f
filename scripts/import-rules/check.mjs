// Reads every import of the house and holds it against the table of rooms.
//
// Not dependency-cruiser, which was tried: without a TypeScript below 7 it takes type-only imports
// for ordinary ones and misses `import('…').T`, and it never sees `new Worker(new URL(…))`. The
// parser here is oxc, which comes with Vite and is what builds the site.
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {'value' | 'type' | 'worker'} Kind
 * @typedef {{ from: string, line: number, specifier: string, kind: Kind, to?: string }} Import
 * @typedef {import('./rooms.mjs').Room} Room
 * @typedef {{ problems: string[], files: number, imports: Import[] }} Report
 */

const scripts = /\.(?:[cm]?[jt]sx?|mdx)$/;

/**
 * All files of the house by path, with `/` on every system; text of scripts only.
 * @returns {Map<string, string>}
 */
export function readHouse(/** @type {string} */ root, folders = ['src', 'workers']) {
  const files = new Map();
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(name);
      else files.set(name, scripts.test(name) ? readFileSync(path.join(root, name), 'utf8') : '');
    }
  };
  for (const folder of folders) {
    try {
      walk(folder);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  return files;
}

/** MDX is prose; its modules' code is the paragraphs that begin with import or export. */
function codeOfMdx(/** @type {string} */ text) {
  let fenced = false;
  let code = false;
  let previousBlank = true;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
      if (line.trim() === '') code = false;
      else if (!fenced && (previousBlank || code)) code ||= /^(import|export)\s/.test(line);
      previousBlank = line.trim() === '';
      return code ? line : '';
    })
    .join('\n');
}

/** A literal string, or undefined where only running the program would tell. */
function literal(/** @type {any} */ node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return undefined;
}

const isNew = (/** @type {any} */ node, /** @type {RegExp} */ name) =>
  node?.type === 'NewExpression' && name.test(node.callee.name ?? '');

/**
 * Every import of one file, in each form that TypeScript and Vite know.
 * @returns {{ imports: Import[], problems: string[] }}
 */
export function importsOf(/** @type {string} */ from, /** @type {string} */ text) {
  const mdx = from.endsWith('.mdx');
  const source = mdx ? codeOfMdx(text) : text;
  const parsed = parseSync(mdx ? `${from}.tsx` : from, source);
  /** @type {Import[]} */
  const imports = [];
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length;
  const problems = parsed.errors.map((error) => `${from} cannot be read: ${error.message}`);

  const add = (/** @type {any} */ node, /** @type {any} */ name, /** @type {Kind} */ kind) => {
    const specifier = literal(name);
    const line = lineAt(node.start);
    if (specifier !== undefined) imports.push({ from, line, specifier, kind });
    else
      problems.push(`${from}:${line} imports what only running it would tell; name it literally`);
  };
  /** A declaration is of types only when it says so, or when each of its names does. */
  const kindOf = (/** @type {any} */ node, /** @type {string} */ key) => {
    const names = node.specifiers ?? [];
    const typed = (/** @type {any} */ each) => each[key] === 'type';
    return typed(node) || (names.length > 0 && names.every(typed)) ? 'type' : 'value';
  };

  const walk = (/** @type {any} */ node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node.type !== 'string') return;
    switch (node.type) {
      case 'ImportDeclaration':
        add(node, node.source, kindOf(node, 'importKind'));
        break;
      case 'ExportNamedDeclaration':
        if (node.source) add(node, node.source, kindOf(node, 'exportKind'));
        break;
      case 'ExportAllDeclaration':
        add(node, node.source, node.exportKind === 'type' ? 'type' : 'value');
        break;
      case 'ImportExpression':
        add(node, node.source, 'value');
        break;
      case 'TSImportType':
        add(node, node.source, 'type');
        break;
      case 'TSExternalModuleReference':
        add(node, node.expression, 'value');
        break;
      case 'CallExpression':
        if (node.callee.name === 'require') add(node, node.arguments[0], 'value');
        if (
          node.callee.type === 'MemberExpression' &&
          node.callee.object.type === 'MetaProperty' &&
          /^glob/.test(node.callee.property.name)
        ) {
          problems.push(
            `${from}:${lineAt(node.start)} imports by a pattern; list the files instead`,
          );
        }
        break;
      case 'NewExpression':
        if (isNew(node, /^(Shared)?Worker$/) && isNew(node.arguments[0], /^URL$/)) {
          add(node, node.arguments[0].arguments[0], 'worker');
        }
        break;
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') walk(child);
  };
  walk(parsed.program);

  for (const comment of parsed.comments) {
    const reference = comment.value.match(/^\/\s*<reference\s+(?:path|types)\s*=\s*["'](.+?)["']/);
    if (!reference) continue;
    const line = lineAt(comment.start);
    imports.push({ from, line, specifier: /** @type {string} */ (reference[1]), kind: 'type' });
  }
  return { imports, problems };
}

const packageOf = (/** @type {string} */ specifier) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const quote = (/** @type {string[]} */ names) => (names.length > 0 ? names.join(', ') : 'nothing');

/**
 * Holds the imports of all files against the table.
 * @returns {Report}
 */
export function checkHouse(
  /** @type {Map<string, string>} */ files,
  /** @type {Record<string, Room>} */ rooms,
) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Import[]} */
  const all = [];
  /** @type {Map<string, string[]>} */
  const edges = new Map();
  let read = 0;

  const roomOf = (/** @type {string} */ file) =>
    Object.keys(rooms).find((name) => file.startsWith(`${rooms[name]?.folder}/`));
  /** Whether one of these entries ("model" or "model/random") covers this file of that room. */
  const covers = (
    /** @type {string[] | undefined} */ entries,
    /** @type {string} */ room,
    /** @type {string} */ file,
  ) =>
    (entries ?? []).some((entry) => {
      const [name, ...rest] = entry.split('/');
      if (name !== room) return false;
      const inside = file.slice(`${rooms[room]?.folder}/`.length);
      const wanted = rest.join('/');
      return wanted === '' || inside.startsWith(`${wanted}/`) || inside.startsWith(`${wanted}.`);
    });

  for (const [file, text] of files) {
    if (!scripts.test(file)) continue;
    const declares = /^src\/[^/]+\.d\.ts$/.test(file);
    const own = roomOf(file);
    if (!own && !declares) {
      problems.push(`${file} is in no room; the rooms are in scripts/import-rules/rooms.mjs`);
      continue;
    }
    const room = /** @type {Room} */ (own ? rooms[own] : { folder: 'src', packages: ['vite'] });
    const found = importsOf(file, text);
    read += 1;
    problems.push(...found.problems);

    for (const each of found.imports) {
      all.push(each);
      const specifier = each.specifier.replace(/[?#].*$/, '');
      const where = `${file}:${each.line}`;
      if (!/^\.{1,2}(\/|$)/.test(specifier)) {
        const allowed = room.packages ?? [];
        const name = isBuiltin(specifier) ? 'node:*' : packageOf(specifier);
        if (!allowed.includes(name)) {
          problems.push(
            `${where} imports ${specifier}; of packages ${own ?? file} may import ${quote(allowed)}`,
          );
        }
        continue;
      }
      const to = path.posix.join(path.posix.dirname(file), specifier);
      if (!files.has(to)) {
        problems.push(
          `${where} imports ${each.specifier}, and there is no such file in src or workers`,
        );
        continue;
      }
      each.to = to;
      edges.set(file, [...(edges.get(file) ?? []), to]);
      const target = roomOf(to);
      if (target === own || (!target && to.endsWith('.d.ts'))) continue;
      if (target && covers(room.rooms, target, to)) continue;
      if (target && each.kind === 'type' && covers(room.types, target, to)) continue;
      if (target && each.kind === 'worker' && covers(room.starts, target, to)) continue;
      const allowed = [
        ...(room.rooms ?? []),
        ...(room.types ?? []).map((name) => `types of ${name}`),
        ...(room.starts ?? []).map((name) => `${name} as workers`),
      ];
      const kind = { value: '', type: ' (types)', worker: ' (as a worker)' }[each.kind];
      problems.push(`${where} imports ${to}${kind}; ${own} may import ${quote(allowed)}`);
    }
  }

  problems.push(...cyclesOf(edges).map((cycle) => `cycle: ${[...cycle, cycle[0]].join(' → ')}`));
  problems.push(...faultsOf(rooms));

  // A reader that reads nothing finds nothing wrong.
  const importing = new Set(all.map((each) => each.from));
  for (const [file, text] of files) {
    const named = problems.some((problem) => problem.startsWith(`${file} `));
    if (!named && !file.endsWith('.mdx') && /^import\s/m.test(text) && !importing.has(file)) {
      problems.push(`the check itself: ${file} has imports, and none was read`);
    }
  }
  if (read === 0) problems.push('the check itself: no file was read');
  return { problems, files: read, imports: all };
}

/** The table's own mistakes: unknown names, and arrows that run in a circle. */
function faultsOf(/** @type {Record<string, Room>} */ rooms) {
  const edges = new Map();
  const faults = [];
  for (const [name, room] of Object.entries(rooms)) {
    const targets = [...(room.rooms ?? []), ...(room.types ?? []), ...(room.starts ?? [])].map(
      (entry) => /** @type {string} */ (entry.split('/')[0]),
    );
    edges.set(name, targets);
    for (const target of targets) {
      if (!rooms[target]) faults.push(`the table: ${name} names ${target}, which is no room`);
    }
  }
  return [
    ...faults,
    ...cyclesOf(edges).map(
      (cycle) => `the table: the arrows run in a circle: ${cycle.join(' → ')}`,
    ),
  ];
}

/**
 * One cycle of every knot of files that import each other, each starting at its first name.
 * @returns {string[][]}
 */
export function cyclesOf(/** @type {Map<string, string[]>} */ edges) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const trail = [];
  const visit = (/** @type {string} */ node) => {
    if (done.has(node)) return;
    const at = trail.indexOf(node);
    if (at >= 0) {
      const cycle = trail.slice(at);
      const first = cycle.indexOf(/** @type {string} */ ([...cycle].sort()[0]));
      const turned = [...cycle.slice(first), ...cycle.slice(0, first)];
      if (!seen.has(turned.join())) cycles.push(turned);
      seen.add(turned.join());
      return;
    }
    trail.push(node);
    for (const next of edges.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  };
  for (const node of [...edges.keys()].sort()) visit(node);
  return cycles;
}
