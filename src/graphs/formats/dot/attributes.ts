import { say } from '../../said.ts';
import type { DotLexer } from './lexer.ts';

/** Any number of lists in brackets: `[a=1, b=2; c=3] [d=4]`. */
export function readAttributes(lexer: DotLexer, set: (name: string, value: string) => void): void {
  while (lexer.accept('[')) {
    while (!lexer.accept(']')) {
      if (lexer.accept(';') || lexer.accept(',')) continue;
      const name = lexer.value;
      if (!lexer.accept('id')) {
        lexer.fail(say`the name of an attribute or ${'"]"'} is expected, not ${lexer.shown()}`);
      }
      lexer.expect('=');
      set(name, readValue(lexer));
    }
  }
}

/** The value of an attribute, without the brackets of HTML. */
export function readValue(lexer: DotLexer): string {
  const { value, html } = lexer;
  if (!lexer.accept('id')) lexer.fail(say`a value is expected, not ${lexer.shown()}`);
  return html ? value.slice(1, -1) : value;
}
