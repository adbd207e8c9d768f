import { GraphError } from '../../graph-error.ts';
import { atLine, type Place } from '../../place.ts';
import { say } from '../../said.ts';
import { withLineFeeds } from '../../text/lines.ts';

/** A text of a ninja file before its variables are put in: letters, and names of variables. */
export type NinjaText = readonly (string | { readonly variable: string })[];

/** A line as ninja sees it: continuations are joined, comments and empty lines left out. */
export interface NinjaLine {
  readonly text: string;
  readonly indented: boolean;
  /** From 1. */
  readonly number: number;
}

const CONTINUED = /(?:^|[^$])(?:\$\$)*\$$/;

export function* ninjaLines(text: string): Generator<NinjaLine, void, void> {
  const lines = withLineFeeds(text).split('\n');
  for (let i = 0; i < lines.length; i++) {
    const number = i + 1;
    if (/^ *(#|$)/.test(lines[i])) continue;
    const indented = lines[i].startsWith(' ');
    // Each part is looked at by itself: a statement may go on over many thousands of lines.
    const parts: string[] = [];
    let part = lines[i];
    while (CONTINUED.test(part) && i + 1 < lines.length) {
      parts.push(part.slice(0, -1));
      part = lines[++i].replace(/^ +/, '');
    }
    parts.push(part);
    yield { text: parts.join('').trimStart(), indented, number };
  }
}

const LETTERS = /[^$ :|]+/y;
const LETTERS_OF_VALUE = /[^$]+/y;
const VARIABLE = /\$(?:\{([\w.-]+)\}|([\w-]+))/y;
/** `$^` is a line feed since version 1.14. */
const ESCAPED = /\$([$ :^])/y;

/** Reads a line of a ninja file from left to right. */
export class NinjaReader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly place: Place,
  ) {}

  /** A path, as long as there is one. */
  path(): NinjaText | null {
    this.spaces();
    const path = this.read(LETTERS);
    return path.length > 0 ? path : null;
  }

  /** All that is left, as the value of a variable. */
  value(): NinjaText {
    return this.read(LETTERS_OF_VALUE);
  }

  /** Passes one of these, the first that fits; '' where there is none. */
  pass(...signs: readonly string[]): string {
    this.spaces();
    const sign = signs.find((each) => this.text.startsWith(each, this.at)) ?? '';
    this.at += sign.length;
    return sign;
  }

  atEnd(): boolean {
    this.spaces();
    return this.at >= this.text.length;
  }

  private spaces(): void {
    while (this.text[this.at] === ' ') this.at++;
  }

  private read(letters: RegExp): NinjaText {
    const parts: (string | { readonly variable: string })[] = [];
    for (;;) {
      const plain = this.match(letters);
      const escaped = plain ? null : this.match(ESCAPED);
      const variable = plain || escaped ? null : this.match(VARIABLE);
      if (plain) parts.push(plain[0]);
      else if (escaped) parts.push(escaped[1] === '^' ? '\n' : escaped[1]);
      else if (variable) parts.push({ variable: variable[1] ?? variable[2] });
      else if (this.text[this.at] === '$') {
        throw new GraphError(this.place, say`a ${'"$"'} that begins no variable and no escape`);
      } else return parts;
    }
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

/** Variables of a file or of a build statement; what is not there is looked for around it, and is '' at last. */
export class NinjaScope {
  private readonly values = new Map<string, string>();

  constructor(private readonly around: NinjaScope | null = null) {}

  set(name: string, value: string): void {
    this.values.set(name, value);
  }

  get(name: string): string {
    return this.values.get(name) ?? this.around?.get(name) ?? '';
  }

  /** Throws a GraphError where the variables add up to more than a path can be. */
  expand(text: NinjaText, line: number): string {
    let whole = '';
    for (const part of text) {
      whole += typeof part === 'string' ? part : this.get(part.variable);
      if (whole.length > MOST_LETTERS) {
        throw new GraphError(
          atLine(line),
          say`its variables make a text of more than ${MOST_LETTERS} characters`,
        );
      }
    }
    return whole;
  }
}

const MOST_LETTERS = 1_000_000;
