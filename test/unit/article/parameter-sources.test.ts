import { expect, it } from 'vitest';
import { DIMENSIONS } from '../../../scripts/calibrate/search-space.ts';
import { SOURCES } from '../../../src/article/parameter-sources.ts';
import { PARAMETER_KEYS } from '../../../src/model/parameters.ts';

it('the constants that are said to be fitted are those that the search moved, and two choices', () => {
  const fitted = PARAMETER_KEYS.filter((key) => SOURCES[key] === 'fitted');
  const searched = DIMENSIONS.map(({ key }) => key);
  expect(fitted.sort()).toEqual([...searched, 'dispatch', 'backlog'].sort());
});
