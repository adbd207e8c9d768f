import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { layerSizes } from '../../model/graph/layer-sizes.ts';
import { drawTask } from '../../model/graph/task.ts';
import { graphsOf } from '../../model/measure/source.ts';
import type { Parameters } from '../../model/parameters.ts';
import { Generator, STREAM } from '../../model/random/generator.ts';
import { normal } from '../../model/random/normal.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { atWidth, LAYERS, perLayer, stepsText } from './widths.ts';
import './width.css';

/** Layers of the thumbnails that are left out on a phone, where each would be too small to see. */
const LEFT_OUT = new Set<number>([92, 68, 34, 23, 12, 6]);
const NARROW_FIRST = [...LAYERS].sort((a, b) => b - a);

/** The graph at each width, as its layers. */
export function Thumbnails({ of }: { readonly of: Parameters }) {
  const { width } = useMessages().figures;
  const formats = formatsOf(useLanguage());
  const paths = useMemo(() => NARROW_FIRST.map((layers) => layersPath(sizesOf(of, layers))), [of]);
  return (
    <ol className="width-graphs" aria-hidden="true">
      {NARROW_FIRST.map((layers, i) => (
        <li key={layers} className={LEFT_OUT.has(layers) ? 'width-left-out' : undefined}>
          <svg viewBox="-50 0 100 56" focusable="false" aria-hidden="true">
            <path d={paths[i]} />
          </svg>
          <span>{width.layers(formats.wholeText(layers))}</span>
          <span>{width.perLayer(stepsText(formats, perLayer(layers)))}</span>
        </li>
      ))}
    </ol>
  );
}

/** Steps in each layer of the family's first graph, from the root down: the draws of `grow` up to there. */
export function sizesOf(
  parameters: Parameters,
  layers: number,
  graph = graphsOf(parameters)[0],
): Int32Array {
  const task = drawTask(atWidth(parameters, layers), graph);
  const generator = new Generator(parameters.seed, STREAM.shape, graph, 0);
  // The fertility of the graph is drawn before its layers.
  normal(generator);
  return layerSizes(
    {
      steps: task.steps - 1,
      depth: task.depth,
      peak: task.peak,
      steepness: parameters.steepness,
      noise: parameters.layerNoise,
      fillEvery: true,
    },
    generator,
  );
}

/** Units of the thumbnail for a layer of one step across, and for a graph of one layer down. */
const ACROSS = 4.1;
const DOWN = 4.6;

/**
 * A bar per layer, the root above. Lengths and the height of the whole go by square roots, so that a chain and a list
 * both fit, and, as their product does not change much, all thumbnails cover about the same area.
 */
export function layersPath(sizes: ArrayLike<number>): string {
  const pitch = DOWN / Math.sqrt(sizes.length);
  const thick = pitch > 1 ? 0.72 * pitch : pitch;
  return Array.from(sizes, (size, layer) => {
    const half = round((ACROSS * Math.sqrt(size)) / 2);
    return `M${-half} ${round(layer * pitch)}h${2 * half}v${round(thick)}h${-2 * half}z`;
  }).join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
