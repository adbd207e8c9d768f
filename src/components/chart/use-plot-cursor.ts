import { type RefObject, useCallback } from 'react';
import { type Box, boxAt, choosePlace, type Spot } from '../../draw/label-places.ts';
import { type PlotScales, sampleAt, spreadLabels } from '../../draw/s-curve.ts';
import { levelAt } from '../../draw/score-steps.ts';
import { digitsAt, eventUnder } from '../../draw/step-event.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Player } from '../../player/player.ts';
import { useMessages } from '../messages-context.tsx';
import { usePlayhead } from '../race/use-playhead.ts';
import { bandOf, laterOf, type Side } from './chart-data.ts';
import { labelWidth } from './label-widths.ts';
import { readSpots } from './movable-label.tsx';

export interface PlotCursorOptions {
  readonly score: Score;
  readonly scales: PlotScales;
  readonly sides: readonly [Side, Side];
  /** The family's sampling times in t_mid. */
  readonly times: Float64Array | null;
  readonly player: Player;
  readonly timeline: Timeline;
  readonly tMid: number | null;
}

const VALUE_HEIGHT = 15;
/** Width of a digit of a value, about, and from the middle of its line to the baseline. */
const VALUE_DIGIT = 7.2;
const HALF_LINE = 4.5;
/** Radius of a dot with its rim. */
const DOT = 5;
const EVERYWHERE: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
const TIME_ROOM = 34;

/**
 * Moves the playhead through a plot: its line, the time above it, and the values of the run on show where
 * it crosses them; other labels give way. Elements are marked with data-cursor; React never renders for it.
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
      if (!running) {
        giveWay(root, [], []);
        return;
      }
      part('line')?.setAttribute('x1', `${at}`);
      part('line')?.setAttribute('x2', `${at}`);
      const label = part('time');
      if (label) {
        label.textContent = number.time(time, digitsAt(timeline, eventUnder(timeline, player)));
        const middle = Math.min(Math.max(at, box.left + TIME_ROOM / 2), box.right - TIME_ROOM / 2);
        label.setAttribute('x', `${middle}`);
      }
      const levels = sides.map((side) => levelOf(side, moment.time, time));
      const later = laterOf(sides, score, times);
      const heights = spreadLabels(
        // At the same level the sooner side stands above, as its curve does everywhere else.
        sides.map((side, i) => y(levels[i] ?? 0) + (side.key === later ? 0.01 : 0)),
        VALUE_HEIGHT,
        // Below the line of level 1, on which both curves end.
        box.top + VALUE_HEIGHT / 2 + 3,
        box.bottom - 6,
      );
      const factors = labels(root, 'factor');
      const homes = factors.map((label) => boxAt(readSpots(label)[0], labelWidth(label)));
      const heads = [...root.querySelectorAll<SVGElement>('[data-head]')].map((head) => {
        const [headX, headY] = (head.dataset.head ?? '').split(',').map(Number);
        return around(headX, headY);
      });
      const edges = [
        { ...EVERYWHERE, right: box.left },
        { ...EVERYWHERE, left: box.right + 2 },
      ];
      const taken: Box[] = [];
      sides.forEach((side, i) => {
        const mark = part(side.key);
        const level = levels[i];
        mark?.setAttribute('visibility', level === null ? 'hidden' : 'inherit');
        if (!mark || level === null) return;
        const [dot, value] = mark.children as unknown as [SVGElement, SVGTextElement];
        dot.setAttribute('cx', `${at}`);
        dot.setAttribute('cy', `${y(level)}`);
        value.textContent = score === 'coverage' ? number.share(level) : number.score(level);
        const text = VALUE_DIGIT * value.textContent.length;
        const spots = [
          { x: at + 8, y: heights[i] + HALF_LINE, anchor: 'start' },
          { x: at - 8, y: heights[i] + HALF_LINE, anchor: 'end' },
        ] as const;
        const boxes = spots.map((spot) => boxAt(spot, text));
        const chosen = choosePlace(
          boxes,
          [...homes, ...heads, ...edges],
          Number(value.dataset.spot ?? 0),
        );
        put(value, spots, chosen);
        taken.push(boxes[chosen], around(at, y(level)));
      });
      const line = { ...EVERYWHERE, left: at - 1, right: at + 1 };
      giveWay(root, taken, [line]);
    }, [svg, score, scales, sides, times, player, timeline, tMid, number]),
  );
}

function labels(root: SVGSVGElement, kind: string): SVGTextElement[] {
  return [...root.querySelectorAll<SVGTextElement>(`[data-label="${kind}"]`)];
}

function around(x: number, y: number): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
}

function put(label: SVGTextElement, spots: readonly Spot[], chosen: number): void {
  const { x, y, anchor } = spots[chosen];
  label.dataset.spot = `${chosen}`;
  label.setAttribute('x', `${x}`);
  label.setAttribute('y', `${y}`);
  label.setAttribute('text-anchor', anchor);
}

/**
 * Factors step aside for what is taken and for the cursor's line, names for what is taken and for factors.
 * None is ever hidden.
 */
function giveWay(root: SVGSVGElement, taken: Box[], line: readonly Box[]): void {
  for (const kind of ['factor', 'name']) {
    for (const label of labels(root, kind)) {
      const spots = readSpots(label);
      const boxes = spots.map((spot) => boxAt(spot, labelWidth(label)));
      const all = kind === 'factor' ? [...taken, ...line] : taken;
      const chosen = choosePlace(boxes, all, Number(label.dataset.spot ?? 0));
      put(label, spots, chosen);
      taken.push(boxes[chosen]);
    }
  }
}
