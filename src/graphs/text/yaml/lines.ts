/** Tells the lines of ascending offsets into a text with line feeds. */
export class LineCursor {
  private next: number;
  private last = 0;

  /** `line`: of the text's first letter. */
  constructor(
    private readonly text: string,
    private line: number,
  ) {
    this.next = this.feedFrom(0);
  }

  /** Of an offset before the last one: the line of that. */
  at(offset: number): number {
    while (this.next < offset) {
      this.line++;
      this.next = this.feedFrom(this.next + 1);
    }
    this.last = Math.max(this.last, offset);
    return this.line;
  }

  /** The next line that begins with this margin and `-`; the last line where there is none. */
  atDash(margin: string): number {
    const { text } = this;
    const begin = `\n${margin}-`;
    let found = text.indexOf(begin, this.last);
    while (found !== -1 && !/^\s?$/.test(text.charAt(found + begin.length))) {
      found = text.indexOf(begin, found + 1);
    }
    return this.at(found === -1 ? this.last : found + begin.length);
  }

  private feedFrom(offset: number): number {
    const feed = this.text.indexOf('\n', offset);
    return feed === -1 ? Number.POSITIVE_INFINITY : feed;
  }
}
