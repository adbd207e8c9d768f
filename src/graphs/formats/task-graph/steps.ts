import { quoted } from '../../../model/quoted.ts';
import type { Places, StepInput } from '../../build/step-input.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { idAt, isObject, type JsonObject, listAt, objectAt } from '../../text/shape.ts';
import type { Reading } from '../format.ts';
import { needsIn } from '../shared/needs.ts';
import { Tally } from '../shared/tally.ts';
import { needsKey } from './looks.ts';
import { Resources } from './resources.ts';

export interface OwnSteps {
  readonly steps: readonly StepInput[];
  readonly places: Places;
  readonly remarks: readonly Remark[];
  /** Whether none of them says what it needs. */
  readonly silent: boolean;
}

const BETWEEN_PAUSES = 2 ** 14;

/**
 * Steps as they are written, or nearly so: needs under another name, as one text or left out, and names for ids, each of which
 * is said. `list`: the place of the list. Throws a GraphError for what is no step.
 */
export function* ownSteps(listPlace: string, list: readonly unknown[]): Reading<OwnSteps> {
  const near = new NearMisses(listPlace, list);
  const resources = new Resources();
  for (let i = 0; i < list.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / list.length;
    const step = objectAt(near.place(i), list[i]);
    near.look(step, i);
    resources.look(step, i);
  }
  return {
    steps: near.steps(),
    places: near.places,
    remarks: [...near.remarks(), ...resources.remarks((i) => near.place(i))],
    silent: near.silent.count === list.length,
  };
}

class NearMisses {
  readonly silent = new Tally<number>();
  private readonly renamed = new Tally<number>();
  private readonly texts = new Tally<number>();
  /** Keys of needs that are not `needs`, by the step. */
  private readonly keys = new Map<number, string>();
  /** Steps that are not as they should be written, by their place in the list. */
  private readonly mended = new Map<number, StepInput>();
  private readonly textOf = new Map<number, string>();
  private readonly byName: boolean;

  constructor(
    private readonly listPlace: string,
    private readonly list: readonly unknown[],
  ) {
    const has = (key: string) => list.some((step) => isObject(step) && step[key] !== undefined);
    this.byName = !has('id') && has('name');
  }

  place(i: number): string {
    return `${this.listPlace}[${i}]`;
  }

  readonly places: Places = {
    step: (i) => this.place(i),
    id: (i) => `${this.place(i)}.${this.byName ? 'name' : 'id'}`,
    duration: (i) => `${this.place(i)}.duration`,
    need: (i, j) => (this.textOf.has(i) ? this.needsPlace(i) : `${this.needsPlace(i)}[${j}]`),
  };

  private needsPlace(i: number): string {
    return `${this.place(i)}.${this.keys.get(i) ?? 'needs'}`;
  }

  look(step: JsonObject, i: number): void {
    const id = idAt(this.places.id(i), this.byName ? step.name : step.id);
    const key = needsKey(step);
    if (key !== null && key !== 'needs') {
      this.keys.set(i, key);
      this.renamed.add(i);
    }
    const needs = this.needsOf(key === null ? null : step[key], i);
    if (!this.byName && key === 'needs' && step.needs === needs) return;
    const { duration, value, sort } = step;
    this.mended.set(i, { id, duration, needs, value, sort });
  }

  private needsOf(needs: unknown, i: number): readonly string[] {
    if (needs === null) {
      this.silent.add(i);
      return [];
    }
    if (typeof needs === 'string') {
      this.texts.add(i);
      this.textOf.set(i, needs);
      return [];
    }
    const list = listAt(this.needsPlace(i), needs);
    for (let j = 0; j < list.length; j++) {
      if (typeof list[j] !== 'string') idAt(this.places.need(i, j), list[j]);
    }
    return list as readonly string[];
  }

  /** The list itself where all is written as it should be: a large graph is in memory often enough. */
  steps(): readonly StepInput[] {
    if (this.mended.size === 0) return this.list as readonly StepInput[];
    const steps = this.list.map((step, i) => this.mended.get(i) ?? (step as StepInput));
    if (this.textOf.size === 0) return steps;
    const ids = new Set(steps.map(({ id }) => id));
    return steps.map((step, i) => {
      const text = this.textOf.get(i);
      return text === undefined
        ? step
        : { ...step, needs: needsIn(text.trim(), (each) => ids.has(each)) };
    });
  }

  remarks(): Remark[] {
    const needsPlace = (i: number) => this.needsPlace(i);
    const [key = ''] = this.keys.values();
    const renamed = say`${quoted(key)} is read as ${quoted('needs')}`;
    const text = say`a text stands where a list of needs is expected: it is taken for one id where it is one, else parted at semicolons, bars and commas, else at spaces`;
    const none = say`no step says what it needs: none waits for another`;
    const one = say`the step does not say what it needs, and waits for nothing`;
    return [
      ...(this.byName
        ? [remark('rule', null, say`no step has an id: its name is taken for it`)]
        : []),
      ...this.renamed.remarks('rule', renamed, needsPlace),
      ...this.texts.remarks('rule', text, needsPlace),
      ...(this.silent.count === this.list.length
        ? [remark('rule', null, none)]
        : this.silent.remarks('rule', one, (i) => this.place(i))),
    ];
  }
}
