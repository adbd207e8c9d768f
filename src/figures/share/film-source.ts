import type { RaceFilm } from '../race/film-race.ts';

/** A race as it can be filmed: all but the looks and the words of the film. */
export type FilmSource = Pick<
  RaceFilm,
  'race' | 'timeline' | 'tMid' | 'telling' | 'kind' | 'agents'
>;
