import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type PanelColours, panelColours } from '../../draw/palette.ts';
import type { Place } from '../../draw/panel-plan.ts';
import type { RaceData } from '../../draw/race-data.ts';
import { isCrowded } from '../../draw/race-form.ts';
import { columnsOf } from '../../draw/run-columns.ts';
import { eventUnder, stepsAt } from '../../draw/step-event.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Messages } from '../../messages/index.ts';
import type { Session } from '../../model/measure/sessions.ts';
import type { SwarmKind } from '../../model/parameters.ts';
import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import type { StageSize } from '../stage/canvas-stage.ts';
import { usePalette } from '../stage/use-palette.ts';
import { handlePlayerKeys } from '../transport/player-keys.ts';
import { CrowdLegend } from './crowd-legend.tsx';
import { CrowdPanel } from './crowd-panel.tsx';
import { RaceLegend } from './race-legend.tsx';
import { RacePanel } from './race-panel.tsx';
import { StepCard, type StepCardRow } from './step-card.tsx';
import { type Team, useTeams } from './teams.ts';
import { useTelling } from './telling.tsx';
import { usePlayhead } from './use-playhead.ts';
import { useSpoken } from './use-spoken.ts';
import { type Target, useWalk } from './use-walk.ts';
import './race-figure.css';

export interface RaceFigureProps {
  /** null until the first result is there. */
  readonly race: RaceData | null;
  /** t_mid in the unit of this graph's durations; null when it is not known. */
  readonly tMid: number | null;
  readonly kind: SwarmKind;
  /** The agents of the swarm; of several sessions, all together. */
  readonly agents: number;
  readonly player: Player;
  /** Of this race: raceTimeline(race, …), and set on the player. */
  readonly timeline: Timeline;
  /** A step was pressed or walked to; null when it was let go. */
  readonly onSelect?: (step: number | null) => void;
}

/** A pointer that passes hides little: it may only rest there while the race plays. */
const VEIL = { passing: 0.45, chosen: 0.75 };

/**
 * One task graph, worked through twice: on the left by one agent, on the right by the swarm. Follows the player
 * without rendering anew.
 */
export function RaceFigure(props: RaceFigureProps) {
  const { race } = props;
  const text = useMessages().figure.race;
  const { waiting } = useTelling(props.tMid);
  if (!race) {
    return (
      <figure className="race-figure" aria-label={text.label}>
        <div className="race-panels" aria-busy="true">
          <p className="race-panel-empty">{waiting}</p>
        </div>
      </figure>
    );
  }
  return <Race {...props} race={race} />;
}

function Race({
  race,
  tMid,
  kind,
  agents,
  player,
  timeline,
  onSelect,
}: RaceFigureProps & { readonly race: RaceData }) {
  const text = useMessages().figure.race;
  const telling = useTelling(tMid);
  const crowded = isCrowded(race.alone.graph);
  const palette = usePalette();
  const help = useId();
  const root = useRef<HTMLElement>(null);
  const teams = useTeams(kind, agents, race.sessions);
  const sides = useMemo(
    () => [
      { team: teams[0], sessions: [race.alone], colours: panelColours(palette, teams[0].colour) },
      { team: teams[1], sessions: race.swarm, colours: panelColours(palette, teams[1].colour) },
    ],
    [race, palette, teams],
  );

  const timeNow = useCallback(() => {
    const moment = momentAt(timeline, player.position);
    return moment.phase === 'run' ? moment.time : Number.NEGATIVE_INFINITY;
  }, [timeline, player]);
  const walk = useWalk(timeNow);
  const { target } = walk;
  // A new graph may not have that many steps.
  const stands =
    target && target.step < (sides[target.panel].sessions[target.cell]?.graph.steps ?? 0);
  const shown = stands ? target : null;
  const event = useSyncExternalStore(
    useCallback((changed: () => void) => player.subscribe(changed), [player]),
    () => eventUnder(timeline, player),
  );
  const ended = useMemo(() => stepsAt(race, timeline, event), [race, timeline, event]);
  /** What the reader points at, here or in the other panel; else the step that was stepped to. */
  const placeIn = (panel: number): Place | null => {
    if (shown) return shown.panel === panel || shown.cell === 0 ? shown : null;
    return ended.find((step) => step.panel === panel) ?? null;
  };
  const rows = useMemo(() => rowsOf(shown, race, sides, text), [shown, race, sides, text]);

  usePlayhead(
    player,
    useCallback(() => {
      const { phase } = momentAt(timeline, player.position);
      if (root.current && root.current.dataset.phase !== phase) root.current.dataset.phase = phase;
    }, [timeline, player]),
  );
  const spoken = useSpoken({
    race,
    telling,
    player,
    timeline,
    teams,
    walked: shown?.via === 'keys' ? shown : null,
    rows,
  });

  const selected = shown && shown.via !== 'hover' ? shown.step : null;
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  }, [onSelect]);
  useEffect(() => select.current?.(selected), [selected]);

  const card = (at: { x: number; y: number }, size: StageSize): ReactNode =>
    shown && <StepCard {...{ step: shown.step, rows, telling, player, timeline, at, size }} />;

  return (
    <figure
      ref={root}
      className="race-figure"
      aria-label={text.label}
      onKeyDown={(event) => handlePlayerKeys(event, player)}
    >
      <div className="race-panels">
        {sides.map((side, i) => {
          const key = i === 0 ? 'alone' : 'swarm';
          const all = { ...side, bestScale: race.scale, player, timeline };
          if (crowded) return <CrowdPanel key={key} {...all} />;
          return (
            <RacePanel
              key={key}
              {...all}
              place={placeIn(i)}
              here={shown?.panel === i}
              veil={shown?.via === 'hover' ? VEIL.passing : VEIL.chosen}
              describedBy={help}
              onPoint={(place) => walk.hover(i, place)}
              onPress={(place) => walk.press(i, place)}
              onKeyDown={(event, plan) => walk.keyDown(i, event, plan)}
              onLeave={() => shown?.via === 'keys' && walk.clear()}
              card={card}
            />
          );
        })}
      </div>
      {crowded ? (
        <CrowdLegend palette={palette} teams={teams} />
      ) : (
        <RaceLegend
          palette={palette}
          teams={teams}
          graph={race.alone.graph}
          telling={telling}
          forks={kind === 'recursive'}
        />
      )}
      <p id={help} className="visually-hidden">
        {crowded ? text.crowd.help : text.help}
      </p>
      <p ref={spoken} className="visually-hidden" aria-live="polite" />
    </figure>
  );
}

/** Who works on the step: both sides where it is a step of the graph they share, else its session alone. */
function rowsOf(
  target: Target | null,
  race: RaceData,
  sides: readonly { readonly team: Team; readonly colours: PanelColours }[],
  text: Messages['figure']['race'],
): StepCardRow[] {
  if (!target) return [];
  const row = (side: number, session: Session, name?: string): StepCardRow => {
    const { team, colours } = sides[side];
    return {
      team: name ?? team.short,
      colour: colours.agents,
      columns: columnsOf(session),
      alone: session.run.agentsStarted === 1,
    };
  };
  const several = race.swarm.length > 1;
  if (target.panel === 1 && target.cell > 0)
    return [row(1, race.swarm[target.cell], text.session(target.cell + 1))];
  return [row(0, race.alone), row(1, race.swarm[0], several ? text.session(1) : undefined)];
}
