import type { Arguments, Option } from './arguments.ts';

/** Where a command writes. In tests, two strings. */
export interface Output {
  /** To standard output; resolves when more may be written. */
  out(text: string): void | Promise<void>;
  /** To standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, on which a line may be overwritten. */
  readonly terminal?: boolean;
}

export interface Command {
  readonly name: string;
  /** In sentence case without a full stop. */
  readonly summary: string;
  /** What follows the name in the usage line. */
  readonly usage: string;
  readonly options: readonly Option[];
  /** Further paragraphs of help: what is printed, and defaults that are not plain. */
  readonly details: readonly string[];
  /** Whether help lists every parameter that `--set` takes. */
  readonly setsParameters: boolean;
  /** Throws a UsageError, a GraphError or a RunError for what cannot be used, before anything is printed. */
  run(args: Arguments, output: Output): Promise<void>;
}
