import { type RefObject, useCallback } from 'react';
import { type PlotScales, sampleAt, spreadLabels } from '../../draw/s-curve.ts';
import { levelAt } from '../../draw/score-steps.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { usePlayhead } from '../race/use-playhead.ts';
import { bandOf, type Side } from './chart-data.ts';
import { labelBox } from './label-boxes.ts';

export interface PlotCursorOptions {
  readonly score: Score;
  readonly scales: PlotScales;
  readonly sides: readonly Side[];
  /** The family's sampling times in t_mid. */
  readonly times: Float64Array | null;
  readonly player: Player;
  readonly timeline: Timeline;
  readonly tMid: number | null;
}

const VALUE_HEIGHT = 15;
/** Texts to the right of the cursor turn to its left this close to the edge. */
const VALUE_ROOM = 44;
const TIME_ROOM = 34;

/**
 * Moves the playhead through a plot: its line, the time above it, and the values of the run on show where
 * it crosses them. Elements are marked with data-cursor; React never renders for it.
 */
export function usePlotCursor(
  svg: RefObject<SVGSVGElement | null>,
  options: PlotCursorOptions,
): void {
  const { score, scales, sides, times, player, timeline, tMid } = options;
  const { number } = useMessages().figure;
  usePlayhead(
    player,
    useCallback(() => {
      // Of the run on show; of the mean where it is not at hand.
      const levelOf = (side: Side, raw: number, mid: number) => {
        if (side.run) return levelAt(side.run, raw);
        const band = bandOf(side, score);
        return band && times ? sampleAt(times, band.mean, mid) : null;
      };
      const root = svg.current;
      if (!root) return;
      const part = (name: string) => root.querySelector<SVGElement>(`[data-cursor="${name}"]`);
      const moment = momentAt(timeline, player.position);
      const { x, y, box } = scales;
      const running = moment.phase === 'run' && tMid !== null;
      part('group')?.setAttribute('visibility', running ? 'visible' : 'hidden');
      const [low] = x.domain();
      const time = running ? moment.time / tMid : 0;
      const at = running ? x(Math.max(time, low)) : box.left;
      part('clip')?.setAttribute('width', `${running ? at : 0}`);
      if (!running) return;
      part('line')?.setAttribute('x1', `${at}`);
      part('line')?.setAttribute('x2', `${at}`);
      const label = part('time');
      if (label) {
        label.textContent = number.time(time);
        const middle = Math.min(Math.max(at, box.left + TIME_ROOM / 2), box.right - TIME_ROOM / 2);
        label.setAttribute('x', `${middle}`);
      }
      const levels = sides.map((side) => levelOf(side, moment.time, time));
      const heights = spreadLabels(
        levels.map((level) => y(level ?? 0)),
        VALUE_HEIGHT,
        box.top + 4,
        box.bottom - 6,
      );
      const left = at > box.right - VALUE_ROOM;
      const boxes: { left: number; right: number; y: number }[] = [];
      sides.forEach((side, i) => {
        const mark = part(side.key);
        const level = levels[i];
        mark?.setAttribute('visibility', level === null ? 'hidden' : 'inherit');
        if (!mark || level === null) return;
        const [dot, value] = mark.children;
        dot.setAttribute('cx', `${at}`);
        dot.setAttribute('cy', `${y(level)}`);
        value.textContent = score === 'coverage' ? number.share(level) : number.score(level);
        value.setAttribute('x', `${left ? at - 8 : at + 8}`);
        value.setAttribute('y', `${heights[i]}`);
        value.setAttribute('text-anchor', left ? 'end' : 'start');
        boxes.push({
          left: left ? at - VALUE_ROOM : at - 6,
          right: left ? at + 6 : at + VALUE_ROOM,
          y: heights[i],
        });
      });
      // A name gives way to a value; the colour still says whose it is.
      for (const name of root.querySelectorAll<SVGGraphicsElement>('[data-name]')) {
        const own = labelBox(name);
        const middle = own.y + own.height / 2;
        const covered = boxes.some(
          (b) =>
            b.left < own.x + own.width && b.right > own.x && Math.abs(b.y - middle) < VALUE_HEIGHT,
        );
        name.setAttribute('visibility', covered ? 'hidden' : 'inherit');
      }
    }, [svg, score, scales, sides, times, player, timeline, tMid, number]),
  );
}
