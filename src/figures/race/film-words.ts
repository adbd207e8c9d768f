import type { Team } from '../../components/race/teams.ts';
import type { Telling } from '../../components/race/telling.tsx';
import { grownSteps } from '../../draw/growth-painter.ts';
import type { RaceData } from '../../draw/race-data.ts';
import { columnsOf, scoresTogether } from '../../draw/run-columns.ts';
import type { Moment } from '../../draw/timeline.ts';
import { catalogues, type Language } from '../../messages/index.ts';

export interface FilmTexts {
  readonly score: Readonly<Record<'coverage' | 'best', string>>;
  /** The time on show; nothing while the graph grows. */
  now(moment: Moment): string;
  /** How far one side is: 0 for the one agent, 1 for the swarm. */
  readout(side: number, moment: Moment): string;
}

/** Significant digits of a time that runs. */
const DIGITS = 2;

/** What a film of the race says, as the page says it. */
export function filmTexts(
  race: RaceData,
  telling: Telling,
  language: Language,
  teams: readonly [Team, Team],
): FilmTexts {
  const { chart, race: text } = catalogues[language].figure;
  const sides = [[race.alone], race.swarm].map((sessions) => sessions.map(columnsOf));
  return {
    score: { coverage: chart.coverage, best: chart.best },
    now(moment) {
      if (moment.phase === 'growth') return '';
      return telling.time(moment.time, DIGITS);
    },
    readout(side, moment) {
      const sessions = sides[side];
      if (moment.phase === 'growth') {
        const { steps } = sessions[0].graph;
        return text.grown(grownSteps(moment.share, steps), steps);
      }
      const { coverage, best, atWork } = scoresTogether(sessions, moment.time, race.scale);
      const parts = [text.covered(coverage)];
      if (best !== null) parts.push(text.best(best));
      // Of some of the sessions it would be no number of the whole.
      const { agents, sessions: all } = teams[side];
      if (agents > 1 && sessions.length === all) parts.push(text.atWork(atWork));
      return parts.join(' · ');
    },
  };
}
