import { MOST_EDGES, tooManyEdges } from '../../build/limits.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { AttributeColumn } from './attribute-column.ts';
import { DRAWING } from './drawing.ts';

/** A file of kilobytes may open a subgraph of many defaults again and again. */
const MOST_GIVEN_AGAIN = 1_000_000;

/** What a DOT file says of a graph, as columns. */
export class DotGraph {
  /** Nodes in the order in which they first appear. */
  readonly ids: string[] = [];
  /** Where a node appears first, and where it was last given an attribute of its own. */
  readonly lines: number[] = [];
  readonly attributeLines: number[] = [];
  /** Attributes by name, without those that only draw. */
  readonly attributes = new Map<string, AttributeColumn>();
  /** Edges in the order in which they are written. */
  readonly tails: number[] = [];
  readonly heads: number[] = [];
  readonly edgeLines: number[] = [];
  private readonly indexOf = new Map<string, number>();
  private givenAgain = 0;

  constructor(private readonly mostGivenAgain = MOST_GIVEN_AGAIN) {}

  /** The node of an id; a new one has the defaults that hold now. */
  node(id: string, html: boolean, line: number): number {
    // <b> as HTML is another node than "<b>".
    const key = html ? `\0${id}` : id;
    const known = this.indexOf.get(key);
    if (known !== undefined) return known;
    const node = this.ids.length;
    this.indexOf.set(key, node);
    this.ids.push(id);
    this.lines.push(line);
    this.attributeLines.push(line);
    return node;
  }

  setAttribute(node: number, name: string, value: string): void {
    this.column(name)?.set(node, value);
  }

  /** Counts defaults that a subgraph gives since it is opened again. Throws a GraphError where they are too many. */
  giveAgain(defaults: number, line: number): void {
    this.givenAgain += defaults;
    if (this.givenAgain <= this.mostGivenAgain) return;
    throw new GraphError(
      atLine(line),
      say`subgraphs that are opened again give attributes by default more than ${counted(this.mostGivenAgain)} times: that is too many to be read`,
    );
  }

  /** The column of an attribute that is to be set; null: it only draws. */
  column(name: string): AttributeColumn | null {
    if (DRAWING.has(name)) return null;
    let column = this.attributes.get(name);
    if (column === undefined) {
      column = new AttributeColumn();
      this.attributes.set(name, column);
    }
    return column;
  }

  /** An edge from each of some nodes to each of others. Throws a GraphError where they are too many. */
  connect(from: DotNodes, to: DotNodes, line: number): void {
    const edges = this.tails.length + sizeOf(from) * sizeOf(to);
    // Before they are made: two short lists may ask for more than there is memory for.
    if (edges > MOST_EDGES) throw new GraphError(null, tooManyEdges(edges), null, 'too-large');
    // Not a round for each tail, where there are no heads.
    if (edges === this.tails.length) return;
    for (const tail of from) {
      for (const head of to) {
        this.tails.push(tail);
        this.heads.push(head);
        this.edgeLines.push(line);
      }
    }
  }
}

/** Nodes of a statement, or of a subgraph. */
export type DotNodes = readonly number[] | ReadonlySet<number>;

const sizeOf = (nodes: DotNodes): number => ('size' in nodes ? nodes.size : nodes.length);
