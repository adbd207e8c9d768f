import { writeLink } from '../../link/write-link.ts';
import { queryOf } from './element-attributes.ts';
import { changeBetween } from './element-change.ts';
import { sheetsOf } from './element-styles.ts';
import type { EmbedEvent } from './embed-api.ts';
import { type Mounted, mountEmbed } from './mount.tsx';
import { adjustmentsOf } from './talk/adjustments.ts';
import { type Adjustment, textOf } from './talk/messages.ts';
import { paced } from './talk/paced.ts';

// In one expression with the other it would be an asset for the build.
const script = import.meta.url;
/** The site that this script is of. */
const SITE = new URL('./', script).href;
/** A playhead moves with every frame. Milliseconds. */
const STATE_PACE = 100;

/** What is in sight: what the page put into the element, the figure, or again the former because the figure failed. */
type Shows = 'content' | 'figure' | 'fallback';

/** `<swarm-figure figure="width" agents="8">`: one figure, its attributes being the entries of a link. */
export class SwarmFigure extends HTMLElement {
  private mounted: Mounted | null = null;
  private asked = '';
  private readonly root = document.createElement('div');
  private readonly frame = document.createElement('div');
  private readonly watch = new MutationObserver(() => this.follow());
  private readonly tellState = paced(STATE_PACE, () =>
    this.tell('swarm-state', { query: this.query, digest: this.digest }),
  );

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    this.frame.className = 'swarm-frame';
    this.root.className = 'swarm-root';
    this.frame.append(document.createElement('slot'), this.root);
    shadow.append(this.frame);
  }

  /** The query of a link to what is shown, '' for the default state. */
  get query(): string {
    return this.mounted ? writeLink(this.mounted.api.state()) : this.asked;
  }

  /** The fingerprint of the result on show; null while it is computed. */
  get digest(): string | null {
    return this.mounted?.api.digest() ?? null;
  }

  play(): void {
    this.mounted?.api.play();
  }

  pause(): void {
    this.mounted?.api.pause();
  }

  /** @throws TypeError for what is no finite number */
  seek(at: number): void {
    if (!Number.isFinite(at)) throw new TypeError('seek() needs a finite number.');
    this.mounted?.api.seek(at);
  }

  /**
   * Changes parameters and choices, by their keys in links. Returns what could not be used as it stands.
   * @throws TypeError for a value that no link can hold
   */
  set(parameters: Readonly<Record<string, unknown>>): readonly Adjustment[] {
    const entries = Object.entries(parameters).map(([key, value]): [string, string] => {
      const text = textOf(value);
      if (text === null) {
        throw new TypeError(`set() needs a number, a text, true, false or null for "${key}".`);
      }
      return [key, text];
    });
    return this.mounted ? adjustmentsOf(this.mounted.api.set(Object.fromEntries(entries))) : [];
  }

  connectedCallback(): void {
    // Still there where it was only moved.
    if (this.mounted) return;
    this.watch.observe(this, { attributes: true });
    this.begin();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.watch.disconnect();
      this.end();
    });
  }

  adoptedCallback(): void {
    // Style sheets and workers are of the document that it was in.
    if (this.mounted) this.end();
  }

  private begin(): void {
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = sheetsOf(this.ownerDocument);
    this.asked = queryOf(this.attributes);
    this.show(this.holdsSomething() ? 'content' : 'figure');
    const { root } = this;
    this.mounted = mountEmbed({ root, query: this.asked, site: SITE, themed: this });
    this.mounted.api.subscribe((event) => this.hear(event));
  }

  private end(): void {
    this.tellState.cancel();
    this.mounted?.dispose();
    this.mounted = null;
  }

  private follow(): void {
    const query = queryOf(this.attributes);
    if (!this.mounted || query === this.asked) return;
    const change = changeBetween(this.asked, query);
    if (change.kind === 'anew') {
      this.end();
      this.begin();
      return;
    }
    this.asked = query;
    const { api } = this.mounted;
    if (Object.keys(change.set).length > 0) api.set(change.set);
    if (change.theme) api.setTheme(change.theme);
    if (change.at !== undefined) api.seek(change.at);
    if (change.playing === true) api.play();
    if (change.playing === false) api.pause();
    const adjustments = adjustmentsOf(change.notices ?? []);
    if (adjustments.length > 0) this.tell('swarm-adjusted', { adjustments });
  }

  private hear({ kind }: EmbedEvent): void {
    switch (kind) {
      case 'ready':
        this.show('figure');
        this.tell('swarm-ready', { figure: this.mounted?.api.figure });
        break;
      case 'play':
      case 'pause':
        this.tell(`swarm-${kind}`, null);
        break;
      case 'error':
        if (this.frame.dataset.shows === 'content') this.show('fallback');
        this.tell('swarm-error', { reason: 'The figure cannot be computed in this page.' });
        break;
    }
    this.tellState.soon();
  }

  private show(shows: Shows): void {
    this.frame.dataset.shows = shows;
  }

  private holdsSomething(): boolean {
    return this.childElementCount > 0 || this.textContent?.trim() !== '';
  }

  private tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
