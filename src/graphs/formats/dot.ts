import type { Places, StepInput } from '../build/step-input.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import { within } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';
import { skipBlank } from './dot/blank.ts';
import { type DotDurations, dotDurations } from './dot/durations.ts';
import type { DotGraph } from './dot/graph.ts';
import { parseDot } from './dot/parser.ts';
import type { DecisionOption, Draft, GraphFormat, ReadChoices, Reading } from './format.ts';
import { decided } from './shared/decide.ts';
import { oneFile } from './shared/one-file.ts';

const BEGINNING = /(?:strict\s+)?(?:di)?graph(?![\w\u0080-\uffff])/iy;
/** A name, its quotes, or the brace: no comma of a table, no `=` of a setting. */
const AFTER = /[\w{"<.\u0080-\uffff-]/;

const HEAD_FIRST = 'head-first';

/** Workflows draw arrows in the order of time; graphs of dependencies draw them to what is needed. */
const DIRECTIONS: readonly DecisionOption[] = [
  { key: 'tail-first', about: say`an arrow leads from a step to one that comes after it` },
  { key: HEAD_FIRST, about: say`an arrow leads from a step to one that it needs` },
];

/**
 * DOT of Graphviz, the output of daggen too: an edge's tail comes before its head, unless the reader says that arrows
 * lead to what is needed; a subgraph stands for all its nodes.
 * Steps are the nodes in the order in which they first appear. Durations come from an attribute that the reader picks.
 *
 * The parser is our own: @ts-graphviz/ast 3.0 reads `a -> subgraph s { b }` as an edge to a node named "subgraph", refuses
 * comments inside of an edge, strings joined by `+` and several lists of attributes, and needs 3 GB for a million edges.
 */
export const dot: GraphFormat = {
  id: 'dot',
  signs: { text: 'digraph {' },

  recognises({ text }: SourceFile): boolean {
    const start = skipBlank(text, 0);
    if (start < 0) return false;
    BEGINNING.lastIndex = start;
    if (!BEGINNING.test(text)) return false;
    const next = skipBlank(text, BEGINNING.lastIndex);
    // Without a brace it is a text about graphs.
    return next >= 0 && AFTER.test(text[next] ?? '') && text.includes('{', next);
  },

  *read(files: readonly SourceFile[], choices: ReadChoices): Reading {
    const { graph, notes, second } = yield* within(parseDot(oneFile(files).text), 0, 0.8);
    const remarks: Remark[] = [...notes.remarks()];
    if (second !== null) {
      remarks.push(
        remark(
          'ignored',
          atLine(second),
          say`a second graph begins here: only the first one of the file is read`,
        ),
      );
    }
    yield 0.85;
    const durations = dotDurations(graph, choices.durations);
    yield 0.9;
    const precedence = decided(DIRECTIONS, choices.precedence);
    const { steps, places } = stepsOf(graph, durations, precedence.used);
    if (graph.tails.length > 0) remarks.push(remark('rule', null, ruleOf(precedence.used)));
    const { decision, unit, unitless } = durations;
    return { steps, places, unit, unitless, remarks, durations: decision, precedence };
  },
};

function ruleOf(direction: string): Said {
  return direction === HEAD_FIRST
    ? say`an arrow is read as leading from a step to one that it needs`
    : say`an arrow is read as leading from a step to one that comes after it; in graphs of dependencies arrows often lead the other way`;
}

function stepsOf(
  { ids, lines, attributeLines, tails, heads, edgeLines }: DotGraph,
  durations: DotDurations,
  direction: string,
): Pick<Draft, 'steps' | 'places'> {
  const [before, after] = direction === HEAD_FIRST ? [heads, tails] : [tails, heads];
  const needs: string[][] = ids.map(() => []);
  const needLines: number[][] = ids.map(() => []);
  for (let e = 0; e < tails.length; e++) {
    needs[after[e]].push(ids[before[e]]);
    needLines[after[e]].push(edgeLines[e]);
  }
  const places: Places = {
    step: (i) => atLine(lines[i]),
    id: (i) => atLine(lines[i]),
    duration: (i) => atLine(attributeLines[i]),
    need: (i, j) => atLine(needLines[i][j]),
  };
  const steps = ids.map((id, i): StepInput => ({ id, duration: durations.of(i), needs: needs[i] }));
  return { steps, places };
}
