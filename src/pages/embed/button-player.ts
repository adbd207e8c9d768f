import { catalogues, LANGUAGES } from '../../messages/index.ts';
import type { Tell } from './engine-of.ts';

const PAUSE = LANGUAGES.map((language) => catalogues[language].figure.transport.pause);

/**
 * Plays and pauses a figure of the article by its own button, as a reader does: its player belongs to its picture, which
 * may not be there yet, and comes anew with other settings.
 */
export class ButtonPlayer {
  private was = false;
  private readonly observer: MutationObserver;

  constructor(
    private readonly root: HTMLElement,
    tell: Tell,
  ) {
    this.observer = new MutationObserver(() => {
      const { playing } = this;
      if (playing === this.was) return;
      this.was = playing;
      tell(playing ? 'play' : 'pause');
    });
    this.observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-label'],
    });
  }

  get playable(): boolean {
    return this.button() !== null;
  }

  get playing(): boolean {
    return PAUSE.includes(this.button()?.getAttribute('aria-label') ?? '');
  }

  play(): void {
    if (!this.playing) this.button()?.click();
  }

  pause(): void {
    if (this.playing) this.button()?.click();
  }

  dispose(): void {
    this.observer.disconnect();
  }

  private button(): HTMLButtonElement | null {
    return this.root.querySelector<HTMLButtonElement>('.transport-play');
  }
}
