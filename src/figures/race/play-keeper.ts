import type { Change, Player } from '../../player/player.ts';

/**
 * Keeps whether the race plays as the link has it. A link that plays begins once the first picture is there and can be
 * seen; a race that nobody sees stops.
 */
export class PlayKeeper {
  /** Asked for by a link, and not begun yet. */
  private waiting = false;
  private seen = false;
  /** What the link says now. */
  private told = false;

  /** `onPlay`: it plays, or it does so no longer. */
  constructor(
    private readonly player: Player,
    private readonly onPlay: (plays: boolean) => void,
  ) {}

  /** Listens to the player until the function returned is called. */
  listen(): () => void {
    return this.player.subscribe((change) => this.onChange(change));
  }

  /** The link says whether it plays. */
  open(play: boolean): void {
    if (play === this.told) return;
    this.told = play;
    this.waiting = play;
    if (play) this.begin();
    else this.player.pause();
  }

  /** Whether the figure, with a picture in it, is on the screen of a tab that is not hidden. */
  see(seen: boolean): void {
    this.seen = seen;
    if (seen) this.begin();
    else this.player.pause();
  }

  private begin(): void {
    if (!this.waiting || !this.seen) return;
    this.waiting = false;
    this.player.play();
  }

  private onChange(change: Change): void {
    const { playing } = this.player;
    // Whoever steps while it waits has taken over.
    if (playing || change === 'step') this.waiting = false;
    if (this.waiting || playing === this.told) return;
    this.told = playing;
    this.onPlay(playing);
  }
}
