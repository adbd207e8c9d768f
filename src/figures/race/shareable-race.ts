import { raceTimeline } from '../../draw/timeline.ts';
import { DEFAULT_LINK_STATE, type LinkState } from '../../link/link-state.ts';
import { catalogues } from '../../messages/index.ts';
import type { ParameterKey } from '../../model/parameters.ts';
import { isCurrent, raceUnit } from '../../state/result-slice.ts';
import type { Shareable } from '../share/shareable.ts';
import type { Lab } from './create-lab.ts';
import { dataOfRace, scheduleOfRace } from './data.ts';

/** What can be moved where the race is embedded and nothing else is said. */
export const RACE_CONTROLS: readonly ParameterKey[] = ['swarm', 'agents', 'layers', 'seed'];

/** The race as it can be sent, embedded and taken along. `element`: what it is drawn in. */
export function shareableRace({ store }: Lab, element: () => HTMLElement | null): Shareable {
  const page = (): LinkState => {
    const { preset, parameters, view, pins } = store.getState();
    return { ...DEFAULT_LINK_STATE, preset, parameters, view, pins };
  };
  /** What is on show, where all of it is of the settings as they are. */
  const whole = () => {
    const { picture, parameters, work } = store.getState();
    return work.status === 'complete' && isCurrent(picture, parameters) ? picture : null;
  };
  return {
    figure: 'race',
    title: (language) => catalogues[language].page.figure.label,
    page,
    state: () => ({ ...page(), figure: 'race' }),
    digest: () => whole()?.race.digest ?? null,
    data() {
      const { picture, ghosts } = store.getState();
      return picture && dataOfRace(picture, ghosts);
    },
    schedule() {
      const { picture } = store.getState();
      return picture && scheduleOfRace(picture);
    },
    picture: element,
    controls: () => RACE_CONTROLS,
    film() {
      const picture = whole();
      if (!picture) return null;
      const { race, raceOf } = picture;
      const unit = raceUnit(picture);
      return {
        race,
        timeline: raceTimeline(race, { clock: store.getState().view.time }),
        tMid: unit.known ? unit.length : null,
        kind: raceOf.swarm,
        agents: raceOf.agents,
      };
    },
  };
}
