import { type Choices, type FigureName, firstChoices } from '../../link/figures.ts';
import type { LinkState, Settings } from '../../link/link-state.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Parameters } from '../../model/parameters.ts';
import { asSwarm, SIZES } from '../ensemble/systems.ts';
import { growShape } from '../grow/job.ts';
import { overheadSystems } from '../overhead/systems.ts';
import { COMPARED } from '../rules/rules.ts';
import { oneSession } from '../two-scores/job.ts';

/**
 * Command lines that print the numbers of a figure again, in the program's own units; none where no command prints them.
 * Of those over families: the speedups of coverage.
 */
export function commandsOf(figure: FigureName, state: LinkState): string[] {
  const { preset, parameters } = state;
  const command = (name: string, of: Parameters) => {
    const query = writeLink({ preset, parameters: of } satisfies Settings);
    return `npm run -s swarm -- ${name}${query === '' ? '' : ` --link '${query}'`}`;
  };
  const swarm = (kind: 'standard' | 'recursive', of: Parameters = parameters) =>
    // The number of agents is another in each row.
    scale({ ...asSwarm(of, kind, of.agents) });
  const scale = (of: Parameters, sizes: readonly number[] = SIZES) =>
    command(`scale --agents ${sizes}`, of);
  switch (figure) {
    case 'grow':
      return [command('grow', { ...parameters, ...growShape(parameters, growChoices(state)) })];
    case 'two-scores':
      return [command('run', { ...parameters, ...oneSession(parameters) })];
    case 'standard':
      return [swarm('standard')];
    case 'recursive':
      return [swarm('recursive')];
    case 'compare':
      return [swarm('standard'), swarm('recursive')];
    case 'rules':
      return COMPARED.map((rule) => swarm('standard', { ...parameters, rule }));
    case 'overhead': {
      const [free, paying] = [0, SIZES.length].map((i) => overheadSystems(parameters)[i]);
      return [scale(free), scale(paying)];
    }
    case 'race':
      return [command('run', parameters), scale(parameters, [parameters.agents])];
    default:
      return [];
  }
}

function growChoices({ choices }: LinkState): Choices<'grow'> {
  // The link's table of choices is what made them.
  return { ...firstChoices('grow'), ...(choices.grow as Partial<Choices<'grow'>> | undefined) };
}
