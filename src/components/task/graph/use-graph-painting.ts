import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Repaint } from '../../../draw/painted.ts';
import { paintGraph } from '../../../draw/task/graph-painter.ts';
import type { GraphMarks } from '../../../draw/task/graph-scene.ts';
import { idLabels } from '../../../draw/task/id-labels.ts';
import type { PlacedScene } from '../../../draw/task/placed-scene.ts';
import { paintLabels, paintPointed } from '../../../draw/task/pointed-painter.ts';
import type { TaskColours } from '../../../draw/task/task-colours.ts';
import { stretchOf } from '../../../draw/task/view.ts';
import type { StageSize } from '../../stage/canvas-stage.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import { KeptPicture, keyOf } from './kept-picture.ts';
import type { Pointed } from './use-pointed.ts';

export interface GraphPaintingOptions {
  readonly marks: GraphMarks;
  readonly placed: PlacedScene | null;
  readonly colours: TaskColours;
  readonly idOf: (step: number) => string;
  /** The step that is pointed at. */
  readonly at: Pointed<number> | null;
  /** Says that fewer edges are drawn than are in sight. */
  readonly thinned: (drawn: number, inSight: number) => string;
}

export interface GraphPainting {
  readonly stage: RefObject<StageHandle | null>;
  /** Where it is said that edges are left out. */
  readonly thinned: RefObject<HTMLSpanElement | null>;
  readonly paint: (pen: CanvasRenderingContext2D, size: StageSize) => void;
  readonly repaint: Repaint;
}

/** How much of the graph is left to see behind what is pointed at. */
const BEHIND = { hover: 0.4, press: 0.26, keys: 0.26 };

/** Paints a graph on its stage, kept while only what is pointed at changes, and anew for a file. */
export function useGraphPainting(options: GraphPaintingOptions): GraphPainting {
  const { marks, placed, colours, idOf, at, thinned: thinnedText } = options;
  const step = at?.what ?? -1;
  const behind = at ? BEHIND[at.via] : 1;
  const stage = useRef<StageHandle>(null);
  const thinned = useRef<HTMLSpanElement>(null);
  const kept = useRef<KeptPicture>(null);
  kept.current ??= new KeptPicture(() => stage.current?.invalidate());
  const picture = kept.current;
  useEffect(() => () => picture.dispose(), [picture]);

  const labels = useMemo(
    () => (placed ? idLabels(placed, idOf, step < 0 ? null : withNeighbours(marks, step)) : []),
    [placed, idOf, marks, step],
  );
  const over = useCallback(
    (
      pen: CanvasRenderingContext2D | Parameters<Repaint>[0],
      all: PlacedScene,
      scale: number,
      cut: boolean,
    ) => {
      const look = { colours, scale, cut };
      if (step >= 0) paintPointed(pen, all, look, step);
      paintLabels(pen, labels, look);
    },
    [colours, step, labels],
  );

  const paint = useCallback(
    (pen: CanvasRenderingContext2D, now: StageSize) => {
      pen.clearRect(0, 0, now.width, now.height);
      if (!placed) return;
      const look = { colours, scale: now.scale, cut: false };
      const { scene, view } = placed;
      const kept = { x: view.x, y: view.y, stretch: stretchOf(view, scene.bounds) };
      picture.put(
        pen,
        now,
        // Colours stay with the picture: another theme is another one.
        { key: keyOf(placed, colours), look: keyOf(scene, colours), view: kept },
        (layer) => {
          const { drawn, inSight } = paintGraph(layer, placed, look);
          if (thinned.current)
            thinned.current.textContent = drawn < inSight ? thinnedText(drawn, inSight) : '';
        },
        behind,
      );
      over(pen, placed, now.scale, false);
    },
    [placed, colours, picture, over, behind, thinnedText],
  );
  const repaint = useCallback<Repaint>(
    (pen, now, makeLayer) => {
      if (!placed) return;
      const look = { colours, scale: now.scale, cut: true };
      const layer = makeLayer(now.width, now.height);
      paintGraph(layer.pen, placed, look);
      pen.globalAlpha = behind;
      pen.drawImage(layer.image, 0, 0, layer.width, layer.height);
      pen.globalAlpha = 1;
      over(pen, placed, now.scale, true);
    },
    [placed, colours, over, behind],
  );
  return { stage, thinned, paint, repaint };
}

function withNeighbours({ graph }: GraphMarks, step: number): number[] {
  const { prerequisites, dependents } = graph;
  const row = ({ start, item }: typeof prerequisites) =>
    item.subarray(start[step], start[step + 1]);
  return [step, ...row(prerequisites), ...row(dependents)];
}
