import { useMessages } from '../../components/messages-context.tsx';
import type { RaceResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { dotsPath, edgesPath, FINENESS } from '../race/static/compact-path.ts';
import { growthOf, variantsOf } from './facts.ts';
import { GrowFrame } from './frame.tsx';
import type { GrowOptions } from './job.ts';
import { chainAt, type GrowPlan, growPlan, radiusOf, TINT_FROM, tintOf } from './plan.ts';

/** A figure on a page of 1,280 pixels; the picture is stretched to any other, its dots are not. */
const SIZE = { width: 880, height: 330 };

/** The whole graph as one path for each class of marks. */
export function GrowStill({ result, of }: PictureProps<RaceResult, GrowOptions>) {
  const text = useMessages().figures.grow;
  const { graph } = result.alone;
  const plan = growPlan(graph, SIZE);
  const [best] = chainAt(graph, graph.steps);
  return (
    <GrowFrame
      graph={graph}
      preference={of.preference}
      layout={plan.layout}
      readout={`${text.grown(graph.steps, graph.steps)} · ${text.bestSoFar(graph.value?.[best] ?? 0)}`}
      transport={null}
      stage={
        <div className="grow-stage">
          <svg
            className="grow-still"
            viewBox={`0 0 ${FINENESS * SIZE.width} ${FINENESS * SIZE.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={text.picture(graph.steps, graph.layers - 1)}
          >
            <Marks plan={plan} />
          </svg>
        </div>
      }
    />
  );
}

function Marks({ plan }: { readonly plan: GrowPlan }) {
  const { graph, layout } = plan;
  const { mainParent, change } = growthOf(graph);
  const { start, item } = graph.prerequisites;
  const main: [number, number][] = [];
  const further: [number, number][] = [];
  for (let i = 0; i < graph.steps; i++) {
    for (let e = start[i]; e < start[i + 1]; e++)
      (item[e] === mainParent[i] ? main : further).push([item[e], i]);
  }
  const chain = chainAt(graph, graph.steps);
  const links = chain.slice(0, -1).map((step, i): [number, number] => [chain[i + 1], step]);
  return (
    <>
      <path className="grow-further" d={edgesPath(layout, further)} />
      <path className="grow-main" d={edgesPath(layout, main)} />
      <path className="grow-halo" d={edgesPath(layout, links)} />
      <path className="grow-best" d={edgesPath(layout, links)} />
      {Array.from({ length: TINT_FROM.length + 1 }, (_, tint) => (
        <Dots
          key={TINT_FROM[tint] ?? 'last'}
          plan={plan}
          tint={tint}
          steps={Array.from(change.keys()).filter((step) => tintOf(change[step]) === tint)}
        />
      ))}
      {chain[0] > 0 && <path className="grow-leader" d={dotsPath(layout, chain.slice(0, 1))} />}
    </>
  );
}

interface DotsProps {
  readonly plan: GrowPlan;
  readonly tint: number;
  readonly steps: readonly number[];
}

/** Steps of a tint by size, to the half pixel. Hollow ones are a disc on a larger disc. */
function Dots({ plan, tint, steps }: DotsProps) {
  const variants = variantsOf(plan.graph);
  const bySize = new Map<number, number[]>();
  for (const step of steps) {
    const width = Math.round(4 * radiusOf(plan, step, variants[step])) / 2;
    bySize.set(width, [...(bySize.get(width) ?? []), step]);
  }
  return Array.from(bySize, ([width, some]) => {
    const path = dotsPath(plan.layout, some);
    return (
      <g key={width}>
        <path
          className={tint === 0 ? 'grow-rim' : `grow-dot-${tint}`}
          strokeWidth={width}
          d={path}
        />
        {tint === 0 && <path className="grow-hollow" strokeWidth={width - 2.4} d={path} />}
      </g>
    );
  });
}
