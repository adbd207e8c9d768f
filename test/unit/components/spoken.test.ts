import { expect, it } from 'vitest';
import { speakState, speakStep } from '../../../src/components/race/spoken.ts';
import { tellingOfGrown } from '../../../src/components/race/telling.tsx';
import { columnsOf } from '../../../src/draw/run-columns.ts';
import { catalogues } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { raceOf } from '../../browser/race/fixture/results.ts';

it('sentences of a step end as the language has it, in what is spoken of the race', () => {
  const columns = columnsOf(raceOf({ ...PRESETS.post, steps: 20 }).alone);
  const rows = [{ team: 'A', columns, alone: true }];
  const said = (language: 'en' | 'zh') => {
    const { figure } = catalogues[language];
    const spoken = speakStep(figure.race, 0, 0, tellingOfGrown(null, figure), rows);
    // Points of numbers are none of a sentence.
    return spoken.replace(/(?<=\d)\.(?=\d)/g, '');
  };
  expect(said('en')).toMatch(/^([^.。]+\. )+[^.。]+\.$/);
  expect(said('zh')).toMatch(/^([^.。]+。)+$/);
});

it('sentences of the state of a race stand apart as the language has it', () => {
  const said = (language: 'en' | 'zh') => {
    const { figure } = catalogues[language];
    const scores = () => ({ coverage: 0.5, best: null, atWork: 3 });
    return speakState(
      figure.race,
      { phase: 'run', time: 6 },
      20,
      tellingOfGrown(null, figure),
      [{ team: 'A', scores }],
      { digits: 3, what: 'B' },
    );
  };
  expect(said('en')).toBe('At 6. B. A: 50% covered, 3 at work.');
  expect(said('zh')).toBe('时刻 6。B。A：已覆盖 50%，3 个在工作。');
});
