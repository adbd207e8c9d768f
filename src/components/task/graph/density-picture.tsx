import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
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
import { type Field, fieldOf, fullest, type Spot } from './density-field.ts';
import { DensityKey } from './density-key.tsx';
import { LayersAxis } from './layers-axis.tsx';
import { type CardFacts, speakFacts, TaskCard } from './task-card.tsx';
import { usePointed } from './use-pointed.ts';
import { useView } from './use-view.ts';
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

  const keyDown = (event: KeyboardEvent) => {
    if (!placed) return;
    const walking = at?.via === 'keys';
    const [dx, dy] = walking ? (MOVES[event.key] ?? [0, 0]) : [0, 0];
    if (event.key === 'Escape' && at) pointed.clear();
    else if (event.key === 'Enter' && !walking) pointed.keys(spot ?? fullest(placed));
    else if (spot && (dx !== 0 || dy !== 0))
      pointed.keys({
        column: Math.min(placed.grid.columns - 1, Math.max(0, spot.column + dx)),
        row: Math.min(placed.grid.rows - 1, Math.max(-1, spot.row + dy)),
      });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

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

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
