import type { Figures } from '../../claims/claim.ts';
import type { Deployed } from '../../model/measure/deploy.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { answerOf } from './answer.ts';
import { candidatesOf, ranked, splitOf } from './choose.ts';
import type { DeployOptions } from './goal.ts';

/**
 * What the section says, at the reader's agents and level. NaN: never reached. Names that begin with a score are about
 * the splits of all these agents, for any budget; `deploy.sessions`, `.agentsEach`, `.time` and `.cost` are the answer at the reader's point.
 */
export function deployFigures(deployed: Deployed, options: DeployOptions): Figures {
  const { most: agents, budget, level } = options;
  const at = deployed.levels.indexOf(level);
  const answer = answerOf(deployed, options);
  const best = answer.kind === 'found' ? answer.best : null;
  const figures: Record<string, number> = {
    'deploy.agents': agents,
    'deploy.budget': budget,
    'deploy.level': level,
    'deploy.trials': deployed.trials,
    'deploy.withinOneGraph': deployed.withinOneGraph[at],
    'deploy.oneGraphEnd': splitOf(deployed, 1, 1).end.best,
    'deploy.sessions': best?.sessions ?? Number.NaN,
    'deploy.agentsEach': best?.agentsEach ?? Number.NaN,
    'deploy.time': best?.time ?? Number.NaN,
    'deploy.cost': best?.cost ?? Number.NaN,
  };
  for (const score of ['coverage', 'best'] as const) {
    Object.assign(figures, figuresOf(deployed, options, score, at));
  }
  return figures;
}

function figuresOf(
  deployed: Deployed,
  { most: agents, level }: DeployOptions,
  score: Score,
  at: number,
): Figures {
  const within = candidatesOf(deployed, { score, level }).filter((each) => each.agents === agents);
  const [soonest] = ranked(within, 'soonest');
  const [cheapest] = ranked(within, 'cheapest');
  const others = within.filter((each) => each.sessions !== 1);
  const name = (rest: string) => `deploy.${score}.${rest}`;
  return {
    [name('oneSwarm')]: splitOf(deployed, 1, agents).time[score][at],
    [name('independent')]: splitOf(deployed, agents, 1).time[score][at],
    [name('otherSoonest')]: ranked(others, 'soonest')[0]?.time ?? Number.NaN,
    [name('sessions')]: soonest?.sessions ?? Number.NaN,
    [name('agentsEach')]: soonest?.agentsEach ?? Number.NaN,
    [name('time')]: soonest?.time ?? Number.NaN,
    [name('soonestSpent')]: soonest?.cost ?? Number.NaN,
    [name('cheapestSessions')]: cheapest?.sessions ?? Number.NaN,
    [name('cheapestEach')]: cheapest?.agentsEach ?? Number.NaN,
    [name('cheapestTime')]: cheapest?.time ?? Number.NaN,
    [name('spent')]: cheapest?.cost ?? Number.NaN,
  };
}
