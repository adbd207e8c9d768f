import { type ParsedLink, parseLink } from '../link/parse-link.ts';
import { PARAMETER_KEYS, type ParameterKey, type Parameters } from '../model/parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';
import { quoted } from '../model/quoted.ts';
import type { Arguments, Option } from './arguments.ts';
import { UsageError } from './usage-error.ts';

export const LINK: Option = {
  name: '--link',
  value: 'LINK',
  help: 'Settings to begin with, as a link of the site has them: its address, or the query alone. Of a link about a figure with settings of its own, those. Other options override them.',
};

/** What a link says of the model. */
export interface LinkedSettings {
  readonly preset: PresetName;
  readonly parameters: Parameters;
  /** Parameters that differ from the preset. */
  readonly given: readonly ParameterKey[];
}

/** The settings of `--link`, null where it is not there. Throws a UsageError for a text that is no link. */
export function linkedSettings(args: Arguments): LinkedSettings | null {
  const link = linkOf(args);
  if (!link) return null;
  const { preset, figure } = link;
  const parameters = (figure && link.own[figure]) ?? link.parameters;
  const given = PARAMETER_KEYS.filter((key) => parameters[key] !== PRESETS[preset][key]);
  return { preset, parameters, given };
}

export function linkOf(args: Arguments): ParsedLink | null {
  const text = args.text(LINK.name);
  return text === null ? null : parsed(text);
}

/** A sweep asks for the same one in every cell. */
let last: { readonly text: string; readonly link: ParsedLink } | null = null;

function parsed(text: string): ParsedLink {
  if (last?.text !== text) last = { text, link: parseLink(queryIn(text)) };
  return last.link;
}

const QUOTES = ['""', "''", '<>', '“”', '‘’', '「」'];
const ADDRESS = /^([a-z][a-z0-9+.-]*:|\/|\.)/i;

/** The query of an address, or one by itself, with or without its question mark, also in quotes. */
export function queryIn(text: string): string {
  const trimmed = text.trim();
  const around = QUOTES.some(
    ([open, close]) => trimmed.startsWith(open) && trimmed.endsWith(close),
  );
  const [bare] = (around ? trimmed.slice(1, -1) : trimmed).trim().split('#', 1);
  const mark = bare.indexOf('?');
  if (mark >= 0) return bare.slice(mark);
  if (bare === '' || ADDRESS.test(bare)) return '';
  if (bare.includes('=')) return `?${bare}`;
  throw new UsageError(`--link takes an address of the site or its query, not ${quoted(text)}`);
}
