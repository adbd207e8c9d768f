import type { ReactNode } from 'react';
import type { Slug } from '../link/figures.ts';

export interface Footnote {
  /** From 1. */
  readonly n: number;
  readonly section: Slug | null;
  readonly content: ReactNode;
}

export interface Heading {
  readonly id: string;
  readonly content: ReactNode;
}

/**
 * What is numbered across a page while it is rendered once, from top to bottom, where the site is made: notes and
 * references in the order of their marks, ids, and what is wrong. Lists stand behind the text that fills them.
 */
export class Book {
  readonly notes: Footnote[] = [];
  readonly cited: string[] = [];
  readonly headings: Heading[] = [];
  readonly problems: string[] = [];
  #ids = 0;

  /** The number of a new footnote, from 1. */
  note(section: Slug | null, content: ReactNode): number {
    return this.notes.push({ n: this.notes.length + 1, section, content });
  }

  /** The number of a reference, from 1, by its first mention. */
  cite(id: string): number {
    const known = this.cited.indexOf(id);
    return known >= 0 ? known + 1 : this.cited.push(id);
  }

  /** The id of a new heading. Numbers, so that both languages have the same. */
  heading(content: ReactNode): string {
    const id = `part-${this.headings.length + 1}`;
    this.headings.push({ id, content });
    return id;
  }

  /** An id for a card. */
  id(): string {
    this.#ids += 1;
    return `card-${this.#ids}`;
  }

  /** Notes what the reader should never see; whoever renders the page decides what follows. */
  problem(text: string): void {
    this.problems.push(text);
  }
}
