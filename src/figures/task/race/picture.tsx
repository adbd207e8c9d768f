import { type CSSProperties, useMemo, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { Plot } from '../../../components/plot/plot.tsx';
import { RaceFigure } from '../../../components/race/race-figure.tsx';
import { useTeams } from '../../../components/race/teams.ts';
import { TellingProvider } from '../../../components/race/telling.tsx';
import { Transport } from '../../../components/transport/transport.tsx';
import type { RaceData } from '../../../draw/race-data.ts';
import { isCrowded } from '../../../draw/race-form.ts';
import type { Timeline } from '../../../draw/timeline.ts';
import type { Duel } from '../../../state/task/task-state.ts';
import type { TaskPictureProps } from '../spec.ts';
import { bestPlot } from './best-plot.tsx';
import { useTaskClock } from './clock.tsx';
import { coveragePlot } from './coverage-plot.tsx';
import { duelRace } from './duel-race.ts';
import { graphHeight } from './graph-height.ts';
import { Playhead } from './playhead.tsx';
import { tellingOfTask } from './telling.ts';
import './race.css';

/** One agent and the swarm on the graph of a file, side by side, with their playback and both coverages. */
export function RacePicture(props: TaskPictureProps) {
  const { results, timeline } = props;
  const { duel } = results;
  return duel && timeline ? <Race {...props} duel={duel} timeline={timeline} /> : null;
}

interface RaceProps extends TaskPictureProps {
  readonly duel: Duel;
  readonly timeline: Timeline;
}

function Race({ task, results, duel, player, timeline }: RaceProps) {
  const language = useLanguage();
  const { onClock } = useTaskClock();
  const { kind, agents } = duel.of;
  const race = duelRace(task, duel);
  const telling = useMemo(() => tellingOfTask(task, duel, language), [task, duel, language]);
  const teams = useTeams(kind, agents, 1);
  const work = results.facts?.span ?? null;
  const { clock } = timeline;
  const plot = useMemo(
    () => coveragePlot({ task, duel, work, teams, clock, language }),
    [task, duel, work, teams, clock, language],
  );
  const best = useMemo(
    () => bestPlot({ task, duel, race, teams, clock, language }),
    [task, duel, race, teams, clock, language],
  );
  const height = useMemo(() => heightOf(race), [race]);
  const [reading, setReading] = useState<number | null>(null);
  const shared = { race, tMid: null, kind, agents, player, timeline };
  return (
    <TellingProvider value={telling}>
      <div
        className="task-race"
        data-low={height === null ? undefined : height < CARD ? 'flat' : 'low'}
        style={height === null ? undefined : heightStyle(height)}
      >
        <RaceFigure {...shared} />
        {timeline.length > 0 && <Transport {...shared} onClock={onClock} />}
        {timeline.length > 0 && (
          <div className="task-race-curves">
            {[plot, best].map(
              (each) =>
                each && (
                  <Plot
                    key={each.title}
                    {...each}
                    reading={{ at: reading, here: reading !== null, onRead: setReading }}
                    behind={(scales) => (
                      <Playhead {...{ player, timeline, scales }} perOne={duel.result.perOne} />
                    )}
                  />
                ),
            )}
          </div>
        )}
      </div>
    </TellingProvider>
  );
}

/** About how high the card of a step is, in CSS pixels: in a lower picture it would hide the steps. */
const CARD = 200;

/** Of the panels, in CSS pixels, where the graph needs less than they have. */
function heightOf({ alone: { graph } }: RaceData): number | null {
  return isCrowded(graph) ? null : graphHeight(graph);
}

/** The pictures come when runs are in, and never from the server: they may carry a style. */
function heightStyle(height: number): CSSProperties {
  return { '--graph-height': `${height}px` } as CSSProperties;
}
