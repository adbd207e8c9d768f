import type { ReactNode, Ref } from 'react';
import { LayerAxis } from '../../components/race/layer-axis.tsx';
import type { Layout } from '../../draw/layout.ts';
import type { TwoScores } from './facts.ts';
import { TwoScoresLegend } from './legend.tsx';
import { Passings } from './passings.tsx';
import './two-scores.css';

export interface TwoScoresFrameProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly facts: TwoScores;
  readonly colour: string;
  readonly layout: Layout;
  readonly stage: ReactNode;
  readonly play: ReactNode;
  readonly readout: ReactNode;
  readonly chart: ReactNode;
}

/** Where everything stands, so that the live picture takes the very place of the one that came with the page. */
export function TwoScoresFrame(props: TwoScoresFrameProps) {
  const { ref, facts, colour, layout, stage, play, readout, chart } = props;
  return (
    <div ref={ref} className="two">
      <div className="two-stage">{stage}</div>
      <LayerAxis layout={layout} />
      <TwoScoresLegend colour={colour} />
      <div className="two-head">
        <div className="two-play">{play}</div>
        {readout}
      </div>
      {chart}
      <Passings facts={facts} colour={colour} />
    </div>
  );
}

/** Of a page of 1,280 pixels. */
export const NOMINAL = { width: 880, height: 330 };
