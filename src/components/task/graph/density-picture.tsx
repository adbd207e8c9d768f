import { useCallback, useMemo, useState } from 'react';
import type { Repaint } from '../../../draw/painted.ts';
import { paintDensity, paintField } from '../../../draw/task/density-painter.ts';
import {
  densityScene,
  fieldAt,
  type PlacedDensity,
  placeDensity,
} from '../../../draw/task/density-scene.ts';
import type { GraphMarks } from '../../../draw/task/graph-scene.ts';
import { taskColours } from '../../../draw/task/task-colours.ts';
import { stretchOf } from '../../../draw/task/view.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';
import type { StageSize } from '../../stage/canvas-stage.ts';
import { Stage } from '../../stage/stage.tsx';
import { usePalette } from '../../stage/use-palette.ts';
import { beside, type Field, fieldOf, fullest, type Spot } from './density-field.ts';
import { DensityKey } from './density-key.tsx';
import { LayersAxis } from './layers-axis.tsx';
import { type CardFacts, speakFacts, TaskCard } from './task-card.tsx';
import { usePointed } from './use-pointed.ts';
import { useView } from './use-view.ts';
import { walkingKeys } from './walking-keys.ts';
import { Zoomable } from './zoomable.tsx';

export interface DensityPictureProps {
  readonly marks: GraphMarks;
  readonly label: string;
  readonly factsOf: (field: Field, placed: PlacedDensity) => CardFacts;
  /** Shortest and longest duration, as text. */
  readonly range: readonly [string, string];
  /** Work, in a few words, of the tallest bar. */
  readonly workText: (work: number) => string;
}

/** A task graph of too many steps: how many stand in each field of layers by durations, and the work of the layers. */
export function DensityPicture({ marks, label, factsOf, range, workText }: DensityPictureProps) {
  const text = taskCatalogues[useLanguage()].graph.graph;
  const palette = usePalette();
  const colours = useMemo(() => taskColours(palette), [palette]);
  const [size, setSize] = useState<StageSize | null>(null);
  const scene = useMemo(() => size && densityScene(marks, size), [marks, size]);
  const { view, change } = useView(scene?.bounds ?? null, marks);
  const placed = useMemo(() => scene && placeDensity(scene, view), [scene, view]);
  const pointed = usePointed<Spot>(placed, (a, b) => a.column === b.column && a.row === b.row);
  const { at } = pointed;
  const spot = at?.what ?? null;

  const draw = useCallback<Repaint>(
    (pen) => {
      if (!placed) return;
      paintDensity(pen, placed, colours);
      if (spot) paintField(pen, placed, colours, spot);
    },
    [placed, colours, spot],
  );
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, now: StageSize) => {
      pen.clearRect(0, 0, now.width, now.height);
      draw(pen, now, () => {
        throw new Error('this picture takes no layers');
      });
    },
    [draw],
  );
  const facts = useMemo(
    () => (placed && spot ? factsOf(fieldOf(placed, spot), placed) : null),
    [placed, spot, factsOf],
  );

  const keyDown = walkingKeys(
    pointed,
    placed && {
      first: () => fullest(placed),
      next: (from, direction) => beside(placed, from, direction),
    },
  );

  return (
    <div className="task-graph">
      <Zoomable
        label={label}
        help={text.densityHelp}
        view={view}
        bounds={scene?.bounds ?? null}
        change={change}
        onKeyDown={keyDown}
        onBlur={pointed.clear}
        height="zoomable-tall"
        status={text.densityIs(range[0], range[1])}
        axis={
          scene && (
            <LayersAxis
              layers={marks.graph.layers}
              width={scene.bounds.width}
              placeOf={(layer) =>
                ((layer + 0.5) / marks.graph.layers) *
                  scene.bounds.width *
                  stretchOf(view, scene.bounds).x +
                view.x
              }
            />
          )
        }
      >
        <Stage
          label={label}
          paint={paint}
          repaint={draw}
          onSize={setSize}
          onPoint={(point) => pointed.hover(point && placed ? fieldAt(placed, point) : null)}
          onPress={(point) => pointed.press(placed ? fieldAt(placed, point) : null)}
        />
        {placed && facts && spot && (
          <TaskCard
            facts={facts}
            at={{
              x: placed.left + spot.column * placed.width,
              y: Math.max(0, spot.row) * placed.height,
            }}
            bounds={placed.scene.bounds}
          />
        )}
      </Zoomable>
      {placed && (
        <DensityKey
          colours={colours}
          most={placed.grid.most}
          work={workText(placed.grid.mostWork)}
          layers={Math.max(1, marks.graph.layers / placed.all)}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {at?.via === 'keys' && facts && speakFacts(facts)}
      </p>
    </div>
  );
}
