import type { CST, Node } from 'yaml';
import {
  Alias,
  Composer,
  type Document,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { Reading } from '../format.ts';

const BETWEEN_PAUSES = 2 ** 13;
/** A million letters take the parser about a second and 100 MB. */
const MOST_LETTERS = 32 * 2 ** 20;
const MOST_NESTED = 1000;

/**
 * A YAML 1.2 file by its nodes, which know their lines. Throws a GraphError for broken YAML, for what is nested too
 * deeply, and for more than one document.
 */
export function* parseYaml(text: string): Reading<YamlFile> {
  if (text.length > MOST_LETTERS) {
    throw new GraphError(
      null,
      say`YAML is read up to ${MOST_LETTERS} characters, and these are ${text.length}`,
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
    // What composes the nodes goes down by recursion.
    if (parser.stack.length > MOST_NESTED) {
      throw new GraphError(
        atLine(lines.linePos(parser.offset).line),
        say`the file is nested more than ${MOST_NESTED} deep`,
      );
    }
  }
  for (const token of parser.end()) tokens.push(token);
  yield 0.7;
  return new YamlFile(composed(tokens, lines), lines);
}

function composed(tokens: readonly CST.Token[], lines: LineCounter): Document.Parsed {
  // Whether keys are repeated is asked where maps are read: the parser's own check compares each key with each.
  const composer = new Composer({ uniqueKeys: false, lineCounter: lines });
  const [document, second] = Array.from(composer.compose(tokens));
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    throw new GraphError(atLine(line, col), say`this is not YAML: ${quoted(error.message)}`);
  }
  if (second !== undefined) {
    const { line } = lines.linePos(second.range[0]);
    throw new GraphError(atLine(line), say`a second document begins here: one is expected`);
  }
  return document;
}

/** The nodes of a file. An alias is the node that it stands for; nothing is copied. */
export class YamlFile {
  readonly root: unknown;
  private readonly targets = new Map<Alias, Node>();

  constructor(
    document: Document.Parsed,
    private readonly lines: LineCounter,
  ) {
    this.root = document.contents;
    const anchors = new Map<string, Node>();
    visit(document, {
      Node: (_, node) => {
        if (node instanceof Alias) {
          const target = anchors.get(node.source);
          if (target !== undefined) this.targets.set(node, target);
        } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
  }

  lineOf(node: unknown): number {
    return isNode(node) && node.range ? this.lines.linePos(node.range[0]).line : 1;
  }

  /** The entries of a map by their keys; null where it is no map. Throws a GraphError for a key that is there twice. */
  entries(value: unknown): Map<string, unknown> | null {
    const node = this.resolved(value);
    if (!(node instanceof YAMLMap)) return null;
    const entries = new Map<string, unknown>();
    for (const { key, value: entry } of node.items) {
      const name = this.text(key);
      if (name === null) continue;
      if (entries.has(name)) {
        throw new GraphError(atLine(this.lineOf(key)), say`the key ${quoted(name)} is repeated`);
      }
      entries.set(name, entry);
    }
    return entries;
  }

  /** The items of a list; null where it is none. */
  items(value: unknown): readonly unknown[] | null {
    const node = this.resolved(value);
    return node instanceof YAMLSeq ? node.items : null;
  }

  /** A text or a number as it is written; null for anything else. */
  text(value: unknown): string | null {
    const node = this.resolved(value);
    if (!isScalar(node) || node.value === null) return null;
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  /** What a scalar means: a number, a text, …; undefined for anything else. */
  scalar(value: unknown): unknown {
    const node = this.resolved(value);
    return isScalar(node) ? node.value : undefined;
  }

  private resolved(value: unknown): unknown {
    return value instanceof Alias ? this.targets.get(value) : value;
  }
}
