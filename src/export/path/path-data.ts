import type { Segment } from './segments.ts';

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/**
 * Reads path data of SVG into absolute commands: H and V become lines, S and T curves with both control points. Stops at
 * what it cannot read, as SVG wants it.
 */
export function parsePath(d: string): Segment[] {
  const path: Segment[] = [];
  const reader = new Reader(d);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Last control point of a C or S, or of a Q or T: what S and T mirror. */
  let cubic: readonly [number, number] | null = null;
  let quadratic: readonly [number, number] | null = null;
  for (let command = reader.command(); command !== null; command = reader.next(command)) {
    const kind = command.toUpperCase();
    const numbers = reader.numbers(kind);
    if (!numbers) break;
    const [ox, oy] = command === kind ? [0, 0] : [x, y];
    const at = (i: number): [number, number] => [numbers[i] + ox, numbers[i + 1] + oy];
    let [nextCubic, nextQuadratic]: (readonly [number, number] | null)[] = [null, null];
    if (kind === 'Z') {
      path.push(['Z']);
      [x, y] = [startX, startY];
    } else if (kind === 'M' || kind === 'L') {
      [x, y] = at(0);
      if (kind === 'M') [startX, startY] = [x, y];
      path.push([kind, x, y]);
    } else if (kind === 'H' || kind === 'V') {
      if (kind === 'H') x = numbers[0] + ox;
      else y = numbers[0] + oy;
      path.push(['L', x, y]);
    } else if (kind === 'C' || kind === 'S') {
      const shift = kind === 'C' ? 2 : 0;
      const first: readonly [number, number] = kind === 'C' ? at(0) : mirrored(cubic, x, y);
      nextCubic = at(shift);
      [x, y] = at(shift + 2);
      path.push(['C', ...first, ...nextCubic, x, y]);
    } else if (kind === 'Q' || kind === 'T') {
      nextQuadratic = kind === 'Q' ? at(0) : mirrored(quadratic, x, y);
      [x, y] = at(kind === 'Q' ? 2 : 0);
      path.push(['Q', ...nextQuadratic, x, y]);
    } else {
      const [rx, ry, rotation, large, sweep] = numbers;
      [x, y] = at(5);
      path.push(['A', Math.abs(rx), Math.abs(ry), rotation, large, sweep, x, y]);
    }
    [cubic, quadratic] = [nextCubic, nextQuadratic];
  }
  return path;
}

function mirrored(
  control: readonly [number, number] | null,
  x: number,
  y: number,
): [number, number] {
  return control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
}

/** Walks through the letters and numbers of path data. */
class Reader {
  private at = 0;

  constructor(private readonly d: string) {}

  /** The letter that stands here. */
  command(): string | null {
    const letter = this.token(/[\s,]*([MmLlHhVvCcSsQqTtAaZz])/y);
    return letter;
  }

  /** The next command; after the numbers of one that is not named again, the same once more. */
  next(before: string): string | null {
    const letter = this.command();
    if (letter !== null) return letter;
    if (before === 'Z' || before === 'z' || this.peek() === null) return null;
    return before === 'M' ? 'L' : before === 'm' ? 'l' : before;
  }

  numbers(kind: string): number[] | null {
    const numbers: number[] = [];
    for (let i = 0; i < TAKES[kind]; i++) {
      // The two flags of an arc are one digit each, and may stand without a space.
      const flag = kind === 'A' && (i === 3 || i === 4);
      const token = this.token(flag ? /[\s,]*([01])/y : NUMBER);
      if (token === null) return null;
      numbers.push(Number(token));
    }
    return numbers;
  }

  private peek(): string | null {
    const { at } = this;
    const token = this.token(NUMBER);
    this.at = at;
    return token;
  }

  private token(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.d);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[1];
  }
}

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
