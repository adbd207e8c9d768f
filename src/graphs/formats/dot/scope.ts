import type { AttributeColumn } from './attribute-column.ts';
import type { DotGraph, DotNodes } from './graph.ts';

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
  readonly chain: { readonly nodes: DotNodes; readonly line: number }[] = [];
  inEdge = false;
  /** Nodes that are new in the subgraph since it was opened. */
  private readonly added: number[] = [];

  /** Attributes of which a default was set since it was opened. */
  private readonly set = new Set<AttributeColumn>();

  private constructor(
    private readonly graph: DotGraph,
    readonly parent: Scope | null,
    private readonly state: Kept,
  ) {}

  static root(graph: DotGraph): Scope {
    return new Scope(graph, null, kept());
  }

  /** What nodes are given that are new from now on, up to the end of these braces. */
  setDefault(name: string, value: string): void {
    const column = this.graph.column(name);
    if (column === null) return;
    if (!this.set.has(column)) {
      column.enter();
      this.set.add(column);
    }
    column.setDefault(this.graph.ids.length, value);
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
  open(name: string | null, line: number): Scope {
    let state = name === null ? undefined : this.state.below.get(name);
    if (state === undefined) {
      state = kept();
      if (name !== null) this.state.below.set(name, state);
    }
    const scope = new Scope(this.graph, this, state);
    this.graph.giveAgain(state.own.size, line);
    for (const [each, value] of state.own) scope.setDefault(each, value);
    return scope;
  }

  /** What is in a subgraph is in those around it too. */
  close(): Scope | null {
    for (const column of this.set) column.leave(this.graph.ids.length);
    for (const node of this.added) this.parent?.mention(node);
    return this.parent;
  }
}
