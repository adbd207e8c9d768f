import { ticks as niceTicks } from 'd3';
import type { Layout } from '../../draw/layout.ts';
import { useMessages } from '../messages-context.tsx';
import './depth-axis.css';

/** Labels, at most: they must not touch on a phone. */
const MOST = 5;
/** The word after the first digit takes this share of a narrow picture. */
const WORD = 0.2;
const WORD_AFTER = 11;

/**
 * The layers under a graph, placed in shares of its width: the same for a picture whose width is not known yet.
 * `DepthAxis` is for one whose pixels are.
 */
export function LayerAxis({ layout }: { readonly layout: Layout }) {
  const { race: text, number } = useMessages().figure;
  const { layerX, width } = layout;
  const last = layerX.length - 1;
  const share = (layer: number) => layerX[layer] / width;
  const percent = (layer: number) => `${(100 * share(layer)).toFixed(2)}%`;
  const labels = niceTicks(0, last, Math.min(MOST, Math.max(1, last)))
    .filter(Number.isInteger)
    .filter((layer) => layer === 0 || share(layer) - share(0) >= WORD);
  return (
    <svg className="depth-axis" width="100%" height="20" aria-hidden="true">
      {labels.map((layer) => (
        <text
          key={layer}
          className="depth-axis-label"
          x={percent(layer)}
          y="13"
          textAnchor={layer === last && last > 9 ? 'end' : 'middle'}
          dx={layer === last && last > 9 ? 4 : 0}
        >
          {number.tick(layer)}
        </text>
      ))}
      {last > 0 && (
        <text className="depth-axis-label" x={percent(0)} dx={WORD_AFTER} y="13">
          {text.layerAxis}
        </text>
      )}
    </svg>
  );
}
