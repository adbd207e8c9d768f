import type { FigureName } from '../../../src/link/figures.ts';
import { DEFAULT_LINK_STATE, type LinkState } from '../../../src/link/link-state.ts';
import type { LinkNotice } from '../../../src/link/notices.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import type { EmbedApi, EmbedEvent, EmbedEventKind } from '../../../src/pages/embed/embed-api.ts';

/** An embedded figure without a figure: what it was told, and the state that follows from it. */
export class FakeEmbed implements EmbedApi {
  readonly root = {} as HTMLElement;
  readonly figure: FigureName = 'width';
  readonly told: string[] = [];
  private link: LinkState = DEFAULT_LINK_STATE;
  private listeners = new Set<(event: EmbedEvent) => void>();

  constructor(private print: string | null = null) {}

  play(): void {
    this.told.push('play');
    this.emit('play');
  }
  pause(): void {
    this.told.push('pause');
    this.emit('pause');
  }
  seek(at: number): void {
    this.told.push(`seek ${at}`);
    this.link = { ...this.link, view: { ...this.link.view, at } };
    this.emit('state');
  }
  set(changes: Readonly<Record<string, string>>): readonly LinkNotice[] {
    this.told.push(`set ${JSON.stringify(changes)}`);
    const { notices, ...state } = parseLink(`?v=2&${new URLSearchParams(changes)}`);
    this.link = state;
    this.print = null;
    this.emit('state');
    return notices;
  }
  setTheme(theme: string): void {
    this.told.push(`theme ${theme}`);
  }
  state(): LinkState {
    return this.link;
  }
  digest(): string | null {
    return this.print;
  }
  subscribe(listener: (event: EmbedEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A result came. */
  result(print: string): void {
    this.print = print;
    this.emit('result');
  }
  emit(kind: EmbedEventKind): void {
    for (const each of this.listeners) each({ kind });
  }
  get listening(): number {
    return this.listeners.size;
  }
}
