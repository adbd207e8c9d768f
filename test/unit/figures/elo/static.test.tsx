import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { EloComputation } from '../../../../src/figures/elo/elo-computation.ts';
import { EloFigure } from '../../../../src/figures/elo/elo-figure.tsx';
import { STORED_ELO } from '../../../../src/figures/elo/stored.ts';
import { LANGUAGES } from '../../../../src/messages/index.ts';
import { FakeSpreads } from './fake-spreads.ts';

it.each(LANGUAGES)('is drawn from what is stored before any script runs, in %s', (language) => {
  const spreads = new FakeSpreads();
  const elo = new EloComputation({ compute: spreads.compute, stored: STORED_ELO });
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <EloFigure elo={elo} />
    </LanguageProvider>,
  );
  expect(html.match(/<svg class="plot-svg elo-static"/g)).toHaveLength(2);
  // Four lines in each plot, and five bands.
  expect(html.match(/<path class="plot-mean" d="M/g)).toHaveLength(8);
  expect(html.match(/<path class="plot-band" d="M/g)).toHaveLength(5);
  expect(html).not.toMatch(/NaN|undefined/);
  expect(html).toContain(language === 'zh' ? '400 次会话' : '400 sessions a system');
  expect(spreads.all).toHaveLength(0);
});
