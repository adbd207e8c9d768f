import type { ReactNode, Ref } from 'react';
import { LayerAxis } from '../../components/race/layer-axis.tsx';
import type { Layout } from '../../draw/layout.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { GrowLegend } from './legend.tsx';
import { PreferenceBars } from './preference-bars.tsx';
import './grow.css';

export interface GrowFrameProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly graph: TaskGraph;
  readonly preference: number;
  /** How far the growth is, in words. */
  readonly readout: ReactNode;
  /** The graph itself, drawn into a box of the frame's size. */
  readonly stage: ReactNode;
  readonly layout: Layout;
  readonly transport: ReactNode;
}

/** Where everything stands, so that the live picture takes the very place of the one that came with the page. */
export function GrowFrame(props: GrowFrameProps) {
  const { ref, graph, preference, readout, stage, layout, transport } = props;
  return (
    <div ref={ref} className="grow">
      <p className="grow-readout">{readout}</p>
      {stage}
      <LayerAxis layout={layout} />
      <div className="grow-transport">{transport}</div>
      <div className="grow-notes">
        <GrowLegend />
        <PreferenceBars graph={graph} preference={preference} />
      </div>
    </div>
  );
}
