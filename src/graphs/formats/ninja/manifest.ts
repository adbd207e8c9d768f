import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine, type Place } from '../../place.ts';
import { say } from '../../said.ts';
import type { SourceFile } from '../../text/source-file.ts';
import type { Reading } from '../format.ts';
import { placeIn } from '../shared/place-in.ts';
import { canonical, pathsOf } from './paths.ts';
import { type NinjaLine, NinjaReader, NinjaScope, type NinjaText, ninjaLines } from './text.ts';

/** A build statement: it makes its outputs from its inputs with a rule. */
export interface NinjaBuild {
  readonly rule: string;
  /** At least one. */
  readonly outputs: readonly string[];
  /** Explicit, implicit and order-only: all have to be there before. */
  readonly inputs: readonly string[];
  readonly place: Place;
}

/** Old versions of CMake wrote such statements; ninja passes over that input. */
export function isPhonyOfItself({ rule, outputs, inputs }: NinjaBuild): boolean {
  return rule === 'phony' && outputs.length === 1 && inputs.includes(outputs[0]);
}

export interface NinjaManifest {
  readonly builds: readonly NinjaBuild[];
  /** Files that are included and were not given. */
  readonly missing: readonly string[];
  readonly pools: boolean;
  readonly dyndeps: boolean;
  readonly validations: boolean;
}

const BETWEEN_PAUSES = 2 ** 12;
const DEEPEST = 100;

/**
 * The manifest of ninja (https://ninja-build.org/manual.html): one of the files, with those of them that it includes.
 * Commands of rules are not looked at. Throws a GraphError naming the line.
 */
export function* readManifest(
  files: readonly SourceFile[],
  several: boolean,
): Reading<NinjaManifest> {
  const parser = new Parser(files, several);
  const main = files.find(({ name }) => /(^|\/)build\.ninja$/.test(name)) ?? files[0];
  yield* parser.file(main, new NinjaScope(), 0);
  // What nothing includes is read by itself.
  for (const file of files)
    if (!parser.read.has(file)) yield* parser.file(file, new NinjaScope(), 0);
  return parser;
}

class Parser implements NinjaManifest {
  readonly builds: NinjaBuild[] = [];
  readonly missing: string[] = [];
  readonly read = new Set<SourceFile>();
  pools = false;
  dyndeps = false;
  validations = false;

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly several: boolean,
  ) {}

  *file(file: SourceFile, scope: NinjaScope, depth: number): Reading<void> {
    this.read.add(file);
    const inFile = placeIn(file, this.several);
    const lines = Array.from(ninjaLines(file.text));
    for (let i = 0; i < lines.length; ) {
      if (i % BETWEEN_PAUSES === 0) yield i / lines.length;
      const line = lines[i++];
      const place = inFile(atLine(line.number));
      let end = i;
      while (end < lines.length && lines[end].indented) end++;
      const block = lines.slice(i, end);
      i = end;
      const [word] = line.text.split(' ', 1);
      const rest = line.text.slice(word.length);
      if (line.indented)
        throw new GraphError(place, say`the line is indented, and nothing is before it`);
      if (word === 'build') this.build(rest, block, line, place, scope);
      else if (word === 'include' || word === 'subninja') {
        const path = scope.expand(new NinjaReader(rest, place).path() ?? [], line.number);
        const other = this.otherFile(path);
        if (other === null || depth > DEEPEST) this.missing.push(path);
        else yield* this.file(other, word === 'include' ? scope : new NinjaScope(scope), depth + 1);
      } else if (word === 'rule' || word === 'default' || word === 'pool') {
        if (block.some(({ text }) => text.startsWith('pool '))) this.pools = true;
      } else this.variable(line, place, scope, scope);
    }
  }

  /** One of the files by the last part of its path: browsers give no more. */
  private otherFile(path: string): SourceFile | null {
    const last = (name: string) => name.slice(name.lastIndexOf('/') + 1);
    const fits = this.files.filter(
      (file) => !this.read.has(file) && last(file.name) === last(path),
    );
    return fits[0] ?? null;
  }

  private variable(line: NinjaLine, place: Place, from: NinjaScope, to: NinjaScope): string {
    const [, name = '', value = ''] = /^([\w.-]+) *= *(.*)$/s.exec(line.text) ?? [];
    if (name === '') {
      throw new GraphError(
        place,
        say`${quoted(line.text)} is no statement of ninja and sets no variable`,
      );
    }
    to.set(name, from.expand(new NinjaReader(value, place).value(), line.number));
    return name;
  }

  private build(
    rest: string,
    block: readonly NinjaLine[],
    line: NinjaLine,
    place: Place,
    scope: NinjaScope,
  ): void {
    const reader = new NinjaReader(rest, place);
    const outputs = pathsOf(reader);
    if (reader.pass('|') !== '') outputs.push(...pathsOf(reader));
    if (reader.pass(':') === '') {
      throw new GraphError(place, say`a ${'":"'} is expected behind what is built`);
    }
    if (outputs.length === 0) throw new GraphError(place, say`nothing is named that is built`);
    const [rule] = reader.path() ?? [];
    if (typeof rule !== 'string') throw new GraphError(place, say`the name of a rule is expected`);
    const inputs = pathsOf(reader);
    for (;;) {
      const sign = reader.pass('|@', '||', '|');
      if (sign === '') break;
      const more = pathsOf(reader);
      // What validates a step may come after it.
      if (sign === '|@') this.validations = true;
      else inputs.push(...more);
    }
    if (!reader.atEnd()) throw new GraphError(place, say`a ${'":"'} too many`);
    const own = new NinjaScope(scope);
    for (const each of block) {
      const name = this.variable(each, place, scope, own);
      if (name === 'pool') this.pools = true;
      if (name === 'dyndep') this.dyndeps = true;
    }
    const expanded = (paths: readonly NinjaText[]) =>
      paths.map((path) => canonical(own.expand(path, line.number))).filter((path) => path !== '');
    const made = expanded(outputs);
    if (made.length === 0) throw new GraphError(place, say`nothing is named that is built`);
    this.builds.push({ rule, outputs: made, inputs: expanded(inputs), place });
  }
}
