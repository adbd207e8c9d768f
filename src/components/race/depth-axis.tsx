import { ticks as niceTicks } from 'd3';
import type { Layout } from '../../draw/layout.ts';
import { useMessages } from '../messages-context.tsx';
import { shareOfWidth } from '../plot/scales.ts';
import './depth-axis.css';

/** Closer labels would touch. */
const LEAST_SPACE = 34;
/** The word stands right after the first digit, and takes this much room for each letter, about. */
const WORD = { after: 11, latin: 7, wide: 13 };
/** From the lowest dot to the axis: room for the ring of a step that is pointed at. */
const CLEAR = 14;

type DepthAxisLayout = Pick<Layout, 'layerX' | 'width' | 'height' | 'bottom'>;

/** The layers under a graph, at the places where they are drawn, and no further down than the graph reaches. */
export function DepthAxis({ layout }: { readonly layout: DepthAxisLayout }) {
  const { race: text, number } = useMessages().figure;
  const { layerX, width, height, bottom } = layout;
  const most = Math.max(1, Math.floor(width / (2 * LEAST_SPACE)));
  const last = layerX.length - 1;
  const wanted = niceTicks(0, last, Math.min(most, last)).filter(Number.isInteger);
  const word = layerX[0] + WORD.after;
  const letters = [...text.layerAxis].reduce(
    (sum, letter) => sum + (letter < '\u2e80' ? WORD.latin : WORD.wide),
    0,
  );
  // The word takes the place of a digit or two, never that of the last.
  const end = word + letters + 8;
  const labels = wanted.filter(
    (l, i) =>
      l === 0 ||
      (layerX[l] - layerX[wanted[i - 1]] >= LEAST_SPACE / 2 && (layerX[l] >= end || last === l)),
  );
  // Of a single layer there is nothing to say.
  const spoken = last > 0 && layerX[last] >= end;
  const up = Math.max(0, height - bottom - CLEAR);
  return (
    <svg
      className="depth-axis"
      width="100%"
      height="20"
      aria-hidden="true"
      style={up > 0 ? { transform: `translateY(${-Math.round(up)}px)` } : undefined}
    >
      {labels.map((layer) => (
        <text
          key={layer}
          className="depth-axis-label"
          x={shareOfWidth(layerX[layer], width)}
          y="13"
          textAnchor={layer === last && last > 9 ? 'end' : 'middle'}
          dx={layer === last && last > 9 ? 4 : 0}
        >
          {number.tick(layer)}
        </text>
      ))}
      {spoken && (
        <text
          className="depth-axis-label"
          x={shareOfWidth(layerX[0], width)}
          dx={WORD.after}
          y="13"
        >
          {text.layerAxis}
        </text>
      )}
    </svg>
  );
}
