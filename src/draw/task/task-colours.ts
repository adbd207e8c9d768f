import { mix, type Palette } from '../palette.ts';

/** How many tones of slack there are, from none to the most. */
export const SLACK_TONES = 5;

/** Colours of pictures of a task graph. The critical path has the strong one; all else is quiet. */
export interface TaskColours {
  readonly palette: Palette;
  readonly path: string;
  readonly pathHalo: string;
  readonly edge: string;
  /** Steps off the critical path by their slack, from the least to the most. */
  readonly tones: readonly string[];
  /** What the step that is pointed at waits for, and what it helps to unlock. */
  readonly before: string;
  readonly after: string;
  /** Steps or work in a field of a density picture, from few to many. */
  readonly heat: readonly string[];
  readonly bar: string;
}

const HEAT_LEVELS = 9;

export function taskColours(palette: Palette): TaskColours {
  const levels = (count: number, from: string, to: string) =>
    Array.from({ length: count }, (_, i) => mix(from, to, i / (count - 1)));
  return {
    palette,
    path: palette.best,
    pathHalo: palette.bestHalo,
    edge: mix(palette.closedEdge, palette.open, 0.55),
    tones: levels(
      SLACK_TONES,
      mix(palette.inkSoft, palette.ink, 0.6),
      mix(palette.open, palette.closed, 0.7),
    ),
    before: palette.agents(1),
    after: palette.agents(16),
    heat: levels(HEAT_LEVELS, mix(palette.paper, palette.agents(32), 0.16), palette.agents(128)),
    bar: mix(palette.paper, palette.agents(32), 0.62),
  };
}

/** Which tone a share of the critical path as slack has: small slack is told apart more finely. */
export function toneOf(share: number): number {
  const level = Math.floor(SLACK_TONES * Math.sqrt(Math.min(1, Math.max(0, share))));
  return Math.min(SLACK_TONES - 1, level);
}
