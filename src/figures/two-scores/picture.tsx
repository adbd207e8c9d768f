import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { usePlayhead } from '../../components/race/use-playhead.ts';
import type { StageSize } from '../../components/stage/canvas-stage.ts';
import { LayerPool } from '../../components/stage/layer-pool.ts';
import { Stage, type StageHandle } from '../../components/stage/stage.tsx';
import { usePalette } from '../../components/stage/use-palette.ts';
import { PlayButton } from '../../components/transport/play-button.tsx';
import { useOwnPlayer } from '../../components/transport/use-own-player.ts';
import type { RaceResult } from '../../compute/index.ts';
import { layoutGraph } from '../../draw/layout.ts';
import { type PanelColours, panelColours } from '../../draw/palette.ts';
import type { PictureProps } from '../article/spec.ts';
import { axisOf, positionAt, timeAt } from './axis.ts';
import { agentsColour } from './colour.ts';
import { twoScoresOf } from './facts.ts';
import { NOMINAL, TwoScoresFrame } from './frame.tsx';
import type { TwoScoresOptions } from './job.ts';
import { movePlayhead } from './move-playhead.ts';
import { openingOf, playedOf } from './opening.ts';
import { TwoScoresPainter } from './painter.ts';
import { moveReadout, Readout, readoutTexts } from './readout.tsx';
import { ScoreChart } from './score-chart.tsx';
import { TimeSlider } from './time-slider.tsx';

/** The graph as it is worked through, with both scores beneath; the playhead is the cross-hair of the chart. */
export function TwoScoresPicture({ result, of }: PictureProps<RaceResult, TwoScoresOptions>) {
  const messages = useMessages();
  const text = messages.figures.twoScores;
  const palette = usePalette();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const chart = useRef<SVGSVGElement>(null);
  const readout = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const facts = useMemo(() => twoScoresOf(result), [result]);
  const axis = useMemo(() => axisOf(facts), [facts]);
  const played = useMemo(() => playedOf(facts, axis), [facts, axis]);
  const { graph, run } = facts.columns;

  /** The axis that the position belongs to, while another result takes over. */
  const axisBefore = useRef(axis);
  const player = useOwnPlayer(
    frame,
    played,
    useCallback(
      (position: number) => positionAt(axis, timeAt(axisBefore.current, position)),
      [axis],
    ),
  );
  useLayoutEffect(() => {
    axisBefore.current = axis;
  }, [axis]);
  const colours = useMemo(() => panelColours(palette, palette.agents(run.agents)), [palette, run]);
  const painter = usePainter(result, colours, of.swarm === 'recursive');
  const layout = useMemo(() => layoutGraph(graph, size ?? NOMINAL), [graph, size]);
  const now = useCallback(() => timeAt(axis, player.position), [axis, player]);
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, at: StageSize) => painter(at).paint(pen, now() * facts.unit),
    [painter, now, facts],
  );
  usePlayhead(
    player,
    useCallback(() => {
      stage.current?.invalidate();
      const at = now();
      if (chart.current)
        movePlayhead(chart.current, facts, axis, at, messages.figure.number.time(at));
      if (readout.current) moveReadout(readout.current, messages, facts, at);
    }, [now, facts, axis, messages]),
  );
  const spoken = useCallback(() => {
    const { coverage, best, chain } = readoutTexts(messages, facts, now());
    return [messages.figure.chart.at(now()), coverage, best, chain].join(', ');
  }, [messages, facts, now]);

  const opening = openingOf(facts, axis);
  const colour = agentsColour(run.agents);
  return (
    <TwoScoresFrame
      ref={frame}
      facts={facts}
      colour={colour}
      layout={layout}
      play={<PlayButton player={player} />}
      readout={<Readout ref={readout} facts={facts} at={opening} colour={colour} />}
      chart={
        <ScoreChart ref={chart} facts={facts} axis={axis} colour={colour} at={opening}>
          <TimeSlider player={player} axis={axis} valueText={spoken} />
        </ScoreChart>
      }
      stage={
        <Stage
          ref={stage}
          label={text.picture(graph.steps, graph.layers - 1, facts.chain.length)}
          paint={paint}
          onSize={(next) => setSize(next.width > 0 ? next : null)}
        />
      }
    />
  );
}

/** The painter of a result at a size, made when it is first painted so and not before. */
function usePainter(result: RaceResult, colours: PanelColours, forks: boolean) {
  const pool = useRef<LayerPool>(null);
  pool.current ??= new LayerPool();
  const layers = pool.current;
  return useMemo(() => {
    let made: { readonly painter: TwoScoresPainter; readonly at: StageSize } | null = null;
    return (at: StageSize): TwoScoresPainter => {
      if (made && same(made.at, at)) return made.painter;
      layers.rewind();
      const facts = twoScoresOf(result);
      const layout = layoutGraph(facts.columns.graph, at);
      const painter = new TwoScoresPainter(
        facts,
        { columns: facts.columns, layout, colours, forks, small: false, scale: at.scale },
        (width, height) => layers.take(width, height, at.scale),
      );
      layers.trim();
      made = { painter, at };
      return painter;
    };
  }, [result, colours, forks, layers]);
}

function same(a: StageSize, b: StageSize): boolean {
  return a.width === b.width && a.height === b.height && a.scale === b.scale;
}
