import { quoted } from '../../../model/quoted.ts';
import { say } from '../../said.ts';
import type { Reading } from '../format.ts';
import { readAttributes, readValue } from './attributes.ts';
import { EdgeNotes } from './edge-notes.ts';
import { DotGraph, type DotNodes } from './graph.ts';
import { readHeader } from './header.ts';
import { DotLexer } from './lexer.ts';
import { Scope } from './scope.ts';

/** The first graph of a DOT file. */
export interface DotFile {
  readonly graph: DotGraph;
  readonly notes: EdgeNotes;
  /** Line on which a second graph begins; null where there is none. */
  readonly second: number | null;
}

const BETWEEN_PAUSES = 2 ** 14;
const MOST_NESTED = 250;

/**
 * Reads the first graph of a file in the DOT language (https://graphviz.org/doc/info/lang.html, and the grammar of
 * Graphviz where the two differ). Without recursion. Throws a GraphError with line and column.
 */
export function* parseDot(text: string): Reading<DotFile> {
  const parser = new DotParser(text);
  for (let statements = 0; parser.statement(); statements++) {
    if (statements % BETWEEN_PAUSES === 0) yield parser.share;
  }
  return parser.end();
}

class DotParser {
  private readonly lexer: DotLexer;
  private readonly graph = new DotGraph();
  private readonly notes = new EdgeNotes();
  private scope: Scope | null = Scope.root(this.graph);
  private depth = 0;

  constructor(text: string) {
    this.lexer = new DotLexer(text);
    readHeader(this.lexer);
  }

  get share(): number {
    return this.lexer.share;
  }

  /** Takes a statement, or a part of one up to a brace. False where the graph has ended. */
  statement(): boolean {
    const { lexer, scope } = this;
    if (scope === null) return false;
    switch (lexer.kind) {
      case 'subgraph':
      case '{':
        this.open(scope);
        return true;
      case 'id':
        this.nodesOrAssignment(scope);
        return true;
      default:
    }
    if (scope.inEdge) {
      lexer.fail(say`behind ${'"->"'} an id or a subgraph is expected, not ${lexer.shown()}`);
    }
    switch (lexer.kind) {
      case '}':
        return this.close(scope);
      case ';':
        lexer.advance();
        return true;
      case 'node':
      case 'edge':
      case 'graph':
        this.defaults(scope);
        return true;
      case 'end':
        return lexer.fail(say`the file ends before ${'"}"'} closes the graph`);
      default:
        return lexer.fail(say`a node, an edge or ${'"}"'} is expected, not ${lexer.shown()}`);
    }
  }

  end(): DotFile {
    const { lexer, graph, notes } = this;
    const { kind, line } = lexer;
    if (kind === 'end') return { graph, notes, second: null };
    if (kind === 'strict' || kind === 'digraph' || kind === 'graph') {
      return { graph, notes, second: line };
    }
    return lexer.fail(say`${lexer.shown()} stands behind the end of the graph`);
  }

  private open(scope: Scope): void {
    const { lexer } = this;
    let name: string | null = null;
    if (lexer.accept('subgraph') && lexer.is('id')) {
      name = lexer.value;
      lexer.advance();
    }
    lexer.expect('{');
    if (++this.depth > MOST_NESTED) {
      lexer.fail(say`subgraphs are nested more than ${MOST_NESTED} deep`);
    }
    this.scope = scope.open(name, lexer.line);
  }

  private close(scope: Scope): boolean {
    this.depth--;
    const { line } = this.lexer;
    this.lexer.advance();
    this.scope = scope.close();
    if (this.scope === null) return false;
    this.operand(this.scope, scope.nodes, line, () => undefined);
    return true;
  }

  private nodesOrAssignment(scope: Scope): void {
    const { lexer } = this;
    const { line } = lexer;
    if (!scope.inEdge && lexer.isAssigned()) {
      lexer.advance();
      lexer.advance();
      readValue(lexer);
      return;
    }
    const nodes = [this.mention(scope)];
    while (lexer.accept(',')) {
      if (!lexer.is('id')) lexer.fail(say`an id is expected, not ${lexer.shown()}`);
      nodes.push(this.mention(scope));
    }
    this.operand(scope, nodes, line, (name, given) => {
      for (const node of nodes) {
        this.graph.setAttribute(node, name, given);
        this.graph.attributeLines[node] = line;
      }
    });
  }

  /** A node, with the port that may stand behind it. */
  private mention(scope: Scope): number {
    const { lexer } = this;
    const { value, html, line } = lexer;
    lexer.advance();
    for (let ports = 0; ports < 2 && lexer.accept(':'); ports++) {
      if (!lexer.accept('id')) lexer.fail(say`a port is expected, not ${lexer.shown()}`);
    }
    const node = this.graph.node(value, html, line);
    scope.mention(node);
    return node;
  }

  /** An end of an edge, or a statement of its own. */
  private operand(
    scope: Scope,
    nodes: DotNodes,
    line: number,
    setAttribute: (name: string, value: string) => void,
  ): void {
    const { lexer } = this;
    scope.chain.push({ nodes, line });
    if (lexer.is('--')) {
      lexer.fail(say`${'"--"'} is an edge without direction: a digraph has ${'"->"'}`);
    }
    scope.inEdge = lexer.accept('->');
    if (scope.inEdge) return;
    if (scope.chain.length === 1) readAttributes(lexer, setAttribute);
    else this.finishEdges(scope);
    scope.chain.length = 0;
    lexer.accept(';');
  }

  /** Only at the end of the statement: a subgraph in it may have been opened again and have got more nodes. */
  private finishEdges({ chain }: Scope): void {
    for (let i = 1; i < chain.length; i++) {
      this.graph.connect(chain[i - 1].nodes, chain[i].nodes, chain[i].line);
    }
    const attributes = new Map<string, string>();
    readAttributes(this.lexer, (name, value) => attributes.set(name, value));
    if (attributes.size > 0) this.notes.take(attributes, chain[0].line);
  }

  /** `node [...]` holds for nodes that are new from now on; `edge` and `graph` say how to draw. */
  private defaults(scope: Scope): void {
    const { lexer } = this;
    const { kind, line } = lexer;
    lexer.advance();
    if (!lexer.is('[')) {
      lexer.fail(
        say`behind ${quoted(kind)}, which is a keyword, ${'"["'} is expected, not ${lexer.shown()}`,
      );
    }
    const given = new Map<string, string>();
    readAttributes(lexer, (name, value) => given.set(name, value));
    if (kind === 'node') for (const [name, value] of given) scope.setDefault(name, value);
    if (kind === 'edge') this.notes.takeDefaults(given, line);
  }
}
