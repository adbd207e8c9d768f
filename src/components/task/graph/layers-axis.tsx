import { ticks as niceTicks } from 'd3';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage, useMessages } from '../../messages-context.tsx';
import { shareOfWidth } from '../../plot/scales.ts';

/** Labels closer than this would touch. */
const SPACE = 64;

/** The layers that are in sight, under them. `placeOf`: of the middle of a layer, on the stage. */
export function LayersAxis(props: {
  readonly layers: number;
  readonly width: number;
  readonly placeOf: (layer: number) => number;
}) {
  const { layers, width, placeOf } = props;
  const text = taskCatalogues[useLanguage()].graph.graph;
  const { number } = useMessages().figure;
  const labels = layersToName(layers, width, placeOf);
  return (
    <div className="zoomable-layers">
      <svg className="zoomable-axis" width="100%" aria-hidden="true" focusable="false">
        {labels.map((layer) => (
          <text key={layer} x={shareOfWidth(placeOf(layer), width)} y="1.17em" textAnchor="middle">
            {number.tick(layer)}
          </text>
        ))}
      </svg>
      <p aria-hidden="true">{text.axis}</p>
    </div>
  );
}

function layersToName(layers: number, width: number, placeOf: (layer: number) => number): number[] {
  const first = search(layers, (layer) => placeOf(layer) >= 0);
  const last = search(layers, (layer) => placeOf(layer) > width) - 1;
  if (last < first) return [];
  const count = Math.max(1, Math.floor(width / SPACE));
  const named = niceTicks(first, last, Math.min(count, Math.max(1, last - first))).filter(
    (layer) => Number.isInteger(layer) && layer < layers,
  );
  return named.length > 0 ? named : [first];
}

/** The first layer for which a condition holds that holds for all that follow; `layers` for none. */
function search(layers: number, holds: (layer: number) => boolean): number {
  let low = 0;
  let high = layers;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
