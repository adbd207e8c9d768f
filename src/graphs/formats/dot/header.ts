import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { DotLexer } from './lexer.ts';

/** Goes on behind the brace that opens the graph. Throws a GraphError for a graph without directions. */
export function readHeader(lexer: DotLexer): void {
  lexer.accept('strict');
  const { kind, line } = lexer;
  if (kind !== 'digraph' && kind !== 'graph') {
    lexer.fail(say`${'"digraph"'} is expected, not ${lexer.shown()}`);
  }
  if (kind === 'graph') {
    throw new GraphError(
      atLine(line),
      say`the graph is undirected (${'"graph"'}): its edges do not say which step comes first, as those of a ${'"digraph"'} with ${'"->"'} do`,
    );
  }
  lexer.advance();
  lexer.accept('id');
  lexer.expect('{');
}
