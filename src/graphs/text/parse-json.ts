import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import { atLine } from '../place.ts';
import { type Said, say } from '../said.ts';

/**
 * Parsed JSON. Throws a GraphError naming line and column, which the engines' own messages do not do alike.
 * Columns count UTF-16 code units from 1.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const error = findSyntaxError(text);
    if (error === null) throw new GraphError(null, say`the file is nested too deeply to be read`);
    const lines = text.slice(0, error.offset).split(/\r\n?|\n/);
    const line = lines.length;
    const column = lines[line - 1].length + 1;
    throw new GraphError(atLine(line, column), say`this is not JSON: ${error.said}`);
  }
}

interface SyntaxFault {
  readonly offset: number;
  readonly said: Said;
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'comma' | 'end';

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const LITERALS = new Set(['true', 'false', 'null']);

/** Some hundred million in one list would end the engine, and a packed file of kilobytes may hold as many brackets. */
const MOST_OPEN = 1_000_000;

/** Where a text stops being JSON, or null when it is JSON throughout or nested too deeply. Without recursion. */
export function findSyntaxError(text: string): SyntaxFault | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  for (;;) {
    at += match(SPACE).length;
    const character = text[at];
    if (character === undefined) {
      if (expected === 'end') return null;
      return { offset: at, said: say`it ends where ${inWords(expected, open)} is expected` };
    }
    const inValue: boolean = expected === 'value' || expected === 'value or ]';
    const inName: boolean = expected === 'name' || expected === 'name or }';
    let length = 0;
    if (character === '"' && (inValue || inName)) {
      const string = scanString(text, at);
      if (typeof string !== 'number') return string;
      length = string;
      expected = inValue ? afterValue(open) : ':';
    } else if ((character === '{' || character === '[') && inValue) {
      if (open.push(character) > MOST_OPEN) return null;
      length = 1;
      expected = character === '{' ? 'name or }' : 'value or ]';
    } else if (closes(character, expected, open)) {
      open.pop();
      length = 1;
      expected = afterValue(open);
    } else if (character === ':' && expected === ':') {
      length = 1;
      expected = 'value';
    } else if (character === ',' && expected === 'comma') {
      length = 1;
      expected = open.at(-1) === '{' ? 'name' : 'value';
    } else {
      const word = match(WORD);
      if (inValue) length = LITERALS.has(word) ? word.length : match(NUMBER).length;
      if (length === 0) return unexpected(at, word || character, inWords(expected, open));
      expected = afterValue(open);
    }
    at += length;
  }
}

const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? 'end' : 'comma');

function closes(character: string, expected: Expected, open: readonly string[]): boolean {
  if (character === '}') return open.at(-1) === '{' && /comma|name or }/.test(expected);
  if (character === ']') return open.at(-1) === '[' && /comma|value or ]/.test(expected);
  return false;
}

function unexpected(offset: number, found: string, expected: Said): SyntaxFault {
  return { offset, said: say`${quoted(found)} stands where ${expected} is expected` };
}

/** Length of the string literal that begins at an offset, with its quotes, or what is wrong with it. */
function scanString(text: string, start: number): number | SyntaxFault {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i + 1 - start;
    if (code < 0x20) return { offset: i, said: say`a line break or control character in a string` };
    if (code !== 0x5c) continue;
    const sequence = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;
    sequence.lastIndex = i + 1;
    const found = sequence.exec(text);
    if (!found) return { offset: i, said: say`a backslash that begins no escape` };
    i += found[0].length;
  }
  return { offset: start, said: say`a string that is never closed` };
}

function inWords(expected: Expected, open: readonly string[]): Said {
  switch (expected) {
    case 'value':
      return say`a value`;
    case 'value or ]':
      return say`a value or ${'"]"'}`;
    case 'name':
      return say`a name in double quotes`;
    case 'name or }':
      return say`a name in double quotes or ${'"}"'}`;
    case ':':
      return say`${'":"'}`;
    case 'comma':
      return say`${'","'} or ${open.at(-1) === '{' ? '"}"' : '"]"'}`;
    case 'end':
      return say`the end of the file`;
  }
}
