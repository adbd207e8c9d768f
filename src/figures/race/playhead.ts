import { momentAt, positionOf, type Timeline } from '../../draw/timeline.ts';
import { playheadText } from '../../link/write-link.ts';
import type { Change, Player } from '../../player/player.ts';

/** Where an untouched figure opens, in t_mid: the swarm is past the middle, one agent has hardly begun. */
export const OPENING_AT = 0.08;

/** The place that stands for the beginning of the growth, before any time has passed. */
export const AT_GROWTH = 0;

/** The playhead in t_mid; AT_GROWTH while the graph still grows. `unit` is one t_mid in the time of the runs. */
export function playheadAt(timeline: Timeline, position: number, unit: number): number {
  const moment = momentAt(timeline, position);
  return moment.phase === 'run' ? moment.time / unit : AT_GROWTH;
}

/** The position for a playhead in t_mid. */
export function positionFor(timeline: Timeline, at: number, unit: number): number {
  if (at <= AT_GROWTH) return 0;
  return positionOf(timeline, { phase: 'run', time: at * unit });
}

/** What is on the player: a timeline, and one t_mid in the time of its runs. */
export interface Shown {
  readonly timeline: Timeline;
  readonly unit: number;
}

/** Changes after which the playhead rests, if it rests at all. */
const AT_REST: ReadonlySet<Change> = new Set<Change>(['seek', 'step', 'pause']);

/**
 * Keeps the moment while races come and go: another race stays at the same time in t_mid, not at the same
 * place of the bar. Remembers where the reader leaves the playhead, and tells.
 */
export class PlayheadKeeper {
  private shown: Shown | null = null;
  /** Whether the player moves because of us; that is nothing to remember. */
  private ours = false;

  /** `left`: where the reader left the playhead, in t_mid; null as long as it was not touched. */
  constructor(
    private readonly player: Player,
    private left: number | null,
    private readonly onRest: (at: number) => void,
  ) {}

  /** Listens to the player until the function returned is called. */
  listen(): () => void {
    return this.player.subscribe((change) => this.onChange(change));
  }

  /** Another race is on show. */
  show(next: Shown): void {
    const { player, shown } = this;
    this.shown = next;
    this.move(() => {
      const growing = shown && momentAt(shown.timeline, player.position).phase === 'growth';
      const now =
        shown && (player.playing || this.left === null)
          ? playheadAt(shown.timeline, player.position, shown.unit)
          : (this.left ?? OPENING_AT);
      player.setTimeline(next.timeline.length, next.timeline.events);
      // The growth takes as long for every graph, so its place on the bar is its moment.
      if (growing && next.timeline.growth > 0) return;
      player.seek(positionFor(next.timeline, now, next.unit));
    });
  }

  /** Tells once more where the playhead is: to those who came after `show`, as new components do. */
  announce(): void {
    this.move(() => this.player.seek(this.player.position));
  }

  /** A link was opened that says where the playhead is; null leaves it where it is. */
  open(at: number | null): void {
    if (at === this.left) return;
    this.left = at;
    const { shown } = this;
    if (!shown || at === null) return;
    this.move(() => this.player.seek(positionFor(shown.timeline, at, shown.unit)));
  }

  private onChange(change: Change): void {
    const { player, shown } = this;
    if (this.ours || !shown) return;
    // The opening picture is a frame out of the middle: whoever plays it first sees it from the start.
    if (change === 'play' && this.left === null) {
      this.left = AT_GROWTH;
      this.move(() => player.seek(0));
    }
    if (!AT_REST.has(change) || player.playing) return;
    this.left = Number(playheadText(playheadAt(shown.timeline, player.position, shown.unit)));
    this.onRest(this.left);
  }

  private move(how: () => void): void {
    this.ours = true;
    how();
    this.ours = false;
  }
}
