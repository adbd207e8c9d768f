import type { Messages } from '../../messages/index.ts';
import { deployment } from '../../state/measures.ts';
import type { Parameters } from '../../state/parameter-table.ts';

/** Whom the figures are about. */
export function whoText(
  { page: { who } }: Messages,
  whole: (x: number) => string,
  parameters: Parameters,
): string {
  const { sessions, agentsEach } = deployment(parameters);
  switch (parameters.swarm) {
    case 'single':
      return who.one;
    case 'independent':
      return who.independent(whole(sessions));
    case 'sessions':
      return who.sessions(whole(sessions), whole(agentsEach));
    case 'recursive':
      return who.recursive(whole(agentsEach));
    case 'standard':
      return who.standard(whole(agentsEach));
  }
}
