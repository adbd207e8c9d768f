import { GraphError } from '../graphs/graph-error.ts';
import { quoted } from '../model/quoted.ts';
import { RunError } from '../model/swarm/run-error.ts';
import { parseArguments } from './arguments.ts';
import type { Output } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { didYouMean, UsageError } from './usage-error.ts';

const UNUSABLE = 2;
const HELP = ['--help', '-h'];

/**
 * The command line, without its process: runs a command and resolves to the exit code, 0, or 2 with one line
 * `error: …` for arguments or input that cannot be used. Help that is asked for goes to standard output.
 */
export async function swarm(args: readonly string[], output: Output): Promise<number> {
  try {
    await dispatch(args, output);
    return 0;
  } catch (error) {
    const foreseen =
      error instanceof UsageError || error instanceof GraphError || error instanceof RunError;
    if (!foreseen) throw error;
    output.err(`error: ${error.message}\n`);
    return UNUSABLE;
  }
}

async function dispatch([name, ...rest]: readonly string[], output: Output): Promise<void> {
  const names = COMMANDS.map((command) => command.name);
  if (name === undefined) {
    throw new UsageError(`a command is expected: ${names.join(', ')} (--help tells more)`);
  }
  if (HELP.includes(name)) {
    await output.out(generalHelp(COMMANDS));
    return;
  }
  const command = COMMANDS.find((c) => c.name === name);
  if (command === undefined) {
    throw new UsageError(
      `there is no command ${quoted(name)}; the commands are ${names.join(', ')}${didYouMean(name, names)}`,
    );
  }
  if (rest.some((arg) => HELP.includes(arg))) {
    await output.out(commandHelp(command));
    return;
  }
  await command.run(parseArguments(rest, command.options), output);
}
