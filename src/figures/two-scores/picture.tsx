import { useCallback, useMemo, useRef, useState } from 'react';
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
import type { Repaint } from '../../draw/painted.ts';
import { type PanelColours, panelColours } from '../../draw/palette.ts';
import type { PanelSize } from '../../draw/panel-plan.ts';
import type { LayerMaker } from '../../draw/pen.ts';
import { playheadText } from '../../link/choices.ts';
import type { PictureProps } from '../article/spec.ts';
import { axisOf, timeAt } from './axis.ts';
import { agentsColour } from './colour.ts';
import { twoScoresOf } from './facts.ts';
import { NOMINAL, TwoScoresFrame } from './frame.tsx';
import { ghostScores } from './ghost-curves.tsx';
import type { TwoScoresOptions } from './job.ts';
import { movePlayhead } from './move-playhead.ts';
import { openingOf, playedOf } from './opening.ts';
import { TwoScoresPainter } from './painter.ts';
import { moveReadout, Readout, readoutTexts } from './readout.tsx';
import { ScoreChart } from './score-chart.tsx';
import { TimeSlider } from './time-slider.tsx';

/** The graph as it is worked through, with both scores beneath; the playhead is the cross-hair of the chart. */
export function TwoScoresPicture(props: PictureProps<RaceResult, TwoScoresOptions>) {
  const { result, of, options, ghosts, onOptions } = props;
  const messages = useMessages();
  const text = messages.figures.twoScores;
  const palette = usePalette();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const chart = useRef<SVGSVGElement>(null);
  const readout = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState<StageSize | null>(null);
  const facts = useMemo(() => twoScoresOf(result), [result]);
  const behind = useMemo(() => ghostScores(ghosts), [ghosts]);
  const axis = useMemo(
    () =>
      axisOf(
        facts,
        behind.map((ghost) => ghost.facts),
      ),
    [facts, behind],
  );
  const played = useMemo(() => playedOf(facts, axis), [facts, axis]);
  const { graph, run } = facts.columns;

  const player = useOwnPlayer(frame, played, {
    at: options.at,
    keep(time) {
      const at = time === null ? null : Number(playheadText(time));
      onOptions({ at });
      return at;
    },
  });
  const colours = useMemo(() => panelColours(palette, palette.agents(run.agents)), [palette, run]);
  const painter = usePainter(result, colours, of.swarm === 'recursive');
  const layout = useMemo(() => layoutGraph(graph, size ?? NOMINAL), [graph, size]);
  const now = useCallback(() => timeAt(axis, player.position), [axis, player]);
  const paint = useCallback(
    (pen: CanvasRenderingContext2D, at: StageSize) => painter(at).paint(pen, now() * facts.unit),
    [painter, now, facts],
  );
  const repaint = useCallback<Repaint>(
    (pen, at, makeLayer) => {
      const forks = of.swarm === 'recursive';
      const fresh = painterAt({ result, colours, forks }, at, makeLayer);
      fresh.paint(pen, now() * facts.unit);
    },
    [result, colours, of, now, facts],
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
        <ScoreChart
          ref={chart}
          facts={facts}
          axis={axis}
          colour={colour}
          at={opening}
          ghosts={behind}
        >
          <TimeSlider player={player} axis={axis} valueText={spoken} />
        </ScoreChart>
      }
      stage={
        <Stage
          ref={stage}
          label={text.picture(graph.steps, graph.layers - 1, facts.chain.length)}
          paint={paint}
          repaint={repaint}
          onSize={(next) => setSize(next.width > 0 ? next : null)}
        />
      }
    />
  );
}

/** What is painted, whatever the size. */
interface Contents {
  readonly result: RaceResult;
  readonly colours: PanelColours;
  readonly forks: boolean;
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
      const painter = painterAt({ result, colours, forks }, at, (width, height) =>
        layers.take(width, height, at.scale),
      );
      layers.trim();
      made = { painter, at };
      return painter;
    };
  }, [result, colours, forks, layers]);
}

function painterAt(
  { result, colours, forks }: Contents,
  at: PanelSize,
  makeLayer: LayerMaker,
): TwoScoresPainter {
  const facts = twoScoresOf(result);
  const { columns } = facts;
  const layout = layoutGraph(columns.graph, at);
  const scene = { columns, layout, colours, forks, small: false, scale: at.scale };
  return new TwoScoresPainter(facts, scene, makeLayer);
}

function same(a: StageSize, b: StageSize): boolean {
  return a.width === b.width && a.height === b.height && a.scale === b.scale;
}
