import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definition, PARAMETER_KEYS, type ParameterKey } from '../../src/model/parameters.ts';
import { accepted, formatParameter } from '../../src/model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESET_NAMES, PRESETS } from '../../src/model/presets.ts';
import { linksReference } from './links.ts';
import { markdownTable } from './table.ts';

/** The reference of parameters and presets, in Markdown, made from the table of parameters alone. */
export function parametersReference(): string {
  const groups = [...new Set(PARAMETER_KEYS.map((key) => definition(key).group))];
  const sections = groups.map((group) => {
    const keys = PARAMETER_KEYS.filter((key) => definition(key).group === group);
    return [`## ${group[0].toUpperCase()}${group.slice(1)}`, '', table(keys), ''].join('\n');
  });
  return [
    '# Parameters',
    '',
    'Made from `src/model/parameters.ts` and `src/model/presets.ts` by `npm run docs`; a test fails when it is',
    'out of date. The key is the name in links (`?v=2&agents=64`, see `links.md`) and on the command line',
    '(`--set agents=64`). A dash means that the preset has the default.',
    '',
    ...sections,
  ].join('\n');
}

function table(keys: readonly ParameterKey[]): string {
  const others = PRESET_NAMES.filter(
    (name) => name !== DEFAULT_PRESET && keys.some((key) => differs(name, key)),
  );
  const head = [
    'key',
    'meaning',
    'accepts',
    `\`${DEFAULT_PRESET}\``,
    ...others.map((n) => `\`${n}\``),
  ];
  const rows = keys.map((key) => [
    `\`${key}\``,
    definition(key).meaning,
    accepted(key),
    formatParameter(key, PRESETS[DEFAULT_PRESET][key]),
    ...others.map((name) => (differs(name, key) ? formatParameter(key, PRESETS[name][key]) : '-')),
  ]);
  return markdownTable(head, rows);
}

function differs(name: (typeof PRESET_NAMES)[number], key: ParameterKey): boolean {
  return PRESETS[name][key] !== PRESETS[DEFAULT_PRESET][key];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const write = (name: string, text: string) =>
    writeFileSync(new URL(`../../docs/${name}`, import.meta.url), text);
  write('parameters.md', parametersReference());
  write('links.md', linksReference());
}
