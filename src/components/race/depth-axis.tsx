import { ticks as niceTicks } from 'd3';
import type { Layout } from '../../draw/layout.ts';
import { useMessages } from '../messages-context.tsx';

/** Closer labels would touch. */
const LEAST_SPACE = 34;

/** The layers under a panel, at the places where they are drawn. */
export function DepthAxis({ layout }: { readonly layout: Layout }) {
  const { race: text, number } = useMessages().figure;
  const { layerX, width } = layout;
  const most = Math.max(1, Math.floor(width / (2 * LEAST_SPACE)));
  const last = layerX.length - 1;
  const wanted = niceTicks(0, last, Math.min(most, last)).filter(Number.isInteger);
  const labels = wanted.filter(
    (l, i) => i === 0 || layerX[l] - layerX[wanted[i - 1]] >= LEAST_SPACE / 2,
  );
  return (
    <svg className="depth-axis" width="100%" height="20" aria-hidden="true">
      {labels.map((layer) => (
        <text
          key={layer}
          className="depth-axis-label"
          x={layerX[layer]}
          y="13"
          textAnchor={layer === 0 ? 'start' : layer === last ? 'end' : 'middle'}
          dx={layer === 0 ? -4 : layer === last ? 4 : 0}
        >
          {layer === 0 ? text.firstLayer : number.tick(layer)}
        </text>
      ))}
    </svg>
  );
}
