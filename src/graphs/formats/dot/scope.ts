import type { Defaults } from './graph.ts';

/** A subgraph that may be opened again by its name: what stays of it between its parts. */
interface Kept {
  readonly nodes: Set<number>;
  readonly own: Map<string, string>;
  readonly below: Map<string, Kept>;
}

const kept = (): Kept => ({ nodes: new Set(), own: new Map(), below: new Map() });

/** A pair of braces that is open: the graph or a subgraph. */
export class Scope {
  /** Ends of the edges of the statement that is read, the first ones first; and whether one more is to come. */
  readonly chain: { readonly nodes: Iterable<number>; readonly line: number }[] = [];
  inEdge = false;
  /** Nodes that are new in the subgraph since it was opened. */
  private readonly added: number[] = [];

  private constructor(
    readonly parent: Scope | null,
    private readonly state: Kept,
    private readonly effective: Map<string, string>,
  ) {}

  static root(): Scope {
    return new Scope(null, kept(), new Map());
  }

  get defaults(): Defaults {
    return this.effective;
  }

  setDefault(name: string, value: string): void {
    this.effective.set(name, value);
    this.state.own.set(name, value);
  }

  /** Nodes that appear in these braces or in braces within; none for the graph itself, which has them all. */
  get nodes(): ReadonlySet<number> {
    return this.state.nodes;
  }

  mention(node: number): void {
    if (this.parent === null || this.state.nodes.has(node)) return;
    this.state.nodes.add(node);
    this.added.push(node);
  }

  /** The scope of a subgraph in this one. One of the same name goes on with the nodes and the defaults that it had. */
  open(name: string | null): Scope {
    let state = name === null ? undefined : this.state.below.get(name);
    if (state === undefined) {
      state = kept();
      if (name !== null) this.state.below.set(name, state);
    }
    return new Scope(this, state, new Map([...this.effective, ...state.own]));
  }

  /** What is in a subgraph is in those around it too. */
  close(): Scope | null {
    for (const node of this.added) this.parent?.mention(node);
    return this.parent;
  }
}
