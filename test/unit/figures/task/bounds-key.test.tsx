import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoundsKey } from '../../../../src/figures/task/scale/bounds-key.tsx';
import { taskFormats } from '../../../../src/figures/task/scale/formats.ts';
import { shownScale } from '../../../../src/figures/task/scale/shown-scale.ts';
import { plainSpaces } from './plain-spaces.ts';
import { CHAIN, GRAHAM, taskShown } from './task-shown.ts';

function told(options: NonNullable<Parameters<typeof taskShown>[1]>, steps = GRAHAM): string {
  const shown = taskShown(steps, options);
  const of = shownScale(shown);
  if (of === null) throw new Error('nothing is shown');
  return plainSpaces(
    renderToStaticMarkup(<BoundsKey formats={taskFormats(shown, 'en')} of={of} />),
  );
}

describe('what the lines of the scaling say', () => {
  it('is each bound at the number of agents that is set', () => {
    // W is 34 and C 12: with 4 agents 34/4, 12, and 34/4 + 3/4 of 12.
    const four = told({ unit: 'min', parameters: { rule: 'input-order', agents: 4 } });
    expect(four).toContain('8 min 30 s: the work W of 34 min, shared evenly by 4 agents.');
    expect(four).toContain('12 min: the critical path C');
    expect(four).toContain('17 min 30 s: W/k + (1 − 1/k) C.');
    expect(four).not.toContain('recorded');
  });

  it('leaves out Graham’s where it does not hold, and never calls what is recorded a bound', () => {
    const dear = told({ unit: 'min', recorded: 40, parameters: { overhead: true, agents: 4 } });
    expect(dear).toContain('left out. It does not hold for this swarm');
    expect(dear).not.toContain('17 min 30 s');
    expect(dear).toContain(
      '40 min: what the file says it took, any queueing included. It is no bound.',
    );
  });

  it('shows how W/k is drawn only where it is', () => {
    const swatches = (markup: string) => markup.match(/<dt><svg/g)?.length ?? 0;
    expect(swatches(told({ unit: 'min' }))).toBe(3);
    expect(told({ unit: 'min' })).not.toContain('below the plot');
    // Of a chain W is C: from one agent on, W/k is below all that is drawn.
    const chain = told({ unit: 'min' }, CHAIN);
    expect(swatches(chain)).toBe(2);
    expect(chain).toContain('No run is faster. Its line would lie below the plot.');
  });
});
