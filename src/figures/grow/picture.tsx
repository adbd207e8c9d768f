import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { usePlayhead } from '../../components/race/use-playhead.ts';
import type { StageSize } from '../../components/stage/canvas-stage.ts';
import { Stage, type StageHandle, type StagePoint } from '../../components/stage/stage.tsx';
import { usePalette } from '../../components/stage/use-palette.ts';
import { PlayBar } from '../../components/transport/play-bar.tsx';
import { handlePlayerKeys } from '../../components/transport/player-keys.ts';
import { useOwnPlayer } from '../../components/transport/use-own-player.ts';
import type { RaceResult } from '../../compute/index.ts';
import { hitTester, REACH } from '../../draw/hit-test.ts';
import type { PanelSize } from '../../draw/panel-plan.ts';
import type { Pen } from '../../draw/pen.ts';
import type { PictureProps } from '../article/spec.ts';
import { bestOf } from './facts.ts';
import { GrowFrame } from './frame.tsx';
import type { GrowOptions } from './job.ts';
import { paintGrowth } from './paint.ts';
import { growPlan } from './plan.ts';
import { StepCard, stepFacts } from './step-card.tsx';
import { growTimeline, stepsAt } from './timeline.ts';
import { useStepWalk } from './use-step-walk.ts';

/** Of the layers' axis, before the width is known; the axis is in shares of it. */
const NOMINAL = { width: 880, height: 330 };

/** The graph as it grows, step by step, with its playback; each step can be pointed at. */
export function GrowPicture(props: PictureProps<RaceResult, GrowOptions>) {
  const { result, of, options, onOptions } = props;
  const text = useMessages().figures.grow;
  const palette = usePalette();
  const { graph } = result.alone;
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const readout = useRef<HTMLSpanElement>(null);
  const help = useId();
  const [size, setSize] = useState<StageSize | null>(null);
  const timeline = useMemo(() => growTimeline(graph.steps), [graph]);
  const player = useOwnPlayer(frame, timeline, {
    at: options.at,
    keep(at) {
      onOptions({ at });
      return at;
    },
  });
  const plan = useMemo(() => growPlan(graph, size ?? NOMINAL), [graph, size]);
  const hit = useMemo(() => hitTester(plan.layout), [plan]);
  const there = useCallback(() => stepsAt(timeline, player.position), [timeline, player]);
  const walk = useStepWalk(graph, there, () => bestOf(graph, there()));
  const target = walk.target && walk.target.step < there() ? walk.target : null;

  const paint = useCallback(
    (pen: Pen, at: PanelSize) => {
      pen.clearRect(0, 0, at.width, at.height);
      paintGrowth(pen, plan, palette, there(), target?.step ?? -1);
    },
    [plan, palette, there, target],
  );
  const words = useCallback(() => {
    const count = there();
    const value = graph.value?.[bestOf(graph, count)] ?? 0;
    return `${text.grown(count, graph.steps)} · ${text.bestSoFar(value)}`;
  }, [graph, there, text]);
  usePlayhead(
    player,
    useCallback(() => {
      stage.current?.invalidate();
      if (readout.current) readout.current.textContent = words();
    }, [words]),
  );
  const stepAt = ({ x, y, coarse }: StagePoint) => {
    const step = hit(x, y, coarse ? REACH.touch : REACH.mouse);
    return step < there() ? step : -1;
  };
  const spoken = target?.via === 'keys' ? stepFacts(text.card, graph, target.step, there()) : [];

  return (
    <GrowFrame
      ref={frame}
      graph={graph}
      preference={of.preference}
      layout={plan.layout}
      readout={<span ref={readout} />}
      transport={
        <PlayBar player={player} length={timeline.length} label={text.bar} valueText={words} />
      }
      stage={
        <div
          className="grow-stage"
          role="application"
          aria-label={text.title}
          aria-describedby={help}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys walk through the steps.
          tabIndex={0}
          onKeyDown={(event) => {
            if (walk.keyDown(event, plan.layout)) event.preventDefault();
            else handlePlayerKeys(event, player);
          }}
          onBlur={() => target?.via === 'keys' && walk.clear()}
        >
          <Stage
            ref={stage}
            label={text.picture(graph.steps, graph.layers - 1)}
            paint={paint}
            repaint={paint}
            onSize={(next) => setSize(next.width > 0 ? next : null)}
            onPoint={(point) => walk.hover(point ? stepAt(point) : -1)}
            onPress={(point) => walk.press(stepAt(point))}
          />
          {target && size && (
            <StepCard
              graph={graph}
              step={target.step}
              count={there()}
              at={{ x: plan.layout.x[target.step], y: plan.layout.y[target.step] }}
              size={size}
            />
          )}
          <p id={help} className="visually-hidden">
            {text.help}
          </p>
          <p className="visually-hidden" aria-live="polite">
            {spoken.join('. ')}
          </p>
        </div>
      }
    />
  );
}
