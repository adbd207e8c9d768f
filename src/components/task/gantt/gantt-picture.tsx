import { useMemo, useState } from 'react';
import { REACH } from '../../../draw/hit-test.ts';
import { barAt, nextBar } from '../../../draw/task/find-bar.ts';
import { ganttColours } from '../../../draw/task/gantt-colours.ts';
import { drawnAsBars, MOST_LANES } from '../../../draw/task/gantt-painter.ts';
import {
  barBox,
  barsInSight,
  type GanttRun,
  ganttScene,
  placeOfTime,
  timesInSight,
} from '../../../draw/task/gantt-scene.ts';
import { showing } from '../../../draw/task/view.ts';
import type { Timeline } from '../../../draw/timeline.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Player } from '../../../player/player.ts';
import { useLanguage } from '../../messages-context.tsx';
import type { StageSize } from '../../stage/canvas-stage.ts';
import { Stage } from '../../stage/stage.tsx';
import { usePalette } from '../../stage/use-palette.ts';
import { type CardFacts, speakFacts, TaskCard } from '../graph/task-card.tsx';
import { usePointed } from '../graph/use-pointed.ts';
import { useView } from '../graph/use-view.ts';
import { walkingKeys } from '../graph/walking-keys.ts';
import { Zoomable } from '../graph/zoomable.tsx';
import { GanttKey } from './gantt-key.tsx';
import { LaneAxis } from './lane-axis.tsx';
import { TimeAxis, type TimeAxisProps } from './time-axis.tsx';
import { useGanttPainting } from './use-gantt-painting.ts';
import './gantt.css';

export interface GanttPictureProps {
  readonly of: GanttRun;
  /** Of what the run is: another run of the same keeps the place and the size of the view. */
  readonly graph: unknown;
  readonly label: string;
  readonly factsOf: (step: number) => CardFacts;
  /** What the axis is called and what it names between two times of the run. `placeOf`: of a time, on the stage. */
  readonly axisOf: (
    from: number,
    to: number,
    placeOf: (time: number) => number,
  ) => Pick<TimeAxisProps, 'label' | 'ticks'>;
  readonly player: Player;
  /** Of the race; null: no playhead. */
  readonly timeline: Timeline | null;
}

const CLEAR = 40;
/** Numbers of lanes for which gantt.css has a height. */
const HEIGHTS = [1, 2, 4, 8, 16, 32];

/** Who works when: a lane for each agent that can be at work at once. */
export function GanttPicture(props: GanttPictureProps) {
  const { of, graph, label, factsOf, axisOf, player, timeline } = props;
  const { lanes, run } = of;
  const text = taskCatalogues[useLanguage()].graph.gantt;
  const palette = usePalette();
  const others = useMemo(() => of.onPath.some((isOn) => !isOn), [of]);
  const colours = useMemo(() => ganttColours(palette, run.agents), [palette, run.agents]);
  const [size, setSize] = useState<StageSize | null>(null);
  const scene = useMemo(() => size && ganttScene(of, size), [of, size]);
  const { view, change } = useView(scene?.bounds ?? null, graph);
  const pointed = usePointed<number>(of, (a, b) => a === b);
  const { at } = pointed;
  const step = at?.what ?? -1;
  const sight = useMemo(() => scene && barsInSight(scene, view).count, [scene, view]);
  const drawing = useGanttPainting({ scene, view, colours, step, player, timeline });

  const keyDown = walkingKeys(
    pointed,
    scene && {
      first: () => lanes.item[0] ?? 0,
      next: (from, direction) => nextBar(scene, from, direction),
      show(to) {
        const middle = ((run.start[to] + run.end[to]) / 2) * scene.perTime;
        change((now, bounds) => showing(now, bounds, { x: middle, y: 0 }, CLEAR));
      },
    },
  );

  const facts = useMemo(() => (step >= 0 ? factsOf(step) : null), [step, factsOf]);
  const hit = (point: { x: number; y: number; coarse: boolean }) => {
    if (!scene) return null;
    const reach = (point.coarse ? REACH.touch : REACH.mouse) / 3;
    const found = barAt(scene, view, point, reach);
    return found >= 0 ? found : null;
  };
  const bars = scene && sight !== null && drawnAsBars(scene, sight);
  const box = scene && step >= 0 ? barBox(scene, view, step) : null;

  return (
    <div className="gantt">
      {scene && <LaneAxis lanes={lanes.count} height={scene.bounds.height} />}
      <Zoomable
        label={label}
        help={text.help}
        view={view}
        bounds={scene?.bounds ?? null}
        change={change}
        onKeyDown={keyDown}
        onBlur={pointed.clear}
        height={`gantt-${HEIGHTS.find((most) => lanes.count <= most) ?? 64}`}
        status={
          sight === null || bars
            ? text.lanes
            : lanes.count > MOST_LANES
              ? text.busyLanes(lanes.count)
              : text.busy(sight)
        }
        axis={
          scene && (
            <TimeAxis
              width={scene.bounds.width}
              {...axisOf(...timesInSight(scene, view), (time) => placeOfTime(scene, view, time))}
            />
          )
        }
      >
        <Stage
          ref={drawing.stage}
          label={label}
          paint={drawing.paint}
          repaint={drawing.repaint}
          onSize={setSize}
          onPoint={(point) => pointed.hover(point && hit(point))}
          onPress={(point) => pointed.press(hit(point))}
        />
        {scene && facts && box && box.width > 0 && (
          <TaskCard
            facts={facts}
            at={{ x: box.x + box.width / 2, y: box.y }}
            bounds={scene.bounds}
          />
        )}
      </Zoomable>
      <GanttKey
        colours={colours}
        bars={bars !== false}
        others={others}
        overhead={run.scheduling + run.communication > 0}
        playhead={timeline !== null}
      />
      <p className="visually-hidden" aria-live="polite">
        {at?.via === 'keys' && facts && speakFacts(facts)}
      </p>
    </div>
  );
}
