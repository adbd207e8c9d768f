/**
 * One attribute of all nodes. A node's own value stands by its number; what nodes are given by default stands once for all
 * nodes from one number on, however many they are and whatever braces close meanwhile.
 */
export class AttributeColumn {
  private readonly own = new Map<number, string>();
  /** Ascending: from which node on which default holds; null: none. */
  private readonly from: number[] = [];
  private readonly defaults: (string | null)[] = [];
  /** Defaults that hold again when braces close, the innermost last. */
  private readonly outer: (string | null)[] = [];

  set(node: number, value: string): void {
    this.own.set(node, value);
  }

  /** What nodes are given from `node` on, of which there is none yet. */
  setDefault(node: number, value: string | null): void {
    const last = this.from.length - 1;
    if (last >= 0 && this.from[last] === node) {
      this.defaults[last] = value;
    } else if (this.holds() !== value) {
      this.from.push(node);
      this.defaults.push(value);
    }
  }

  /** The default will be set within braces that may close again. */
  enter(): void {
    this.outer.push(this.holds());
  }

  /** These braces close: from `node` on holds what held before them. */
  leave(node: number): void {
    this.setDefault(node, this.outer.pop() ?? null);
  }

  at(node: number): string | undefined {
    return this.own.get(node) ?? this.defaultAt(node) ?? undefined;
  }

  /** How many of so many nodes have a value of which `is` holds; it is asked once for all that is given by default at once. */
  count(nodes: number, is: (value: string) => boolean): number {
    let count = 0;
    const holds = this.defaults.map((value) => value !== null && is(value));
    this.from.forEach((first, i) => {
      if (holds[i]) count += (this.from[i + 1] ?? nodes) - first;
    });
    for (const [node, value] of this.own) {
      const given = holds[this.indexAt(node)] ?? false;
      count += Number(is(value)) - Number(given);
    }
    return count;
  }

  private holds(): string | null {
    return this.defaults[this.defaults.length - 1] ?? null;
  }

  private defaultAt(node: number): string | null {
    return this.defaults[this.indexAt(node)] ?? null;
  }

  /** The last default that was set up to a node; -1 where none was. */
  private indexAt(node: number): number {
    let low = -1;
    let high = this.from.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.from[middle] <= node) low = middle;
      else high = middle;
    }
    return low;
  }
}
