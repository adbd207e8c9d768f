import { useMemo, useState } from 'react';
import { REACH } from '../../../draw/hit-test.ts';
import { moveCursor } from '../../../draw/step-cursor.ts';
import { type GraphMarks, graphScene } from '../../../draw/task/graph-scene.ts';
import { inSight, placeScene, stepNear } from '../../../draw/task/placed-scene.ts';
import { taskColours } from '../../../draw/task/task-colours.ts';
import { showing, stretchOf } from '../../../draw/task/view.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';
import type { StageSize } from '../../stage/canvas-stage.ts';
import { Stage } from '../../stage/stage.tsx';
import { usePalette } from '../../stage/use-palette.ts';
import { GraphKey } from './graph-key.tsx';
import { LayersAxis } from './layers-axis.tsx';
import { heightOf } from './stage-height.ts';
import { type CardFacts, speakFacts, TaskCard } from './task-card.tsx';
import { useGraphPainting } from './use-graph-painting.ts';
import { usePointed } from './use-pointed.ts';
import { useView } from './use-view.ts';
import { walkingKeys } from './walking-keys.ts';
import { Zoomable } from './zoomable.tsx';

export interface GraphPictureProps {
  readonly marks: GraphMarks;
  /** What the picture shows, in a sentence. */
  readonly label: string;
  /** What a step is called, at a length that can be read. */
  readonly idOf: (step: number) => string;
  readonly factsOf: (step: number) => CardFacts;
}

/** From the edge of the stage to a step that the keys come to. */
const CLEAR = 40;

/** A task graph step by step, in layers from left to right. */
export function GraphPicture({ marks, label, idOf, factsOf }: GraphPictureProps) {
  const { graph, path } = marks;
  const palette = usePalette();
  const colours = useMemo(() => taskColours(palette), [palette]);
  const [size, setSize] = useState<StageSize | null>(null);
  const scene = useMemo(() => size && graphScene(marks, size), [marks, size]);
  const { view, change } = useView(scene?.bounds ?? null, marks);
  const placed = useMemo(() => scene && placeScene(scene, view), [scene, view]);
  const pointed = usePointed<number>(marks, (a, b) => a === b);
  const { at } = pointed;
  const step = at?.what ?? -1;
  const text = taskCatalogues[useLanguage()].graph.graph;
  const drawing = useGraphPainting({ marks, placed, colours, idOf, at, thinned: text.thinned });

  const keyDown = walkingKeys(
    pointed,
    scene && {
      first: () => path[0] ?? 0,
      next: (from, direction) => moveCursor(graph, scene.layout, from, direction),
      show(to) {
        const { x, y } = scene.layout;
        change((now, bounds) => showing(now, bounds, { x: x[to], y: y[to] }, CLEAR));
      },
    },
  );

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
        status={<span ref={drawing.thinned} />}
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
          ref={drawing.stage}
          label={label}
          paint={drawing.paint}
          repaint={drawing.repaint}
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
      <GraphKey colours={colours} others={path.length < graph.steps} />
      <p className="visually-hidden" aria-live="polite">
        {at?.via === 'keys' && facts && speakFacts(facts)}
      </p>
    </div>
  );
}
