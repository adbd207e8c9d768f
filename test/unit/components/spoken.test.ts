import { expect, it } from 'vitest';
import { speakStep } from '../../../src/components/race/spoken.ts';
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
