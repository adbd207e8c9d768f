import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Repaint } from '../../../draw/painted.ts';
import type { Pen } from '../../../draw/pen.ts';
import type { GanttColours } from '../../../draw/task/gantt-colours.ts';
import { paintPlayhead, paintPointedBar } from '../../../draw/task/gantt-marks.ts';
import { paintGantt } from '../../../draw/task/gantt-painter.ts';
import type { GanttScene } from '../../../draw/task/gantt-scene.ts';
import { stretchOf, type View } from '../../../draw/task/view.ts';
import { momentAt, type Timeline } from '../../../draw/timeline.ts';
import type { Player } from '../../../player/player.ts';
import { usePlayhead } from '../../race/use-playhead.ts';
import type { StageSize } from '../../stage/canvas-stage.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import { KeptPicture } from '../graph/kept-picture.ts';

export interface GanttPaintingOptions {
  readonly scene: GanttScene | null;
  readonly view: View;
  readonly colours: GanttColours;
  /** That is pointed at; -1: none. */
  readonly step: number;
  readonly player: Player;
  readonly timeline: Timeline | null;
}

export interface GanttPainting {
  readonly stage: RefObject<StageHandle | null>;
  readonly paint: (pen: CanvasRenderingContext2D, size: StageSize) => void;
  readonly repaint: Repaint;
}

/** Paints lanes on their stage, kept while only the playhead or what is pointed at moves, and anew for a file. */
export function useGanttPainting(options: GanttPaintingOptions): GanttPainting {
  const { scene, view, colours, step, player, timeline } = options;
  const stage = useRef<StageHandle>(null);
  const kept = useRef<KeptPicture>(null);
  kept.current ??= new KeptPicture(() => stage.current?.invalidate());
  const picture = kept.current;
  useEffect(() => () => picture.dispose(), [picture]);
  /** One object for each picture that is kept. */
  const key = useMemo(() => ({ scene, view, colours }), [scene, view, colours]);
  const look = useMemo(() => ({ scene, colours }), [scene, colours]);

  const over = useCallback(
    (pen: Pen) => {
      if (!scene) return;
      if (step >= 0) paintPointedBar(pen, scene, view, colours, step);
      if (!timeline) return;
      const moment = momentAt(timeline, player.position);
      if (moment.phase === 'run') paintPlayhead(pen, scene, view, colours, moment.time);
    },
    [scene, view, colours, step, timeline, player],
  );
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, now: StageSize) => {
      pen.clearRect(0, 0, now.width, now.height);
      if (!scene) return;
      const place = { x: view.x, y: view.y, stretch: stretchOf(view, scene.bounds) };
      picture.put(pen, now, { key, look, view: place }, (layer) =>
        paintGantt(layer, scene, view, colours),
      );
      over(pen);
    },
    [scene, view, colours, picture, key, look, over],
  );
  const repaint = useCallback<Repaint>(
    (pen) => {
      if (!scene) return;
      paintGantt(pen, scene, view, colours);
      over(pen);
    },
    [scene, view, colours, over],
  );
  usePlayhead(
    player,
    useCallback(() => stage.current?.invalidate(), []),
  );
  return { stage, paint, repaint };
}
