import type { Figures } from '../../claims/claim.ts';
import { referenceSlope } from '../../model/measure/elo/reference.ts';
import { bends, order } from '../../model/measure/elo/statements.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';

const orNaN = (value: number | null) => value ?? Number.NaN;

/** What the sentences on Elo are about, by the names of the claims where they have one. */
export function figuresOfElo(summary: EloSummary): Figures {
  const { systems, budgets } = summary;
  const alone = systems['pass@1'];
  return {
    'elo.reference': referenceSlope(budgets),
    'elo.bends': bends(summary).margin,
    'elo.order': order(summary).margin,
    'elo.first': orNaN(alone.firstSlope.value),
    'elo.last': orNaN(alone.lastSlope.value),
    // A share of the whole budget; it is kept as a logarithm.
    'elo.inflection': 10 ** orNaN(alone.inflection.value),
    'elo.pass4': orNaN(systems['pass@4'].lead.value),
    // The same at the smallest budget.
    'elo.pass4First': systems['pass@4'].jointElo.value[0] - alone.jointElo.value[0],
    'elo.pass2group2': orNaN(systems['pass@2 group@2'].lead.value),
    'elo.group4': orNaN(systems['group@4'].lead.value),
    'elo.pass4wins': orNaN(systems['pass@4'].winRate['pass@1'].value),
    'elo.sessions': summary.sessions,
  };
}
