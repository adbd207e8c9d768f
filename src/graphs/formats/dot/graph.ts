import { MOST_EDGES, tooManyEdges } from '../../build/limits.ts';
import { GraphError } from '../../graph-error.ts';

/** Attributes that nodes are given from now on, by name. */
export type Defaults = ReadonlyMap<string, string>;

/** What a DOT file says of a graph, as columns. */
export class DotGraph {
  /** Nodes in the order in which they first appear. */
  readonly ids: string[] = [];
  /** Where a node appears first, and where it was last given an attribute of its own. */
  readonly lines: number[] = [];
  readonly attributeLines: number[] = [];
  /** Attributes by name, then by node. */
  readonly attributes = new Map<string, Map<number, string>>();
  /** Edges in the order in which they are written. */
  readonly tails: number[] = [];
  readonly heads: number[] = [];
  readonly edgeLines: number[] = [];
  private readonly indexOf = new Map<string, number>();

  /** The node of an id; a new one is given the defaults. */
  node(id: string, html: boolean, line: number, defaults: Defaults): number {
    // <b> as HTML is another node than "<b>".
    const key = html ? `\0${id}` : id;
    const known = this.indexOf.get(key);
    if (known !== undefined) return known;
    const node = this.ids.length;
    this.indexOf.set(key, node);
    this.ids.push(id);
    this.lines.push(line);
    this.attributeLines.push(line);
    for (const [name, value] of defaults) this.setAttribute(node, name, value);
    return node;
  }

  setAttribute(node: number, name: string, value: string): void {
    let column = this.attributes.get(name);
    if (column === undefined) {
      column = new Map();
      this.attributes.set(name, column);
    }
    column.set(node, value);
  }

  /** An edge from each of some nodes to each of others. Throws a GraphError where they are too many. */
  connect(from: Iterable<number>, to: Iterable<number>, line: number): void {
    // Not a round for each tail, where there are no heads.
    if (isEmpty(to)) return;
    for (const tail of from) {
      for (const head of to) {
        if (this.tails.length === MOST_EDGES) {
          throw new GraphError(null, tooManyEdges(MOST_EDGES + 1));
        }
        this.tails.push(tail);
        this.heads.push(head);
        this.edgeLines.push(line);
      }
    }
  }
}

function isEmpty(nodes: Iterable<number>): boolean {
  return nodes[Symbol.iterator]().next().done === true;
}
