import {
  Composer,
  type CST,
  type Document,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
} from 'yaml';
import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import { atLine } from '../place.ts';
import { say } from '../said.ts';
import { counted } from './counted.ts';
import type { InShares } from './reading.ts';

/** A document of YAML by its nodes, and what tells their lines. */
export interface YamlDocument {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

const BETWEEN_PAUSES = 2 ** 13;
/** A million characters take the parser seconds and 100 MB: more of them than this would cost a page its life. */
const MOST_CHARACTERS = 8 * 2 ** 20;
/** What composes the nodes goes down by recursion, and needs many calls a level. */
const MOST_NESTED = 200;

/**
 * The one document of a YAML 1.2 text. Throws a GraphError for broken YAML, for what is nested too deeply or too long, for
 * a key that a map has twice, and for more than one document. `merge`: whether `<<` takes over the keys of another map.
 */
export function* yamlDocument(text: string, merge = false): InShares<YamlDocument> {
  if (text.length > MOST_CHARACTERS) {
    throw new GraphError(
      null,
      say`YAML is read up to ${counted(MOST_CHARACTERS)} characters, and these are ${counted(text.length)}: what is larger needs more memory than a page has`,
    );
  }
  const lines = new LineCounter();
  const tokens: CST.Token[] = [];
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexemes++ % BETWEEN_PAUSES === 0) yield (0.7 * parser.offset) / text.length;
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MOST_NESTED) {
      throw new GraphError(
        atLine(lines.linePos(parser.offset).line),
        say`the file is nested more than ${MOST_NESTED} deep`,
      );
    }
  }
  for (const token of parser.end()) tokens.push(token);
  yield 0.7;
  // The parser's own check of keys compares each with each.
  const composer = new Composer({ uniqueKeys: false, lineCounter: lines, merge });
  const [document, second] = Array.from(composer.compose(tokens, true, text.length));
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new GraphError(atLine(line, col), say`this is not YAML: ${quoted(error.message)}`);
  }
  if (second !== undefined) {
    const { line } = lines.linePos(second.range[0]);
    throw new GraphError(atLine(line), say`a second document begins here: one is expected`);
  }
  yield 0.9;
  checkKeys(document, lines);
  return { document, lines };
}

/** A key that is a symbol (`<<`, which merges another map) may be there more than once. */
function checkKeys(document: Document.Parsed, lines: LineCounter): void {
  visit(document, {
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key) || typeof key.value === 'symbol') continue;
        const name = String(key.value);
        if (names.has(name)) {
          const { line } = lines.linePos(key.range?.[0] ?? 0);
          throw new GraphError(atLine(line), say`the key ${quoted(name)} is repeated`);
        }
        names.add(name);
      }
    },
  });
}
