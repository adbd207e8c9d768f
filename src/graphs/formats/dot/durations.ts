import { quoted } from '../../../model/quoted.ts';
import { TIME_UNIT_NAMES, type TimeUnit } from '../../../model/time-unit.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import type { Decision, DecisionOption } from '../format.ts';
import { decided } from '../shared/decide.ts';
import type { DotGraph } from './graph.ts';
import { inUnitOf, parseQuantity, type Quantity } from './quantity.ts';

/** Names under which durations are found, the most telling first. */
const TELLING = [
  'duration',
  'runtime',
  'execution_time',
  'exec_time',
  'time',
  'wcet',
  'weight',
  'cost',
  'work',
  'size',
  'label',
];

const EACH_ONE = 'one';

/** Durations of a DOT file's nodes, as far as they have any. */
export interface DotDurations {
  readonly decision: Decision;
  readonly unit: TimeUnit | null;
  /** Each step counts 1. */
  readonly unitless: boolean;
  /** As `StepInput.duration`: undefined where a node has none, the text itself where that is no number. */
  of(node: number): unknown;
}

interface NumberedAttribute {
  readonly name: string;
  /** How many nodes it gives a number. */
  readonly numbers: number;
  readonly rank: number;
}

/**
 * DOT has no durations: any attribute with numbers may be meant that is not for drawing. A telling name is taken that at least half of the nodes
 * have a number under; without one, each step counts 1. Throws a GraphError for units that do not go together.
 */
export function dotDurations(graph: DotGraph, wanted: string | null): DotDurations {
  const steps = graph.ids.length;
  const attributes = numbered(graph);
  const options: DecisionOption[] = attributes.map(({ name, numbers }) => ({
    key: keyOf(name),
    about: say`the attribute ${quoted(name)}, a number on ${counted(numbers)} of ${counted(steps)} nodes`,
  }));
  const one: DecisionOption = { key: EACH_ONE, about: say`each step counts 1` };
  const first = attributes[0];
  const telling = first !== undefined && first.rank < TELLING.length && 2 * first.numbers >= steps;
  const decision = decided(telling ? [...options, one] : [one, ...options], wanted);
  if (decision.used === EACH_ONE) {
    return { decision, unit: null, unitless: true, of: () => 1 };
  }
  const used = attributes.find(({ name }) => keyOf(name) === decision.used) ?? first;
  return { decision, unitless: false, ...durationsOf(graph, used.name) };
}

const keyOf = (name: string) => (name === EACH_ONE ? quoted(name) : name);

function numbered({ attributes, ids }: DotGraph): NumberedAttribute[] {
  const found: NumberedAttribute[] = [];
  for (const [name, column] of attributes) {
    const numbers = column.count(ids.length, (text) => parseQuantity(text) !== null);
    if (numbers === 0) continue;
    const rank = TELLING.indexOf(name.toLowerCase());
    found.push({
      name,
      numbers,
      rank: rank < 0 || 2 * numbers < ids.length ? TELLING.length : rank,
    });
  }
  return found.sort((a, b) => a.rank - b.rank);
}

function durationsOf(graph: DotGraph, name: string): Omit<DotDurations, 'decision' | 'unitless'> {
  const column = graph.attributes.get(name);
  const textOf = (node: number) => column?.at(node);
  const quantities = new Map<number, Quantity>();
  for (let node = 0; node < graph.ids.length; node++) {
    const quantity = parseQuantity(textOf(node) ?? '');
    if (quantity !== null) quantities.set(node, quantity);
  }
  const unit = smallestUnit(quantities.values());
  if (unit !== null) refuseBare(graph, name, quantities);
  return {
    unit,
    of: (node) => {
      const quantity = quantities.get(node);
      if (quantity === undefined) return textOf(node);
      if (unit === null || quantity.unit === null) return quantity.value;
      return inUnitOf(quantity.value, quantity.unit, unit);
    },
  };
}

function smallestUnit(quantities: Iterable<Quantity>): TimeUnit | null {
  let smallest = TIME_UNIT_NAMES.length;
  for (const { unit } of quantities) {
    if (unit !== null) smallest = Math.min(smallest, TIME_UNIT_NAMES.indexOf(unit));
  }
  return TIME_UNIT_NAMES[smallest] ?? null;
}

/** 12 beside 12 s may be anything; 0 is 0 in every unit. */
function refuseBare(
  graph: DotGraph,
  name: string,
  quantities: ReadonlyMap<number, Quantity>,
): void {
  for (const [node, { value, unit }] of quantities) {
    if (unit !== null || value === 0) continue;
    throw new GraphError(
      atLine(graph.attributeLines[node]),
      say`${quoted(name)} of ${quoted(graph.ids[node])} is ${value} without a unit, and others have one: all need one, or none`,
    );
  }
}
