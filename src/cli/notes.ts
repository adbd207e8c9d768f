import type { TaskGraph } from '../model/graph/task-graph.ts';
import { PARAMETERS, type Parameters } from '../model/parameters.ts';
import type { Arguments } from './arguments.ts';
import type { Output } from './command.ts';
import { namedBySet } from './settings.ts';

/** Says on standard error what is used instead of what was asked, where that is no error. */
export function note(output: Output, sentence: string): void {
  output.err(`note: ${sentence}\n`);
}

export function noteGrowth(graph: TaskGraph, output: Output): void {
  const notice = graph.growth?.notice;
  if (notice) {
    const wanted = notice.drawn
      ? `the draw gave ${notice.asked} layers`
      : `${notice.asked} layers were asked for`;
    note(output, `${wanted}; ${graph.steps} steps fill ${notice.used} below the root`);
  }
}

/** For kinds of swarm that do not work with the number of agents they were given. */
export function noteAgents(
  { swarm, sessions }: Pick<Parameters, 'swarm' | 'sessions'>,
  agents: number,
  output: Output,
): void {
  if (swarm === 'single' && agents > 1) {
    note(output, `a single agent is one agent; ${agents} agents are set aside`);
  }
  if (swarm === 'sessions' && sessions > agents) {
    note(output, `${sessions} sessions were asked for; ${agents} agents are enough for ${agents}`);
  } else if (swarm === 'sessions' && agents % sessions > 0) {
    const each = Math.floor(agents / sessions);
    note(
      output,
      `${agents} agents are ${each} for each of ${sessions} sessions; the rest is set aside`,
    );
  }
}

/** For shares and laws of overhead that are set where nobody pays any. */
export function noteOverhead(
  args: Arguments,
  { overhead }: Pick<Parameters, 'overhead'>,
  output: Output,
): void {
  if (overhead) return;
  const idle = namedBySet(args).filter(
    (key) => key !== 'overhead' && PARAMETERS[key].group === 'overhead',
  );
  if (idle.length === 0) return;
  const names = new Intl.ListFormat('en').format(idle);
  const are = idle.length > 1 ? 'are' : 'is';
  note(output, `${names} ${are} set aside while overhead is off; --set overhead=on turns it on`);
}
