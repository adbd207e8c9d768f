import { useCallback, useMemo, useRef, useState } from 'react';
import { CrowdPainter, crowdAxis } from '../../draw/crowd-painter.ts';
import type { Repaint } from '../../draw/painted.ts';
import type { PanelColours } from '../../draw/palette.ts';
import type { Pen } from '../../draw/pen.ts';
import { columnsOf } from '../../draw/run-columns.ts';
import { momentAt } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import type { StageSize } from '../stage/canvas-stage.ts';
import { Stage, type StageHandle } from '../stage/stage.tsx';
import { DepthAxis } from './depth-axis.tsx';
import { PanelHead, type PanelHeadProps } from './panel-head.tsx';
import { useTelling } from './telling.tsx';
import { usePlayhead } from './use-playhead.ts';

export interface CrowdPanelProps extends PanelHeadProps {
  readonly colours: PanelColours;
}

/** One side of a race on a graph of more steps than can be told apart: how far each layer is. */
export function CrowdPanel(props: CrowdPanelProps) {
  const { team, sessions, colours, player, timeline } = props;
  const { race: text } = useMessages().figure;
  const { picture } = useTelling(null);
  const stage = useRef<StageHandle>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const [session] = sessions;
  const { graph } = session;
  const painterAt = useMemo(() => {
    let made: { readonly width: number; readonly height: number; painter: CrowdPainter } | null =
      null;
    return ({ width, height }: { readonly width: number; readonly height: number }) => {
      if (made?.width !== width || made.height !== height) {
        const painter = new CrowdPainter(columnsOf(session), colours, { width, height });
        made = { width, height, painter };
      }
      return made.painter;
    };
  }, [session, colours]);
  const paint = useCallback(
    (pen: Pen, at: { readonly width: number; readonly height: number }) => {
      const moment = momentAt(timeline, player.position);
      painterAt(at).paint(pen, moment.phase === 'run' ? moment.time : Number.NEGATIVE_INFINITY);
    },
    [painterAt, timeline, player],
  );
  const repaint = useCallback<Repaint>((pen, at) => paint(pen, at), [paint]);
  usePlayhead(
    player,
    useCallback(() => stage.current?.invalidate(), []),
  );
  return (
    <section className="race-panel" aria-label={team.name}>
      <PanelHead {...props} />
      <div className="race-panel-stage">
        <Stage
          ref={stage}
          label={`${picture(graph.steps, graph.layers)} ${text.crowd.picture}`}
          paint={paint}
          repaint={repaint}
          onSize={setSize}
        />
      </div>
      {size && <DepthAxis layout={crowdAxis(graph.layers, size)} />}
    </section>
  );
}
