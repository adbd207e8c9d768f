import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { REACH } from '../../draw/hit-test.ts';
import type { Repaint } from '../../draw/painted.ts';
import type { PanelColours } from '../../draw/palette.ts';
import { Panel } from '../../draw/panel.ts';
import {
  type PanelPlan,
  type Place,
  placeNear,
  planPanel,
  whereIs,
} from '../../draw/panel-plan.ts';
import type { Pen } from '../../draw/pen.ts';
import { momentAt } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import type { StageSize } from '../stage/canvas-stage.ts';
import { LayerPool } from '../stage/layer-pool.ts';
import { Stage, type StageHandle, type StagePoint } from '../stage/stage.tsx';
import { DepthAxis } from './depth-axis.tsx';
import { PanelHead, type PanelHeadProps } from './panel-head.tsx';
import { PanelHolder } from './panel-holder.ts';
import { useTelling } from './telling.tsx';
import { usePlayhead } from './use-playhead.ts';

export interface RacePanelProps extends PanelHeadProps {
  readonly colours: PanelColours;
  /** The step that the reader points at, in this panel or in the other. */
  readonly place: Place | null;
  /** Whether it is pointed at here, so that its agent is shown too. */
  readonly here: boolean;
  /** How far all else steps back for it, 0 to 1. */
  readonly veil: number;
  readonly describedBy: string;
  readonly onPoint: (place: Place | null) => void;
  readonly onPress: (place: Place | null) => void;
  readonly onKeyDown: (event: KeyboardEvent, plan: PanelPlan) => void;
  readonly onLeave: () => void;
  /** Drawn over the picture, told where the step is. */
  readonly card: (at: { x: number; y: number }, size: StageSize) => ReactNode;
}

/** One side of the race: who works there, how far they are, the graph, and its layers. */
export function RacePanel(props: RacePanelProps) {
  const { team, sessions, colours, player, timeline, place, here, veil } = props;
  const { race: text } = useMessages().figure;
  const { picture } = useTelling(null);
  const stage = useRef<StageHandle>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const pool = useRef<LayerPool>(null);
  pool.current ??= new LayerPool();
  const layers = pool.current;
  const forks = team.kind === 'recursive';
  const holder = useMemo(
    () => new PanelHolder({ sessions, colours, forks }, layers),
    [sessions, colours, forks, layers],
  );

  const paintPanel = useCallback(
    (pen: Pen, panel: Panel) => {
      pen.clearRect(0, 0, panel.plan.width, panel.plan.height);
      const shown = place && place.cell < sessions.length ? { ...place, agent: here, veil } : null;
      panel.paint(pen, momentAt(timeline, player.position), shown);
    },
    [timeline, player, place, here, veil, sessions],
  );
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, at: StageSize) => paintPanel(pen, holder.at(at)),
    [holder, paintPanel],
  );
  const repaint = useCallback<Repaint>(
    (pen, at, makeLayer) =>
      paintPanel(pen, new Panel(planPanel(sessions, at), { colours, forks, makeLayer })),
    [sessions, colours, forks, paintPanel],
  );

  usePlayhead(
    player,
    useCallback(() => stage.current?.invalidate(), []),
  );

  const plan = useMemo(() => size && planPanel(sessions, size), [sessions, size]);
  const hit = ({ x, y, coarse }: StagePoint) =>
    plan && placeNear(plan, x, y, coarse ? REACH.touch : REACH.mouse);
  const { graph } = sessions[0];

  return (
    <section className="race-panel" aria-label={team.name}>
      <PanelHead {...props} />
      <div
        className="race-panel-stage"
        role="application"
        aria-roledescription={text.roleDescription}
        aria-label={team.name}
        aria-describedby={props.describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys walk through the steps.
        tabIndex={0}
        onKeyDown={(event) => plan && props.onKeyDown(event, plan)}
        onBlur={props.onLeave}
      >
        <Stage
          ref={stage}
          label={picture(graph.steps, graph.layers)}
          paint={paint}
          repaint={repaint}
          onSize={setSize}
          onPoint={(point) => props.onPoint(point && hit(point))}
          onPress={(point) => props.onPress(hit(point))}
        />
        {plan && place && here && props.card(whereIs(plan, place), plan)}
      </div>
      {plan && sessions.length === 1 ? (
        <DepthAxis layout={plan.parts[0].layout} />
      ) : (
        <p className="race-panel-note">
          {sessions.length > 1 && text.sessionsShown(sessions.length, team.sessions)}
        </p>
      )}
    </section>
  );
}
