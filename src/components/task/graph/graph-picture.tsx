import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { REACH } from '../../../draw/hit-test.ts';
import type { Repaint } from '../../../draw/painted.ts';
import { type Direction, moveCursor } from '../../../draw/step-cursor.ts';
import { paintGraph } from '../../../draw/task/graph-painter.ts';
import { type GraphMarks, graphScene } from '../../../draw/task/graph-scene.ts';
import { idLabels } from '../../../draw/task/id-labels.ts';
import {
  inSight,
  type PlacedScene,
  placeScene,
  stepNear,
} from '../../../draw/task/placed-scene.ts';
import { paintLabels, paintPointed } from '../../../draw/task/pointed-painter.ts';
import { taskColours } from '../../../draw/task/task-colours.ts';
import { showing, stretchOf } from '../../../draw/task/view.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';
import type { StageSize } from '../../stage/canvas-stage.ts';
import { Stage, type StageHandle } from '../../stage/stage.tsx';
import { usePalette } from '../../stage/use-palette.ts';
import { GraphKey } from './graph-key.tsx';
import { KeptPicture, keyOf } from './kept-picture.ts';
import { LayersAxis } from './layers-axis.tsx';
import { heightOf } from './stage-height.ts';
import { type CardFacts, speakFacts, TaskCard } from './task-card.tsx';
import { usePointed } from './use-pointed.ts';
import { useView } from './use-view.ts';
import { Zoomable } from './zoomable.tsx';

export interface GraphPictureProps {
  readonly marks: GraphMarks;
  /** What the picture shows, in a sentence. */
  readonly label: string;
  /** What a step is called, at a length that can be read. */
  readonly idOf: (step: number) => string;
  readonly factsOf: (step: number) => CardFacts;
}

/** How much of the graph is left to see behind what is pointed at. */
const BEHIND = { hover: 0.4, press: 0.26, keys: 0.26 };
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** From the edge of the stage to a step that the keys come to. */
const CLEAR = 40;

/** A task graph step by step, in layers from left to right. */
export function GraphPicture({ marks, label, idOf, factsOf }: GraphPictureProps) {
  const { graph, path } = marks;
  const text = taskCatalogues[useLanguage()].graph.graph;
  const palette = usePalette();
  const colours = useMemo(() => taskColours(palette), [palette]);
  const [size, setSize] = useState<StageSize | null>(null);
  const scene = useMemo(() => size && graphScene(marks, size), [marks, size]);
  const { view, change } = useView(scene?.bounds ?? null, marks);
  const placed = useMemo(() => scene && placeScene(scene, view), [scene, view]);
  const pointed = usePointed<number>(marks, (a, b) => a === b);
  const { at } = pointed;
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
            thinned.current.textContent = drawn < inSight ? text.thinned(drawn, inSight) : '';
        },
        behind,
      );
      over(pen, placed, now.scale, false);
    },
    [placed, colours, picture, over, behind, text],
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

  const walkTo = (next: number) => {
    pointed.keys(next);
    if (!scene) return;
    const { x, y } = scene.layout;
    change((now, bounds) => showing(now, bounds, { x: x[next], y: y[next] }, CLEAR));
  };
  const keyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (event.key === 'Escape' && at) pointed.clear();
    else if (event.key === 'Enter' && at?.via !== 'keys') walkTo(step >= 0 ? step : (path[0] ?? 0));
    else if (scene && direction && at?.via === 'keys' && !event.shiftKey)
      walkTo(moveCursor(graph, scene.layout, step, direction));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const facts = useMemo(() => (step >= 0 ? factsOf(step) : null), [step, factsOf]);
  const hit = (point: { x: number; y: number; coarse: boolean }) => {
    const found = placed ? stepNear(placed, point, point.coarse ? REACH.touch : REACH.mouse) : -1;
    return found >= 0 ? found : null;
  };

  return (
    <div className="task-graph">
      <Zoomable
        label={label}
        help={text.help}
        view={view}
        bounds={scene?.bounds ?? null}
        change={change}
        onKeyDown={keyDown}
        onBlur={pointed.clear}
        height={heightOf(marks)}
        status={<span ref={thinned} />}
        axis={
          scene && (
            <LayersAxis
              layers={graph.layers}
              width={scene.bounds.width}
              placeOf={(layer) =>
                scene.layout.layerX[layer] * stretchOf(view, scene.bounds).x + view.x
              }
            />
          )
        }
      >
        <Stage
          ref={stage}
          label={label}
          paint={paint}
          repaint={repaint}
          onSize={setSize}
          onPoint={(point) => pointed.hover(point && hit(point))}
          onPress={(point) => pointed.press(hit(point))}
        />
        {placed && facts && inSight(placed, step) && (
          <TaskCard
            facts={facts}
            at={{ x: placed.x[step], y: placed.y[step] }}
            bounds={placed.scene.bounds}
          />
        )}
      </Zoomable>
      <GraphKey colours={colours} />
      <p className="visually-hidden" aria-live="polite">
        {at?.via === 'keys' && facts && speakFacts(facts)}
      </p>
    </div>
  );
}

function withNeighbours({ graph }: GraphMarks, step: number): number[] {
  const { prerequisites, dependents } = graph;
  const row = ({ start, item }: typeof prerequisites) =>
    item.subarray(start[step], start[step + 1]);
  return [step, ...row(prerequisites), ...row(dependents)];
}
