import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { raceData } from './data.ts';
import { RacePicture } from './picture.tsx';
import { raceSays } from './says.ts';
import { raceTable } from './table.ts';

/** One agent against the swarm of the settings, on the graph of the file. */
export const raceFigure: TaskFigureSpec = {
  id: 'race',
  title: (language) => taskCatalogues[language].race.title,
  ready: ({ results }) => results.duel !== null,
  says: raceSays,
  Picture: RacePicture,
  table: raceTable,
  data: raceData,
};
