import { quoted } from '../model/quoted.ts';
import { didYouMean, UsageError } from './usage-error.ts';

/** An option of a command, as it is parsed and as `--help` shows it. */
export interface Option {
  /** With its dashes. */
  readonly name: string;
  /** What stands for its value in help. */
  readonly value: string;
  readonly repeatable?: boolean;
  readonly help: string;
}

/** What was given on the command line, by option. */
export class Arguments {
  private readonly given: ReadonlyMap<string, readonly string[]>;

  constructor(given: ReadonlyMap<string, readonly string[]>) {
    this.given = given;
  }

  /** The text given to an option, null when it is not there. */
  text(name: string): string | null {
    return this.given.get(name)?.[0] ?? null;
  }

  /** All texts given to a repeatable option, in order. */
  texts(name: string): readonly string[] {
    return this.given.get(name) ?? [];
  }
}

/**
 * Parses `--name value` and `--name=value`. A value may begin with one dash, not with two. Throws a UsageError
 * for an unknown option, a value that is missing, a single option given twice, and anything else.
 */
export function parseArguments(args: readonly string[], options: readonly Option[]): Arguments {
  const byName = new Map(options.map((option) => [option.name, option]));
  const given = new Map<string, string[]>();
  for (let i = 0; i < args.length; i++) {
    const [, name = '', attached] = /^(--?[^=]*)(?:=(.*))?$/s.exec(args[i]) ?? [];
    if (name === '') throw new UsageError(`unexpected argument ${quoted(args[i])}`);
    const option = byName.get(name);
    if (option === undefined) {
      throw new UsageError(`unknown option ${quoted(name)}${didYouMean(name, [...byName.keys()])}`);
    }
    const next = args[i + 1] as string | undefined;
    const value = attached ?? (next?.startsWith('--') ? undefined : next);
    if (value === undefined) throw new UsageError(`${name} needs a value: ${name} ${option.value}`);
    if (attached === undefined) i++;
    const before = given.get(name);
    if (before === undefined) given.set(name, [value]);
    else if (option.repeatable) before.push(value);
    else throw new UsageError(`${name} is given twice`);
  }
  return new Arguments(given);
}

/** One of a few words, or the first of them when the option is not there. */
export function chosen<T extends string>(
  args: Arguments,
  option: string,
  words: readonly [T, ...T[]],
): T {
  const text = args.text(option);
  if (text === null) return words[0];
  const word = words.find((w) => w === text);
  if (word !== undefined) return word;
  throw new UsageError(`${option} must be one of ${words.join(', ')}, not ${quoted(text)}`);
}
