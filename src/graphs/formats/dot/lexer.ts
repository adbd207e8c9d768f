import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Said, type SaidValue, say } from '../../said.ts';
import { skipBlank } from './blank.ts';
import { htmlEnd, quotedEnd, unquoted } from './strings.ts';

const PUNCTUATION = ['{', '}', '[', ']', '=', ';', ',', ':', '->', '--'] as const;
export type Punctuation = (typeof PUNCTUATION)[number];

const KEYWORDS = ['strict', 'graph', 'digraph', 'node', 'edge', 'subgraph'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export type TokenKind = Punctuation | Keyword | 'id' | 'end';

const SINGLE: ReadonlySet<string> = new Set(PUNCTUATION);
const KEYWORD: ReadonlySet<string> = new Set(KEYWORDS);

/** As Graphviz has them: whatever is not ASCII is a letter. */
const NAME = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*/y;
const NUMERAL = /-?(?:\d+(?:\.\d*)?|\.\d+)/y;

/**
 * The tokens of a DOT file (https://graphviz.org/doc/info/lang.html), one at a time. Comments are passed over, strings
 * joined by `+` are one id. Throws a GraphError with line and column.
 */
export class DotLexer {
  kind: TokenKind = 'end';
  /** Of an id: its text, without quotes; HTML with its outer angle brackets. */
  value = '';
  html = false;
  /** Where the token begins. */
  line = 1;
  private column = 1;
  /** Behind the token. */
  private at = 0;
  private lineNow = 1;
  private lineStart = 0;

  constructor(private readonly text: string) {
    this.advance();
  }

  /** 0 to 1. */
  get share(): number {
    return this.at / Math.max(1, this.text.length);
  }

  /** Goes on to the next token. */
  advance(): void {
    this.skipBlank();
    this.begin();
    const { text, at } = this;
    if (at >= text.length) {
      this.kind = 'end';
      return;
    }
    const first = text[at];
    if (first === '"') {
      this.takeQuoted();
      return;
    }
    if (first === '<') {
      this.takeHtml();
      return;
    }
    const word = this.match(NAME);
    if (word !== '') {
      this.takeName(word);
      return;
    }
    const numeral = this.match(NUMERAL);
    if (numeral !== '') {
      this.takeNumeral(numeral);
      return;
    }
    const pair = text.slice(at, at + 2);
    const mark = SINGLE.has(pair) ? pair : first;
    if (!SINGLE.has(mark))
      this.fail(say`${quoted(mark)} is nothing that DOT knows outside of quotes`);
    this.kind = mark as Punctuation;
    this.at += mark.length;
  }

  is(kind: TokenKind): boolean {
    return this.kind === kind;
  }

  /** Goes on behind a token of a kind, if that is what stands here. */
  accept(kind: TokenKind): boolean {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }

  /** Goes on behind a token of a kind. Throws a GraphError where another stands. */
  expect(kind: Punctuation): void {
    if (!this.accept(kind)) this.fail(say`${`"${kind}"`} is expected, not ${this.shown()}`);
  }

  /** Whether `=` comes next. */
  isAssigned(): boolean {
    const end = skipBlank(this.text, this.at);
    return end >= 0 && this.text[end] === '=';
  }

  /** The token as it is named in a sentence. */
  shown(): SaidValue {
    if (this.kind === 'end') return say`the end of the file`;
    return quoted(this.kind === 'id' ? this.value : this.kind);
  }

  fail(said: Said): never {
    throw new GraphError(atLine(this.line, this.column), said);
  }

  private begin(): void {
    this.line = this.lineNow;
    this.column = this.at - this.lineStart + 1;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  private takeName(word: string): void {
    this.at += word.length;
    const lower = word.length <= 8 ? word.toLowerCase() : word;
    if (KEYWORD.has(lower)) this.kind = lower as Keyword;
    else this.takeId(word, false);
  }

  private takeNumeral(numeral: string): void {
    this.at += numeral.length;
    const tail = this.match(NAME);
    if (tail !== '') {
      // Graphviz reads two ids here, and warns; nobody means that.
      this.fail(
        say`${quoted(numeral + tail)} begins as a number and goes on as a name: such an id stands in double quotes`,
      );
    }
    this.takeId(numeral, false);
  }

  private takeQuoted(): void {
    let value = '';
    for (;;) {
      const end = quotedEnd(this.text, this.at);
      if (end < 0) this.fail(say`a string that is never closed`);
      value += unquoted(this.text.slice(this.at + 1, end - 1));
      this.pass(end);
      this.skipBlank();
      if (this.text[this.at] !== '+') break;
      this.at++;
      this.skipBlank();
      if (this.text[this.at] !== '"') {
        this.begin();
        this.fail(say`behind ${'"+"'} a string in double quotes is expected`);
      }
    }
    this.takeId(value, false);
  }

  private takeHtml(): void {
    const end = htmlEnd(this.text, this.at);
    if (end < 0) this.fail(say`a label of HTML that is never closed`);
    this.takeId(this.text.slice(this.at, end), true);
    this.pass(end);
  }

  private takeId(value: string, html: boolean): void {
    this.kind = 'id';
    this.value = value;
    this.html = html;
  }

  private skipBlank(): void {
    const end = skipBlank(this.text, this.at);
    if (end < 0) {
      this.pass(~end);
      this.begin();
      this.fail(say`a comment that is never closed`);
    }
    this.pass(end);
  }

  /** Moves on to an offset and counts the lines on the way: LF, CRLF or CR. */
  private pass(end: number): void {
    const { text } = this;
    for (let i = this.at; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) {
        this.lineNow++;
        this.lineStart = i + 1;
      }
    }
    this.at = end;
  }
}
