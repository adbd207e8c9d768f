import type { Telling } from '../../components/race/telling.tsx';
import type { Palette } from '../../draw/palette.ts';
import { columnsOf } from '../../draw/run-columns.ts';
import { levelAt, scoreSteps } from '../../draw/score-steps.ts';
import { scrubTicks } from '../../draw/scrub.ts';
import { momentAt, type Timeline } from '../../draw/timeline.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Session } from '../../model/measure/sessions.ts';
import { type TextStyle, write } from './film-text.ts';

export interface FilmScoreOptions {
  readonly score: Score;
  readonly name: string;
  /** The sessions of each side. */
  readonly runs: readonly (readonly Session[])[];
  readonly colours: readonly string[];
  readonly timeline: Timeline;
  /** As in RaceData. */
  readonly scale: number;
  readonly telling: Pick<Telling, 'unit' | 'unitName'>;
  readonly tick: (time: number) => string;
  /** From level 1 at the top to level 0. */
  readonly box: {
    readonly left: number;
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** A score of both sides over the run part of the timeline: the playhead runs evenly along it. */
export interface FilmScore extends FilmScoreOptions {
  /** Level of each side at SAMPLES + 1 places, evenly from left to right. */
  readonly levels: readonly Float64Array[];
}

const SAMPLES = 600;
/** Of what is still to come. */
const AHEAD = 0.3;

export function filmScore(options: FilmScoreOptions): FilmScore {
  const { runs, score, scale, timeline } = options;
  const { growth, length } = timeline;
  const levels = runs.map((sessions) => {
    const steps = scoreSteps(sessions.map(columnsOf), score, scale);
    return Float64Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const moment = momentAt(timeline, growth + ((length - growth) * i) / SAMPLES);
      return moment.phase === 'run' ? levelAt(steps, moment.time) : 0;
    });
  });
  return { ...options, levels };
}

/** With the playhead at a position of the timeline. */
export function paintScore(
  pen: CanvasRenderingContext2D,
  of: FilmScore,
  position: number,
  palette: Palette,
): void {
  const { box, timeline, levels, colours } = of;
  const { left, width, top, bottom } = box;
  const { growth, length } = timeline;
  const share = (at: number) => Math.min(1, Math.max(0, (at - growth) / (length - growth)));
  const label: TextStyle = { size: 13, weight: 400, font: palette.font, colour: palette.inkSoft };
  write(pen, of.name, left, top - 12, { ...label, weight: 600, colour: palette.ink });
  pen.fillStyle = palette.rule;
  pen.fillRect(left, top, width, 1);
  pen.fillStyle = palette.inkSoft;
  pen.fillRect(left, bottom, width, 1);
  const ticks = scrubTicks(timeline, of.telling.unit);
  const { unitName } = of.telling;
  const named = unitName === 't_mid' ? 1 : ticks.at(-1)?.value;
  for (const { position: at, value } of ticks) {
    const x = left + share(at) * width;
    pen.fillRect(x - 0.5, bottom, 1, 5);
    const unit = value === named && unitName !== '' ? ` ${unitName}` : '';
    write(
      pen,
      `${of.tick(value)}${unit}`,
      x,
      bottom + 20,
      label,
      share(at) > 0.95 ? 'right' : 'center',
    );
  }
  const now = share(position);
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  levels.forEach((level, side) => {
    pen.strokeStyle = colours[side];
    pen.globalAlpha = AHEAD;
    trace(pen, level, box, 1);
    pen.globalAlpha = 1;
    trace(pen, level, box, now);
  });
  if (position < growth) return;
  const x = left + now * width;
  pen.fillStyle = palette.ink;
  pen.fillRect(x - 0.5, top - 4, 1, bottom - top + 4);
  levels.forEach((level, side) => {
    pen.fillStyle = colours[side];
    pen.beginPath();
    pen.arc(x, heightOf(level[Math.floor(now * SAMPLES)], box), 4, 0, 2 * Math.PI);
    pen.fill();
  });
}

function heightOf(level: number, { top, bottom }: FilmScore['box']): number {
  return bottom - level * (bottom - top);
}

function trace(
  pen: CanvasRenderingContext2D,
  level: Float64Array,
  box: FilmScore['box'],
  to: number,
): void {
  pen.beginPath();
  for (let i = 0; i <= Math.floor(to * SAMPLES); i++) {
    const x = box.left + (box.width * i) / SAMPLES;
    // In steps, as scores rise.
    pen.lineTo(x, heightOf(level[Math.max(0, i - 1)], box));
    pen.lineTo(x, heightOf(level[i], box));
  }
  pen.stroke();
}
