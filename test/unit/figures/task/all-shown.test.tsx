import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { pathFigure } from '../../../../src/figures/task/path/spec.ts';
import { rulesFigure } from '../../../../src/figures/task/rules/spec.ts';
import { scaleFigure } from '../../../../src/figures/task/scale/spec.ts';
import type { TaskFigureSpec, TaskShown } from '../../../../src/figures/task/spec.ts';
import { worthFigure } from '../../../../src/figures/task/worth/spec.ts';
import { verdict } from '../../../../src/figures/task/worth/verdict.ts';
import { LANGUAGES, type Language } from '../../../../src/messages/index.ts';
import { Player } from '../../../../src/player/player.ts';
import { stepLists } from '../../graphs/arbitrary-graphs.ts';
import { CHAIN, DIAMOND, GRAHAM, taskShown } from './task-shown.ts';

const FIGURES: readonly TaskFigureSpec[] = [scaleFigure, worthFigure, rulesFigure, pathFigure];

/** Nothing is played here. */
const NO_CLOCK = { now: () => 0, requestFrame: () => 0, cancelFrame: () => {} };

function markup({ Picture }: TaskFigureSpec, shown: TaskShown, language: Language): string {
  const picture = createElement(Picture, {
    ...shown,
    actions: { change: () => {}, choose: () => {} },
    player: new Player({ clock: NO_CLOCK }),
    timeline: null,
  });
  return renderToStaticMarkup(createElement(LanguageProvider, { value: language }, picture));
}

describe('what the colours of a picture mean', () => {
  it('is told of those that are in it', () => {
    const chain = taskShown(CHAIN, { unit: 'min' });
    const diamond = taskShown(DIAMOND, { unit: 'min' });
    // Whatever is taken off a chain is gained; of the longer way of a diamond only a part of it.
    expect(markup(pathFigure, chain, 'en')).not.toContain('Hatched');
    expect(markup(pathFigure, chain, 'en')).toContain('Full: ');
    expect(markup(pathFigure, chain, 'zh')).not.toContain('斜线');
    expect(markup(pathFigure, diamond, 'en')).toContain('Hatched: ');
    const money = (steps: typeof CHAIN) =>
      markup(worthFigure, taskShown(steps, { unit: 'min', paid: 'reserved' }), 'en');
    // One agent is as fast as any, for less: there is no line.
    expect(money(CHAIN)).toContain('Bold: the size to choose. Pale: ');
    expect(money(DIAMOND)).toContain('Line: the sizes to choose from. Pale: ');
    // One agent takes 13 for 13, two take 9 for 18: without the others none is beaten.
    const shown = taskShown(DIAMOND, { unit: 'min', paid: 'reserved', parameters: { agents: 2 } });
    const scale = shown.results.scale.filter(({ agents }) => agents < 3);
    const two = { ...shown, results: { ...shown.results, scale } };
    expect(markup(worthFigure, two, 'en')).toContain('Line: the sizes to choose from.</p>');
  });
});

const NONSENSE = /NaN|Infinity|undefined|∞|\[object/;

describe('every figure of any graph', () => {
  it('is drawn, told and tabled without nonsense', () => {
    const options = fc.record({
      unit: fc.constantFrom('ms', 'h', null),
      paid: fc.constantFrom('working', 'reserved'),
      hour: fc.constantFrom(null, 3),
      price: fc.constantFrom(0, 2.5),
      overhead: fc.boolean(),
      agents: fc.constantFrom(1, 3, 100),
    });
    fc.assert(
      fc.property(stepLists(7), options, (steps, { agents, overhead, ...others }) => {
        const shown = taskShown(steps, {
          ...others,
          sizes: [1, 2, 4],
          parameters: { agents, overhead },
        });
        for (const figure of FIGURES) {
          expect(figure.ready(shown)).toBe(true);
          const told = figure.says(shown, 'en');
          expect(told[0]).not.toBe('');
          const table = figure.table(shown, 'en');
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
          const texts = [...told, ...(table?.rows.flat() ?? []), markup(figure, shown, 'en')];
          expect(texts.join('\n')).not.toMatch(NONSENSE);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('both languages', () => {
  it.each(LANGUAGES)(
    '%s has no style in the markup, which the policy of the page forbids',
    (language) => {
      for (const figure of FIGURES) {
        const shown = taskShown(GRAHAM, { unit: 'min', recorded: 16, paid: 'reserved', hour: 4 });
        expect(markup(figure, shown, language)).not.toContain('style=');
      }
    },
  );

  it('say as many things of a graph', () => {
    for (const options of [
      { unit: 's', recorded: 16, paid: 'reserved', hour: 4 },
      { parameters: { rule: 'input-order' }, recorded: 900 },
      { unit: 'h', parameters: { overhead: true, agents: 1 } },
    ] as const) {
      for (const steps of [GRAHAM, DIAMOND]) {
        const shown = taskShown(steps, options);
        for (const figure of FIGURES) {
          const [en, zh] = [figure.says(shown, 'en'), figure.says(shown, 'zh')];
          expect(zh).toHaveLength(en.length);
          // No sentence is left in English, and none has a space before or behind Chinese punctuation.
          for (const sentence of zh) expect(sentence).toMatch(/\p{Script=Han}.*[。]$/u);
          expect(zh.join('')).not.toMatch(/[。，：；、（] | [。，：；、）]/);
        }
        const { sentence, because } = verdict(shown, 'zh');
        expect(sentence + because).not.toMatch(/[。，；、（] | [。，：；、）]/);
      }
    }
  });
});
