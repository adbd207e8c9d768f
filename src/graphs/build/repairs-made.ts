import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import type { Said } from '../said.ts';
import type { Repair } from './repair.ts';

/** Repairs that the reader asked for, and what they have changed. */
export class RepairsMade {
  private readonly wanted: ReadonlySet<Repair>;
  private readonly made = new Map<Repair, { readonly first: Remark; count: number }>();

  constructor(wanted: Iterable<Repair>) {
    this.wanted = new Set(wanted);
  }

  wants(repair: Repair): boolean {
    return this.wanted.has(repair);
  }

  /** Throws a GraphError about what is wrong, unless it is to be repaired; then it is counted, and `done` says what was done. */
  refuse(repair: Repair, place: Place, wrong: Said, done: (wrong: Said) => Said): void {
    if (!this.wanted.has(repair)) throw new GraphError(place, wrong, repair);
    this.count(repair, () => ({ place, said: done(wrong) }));
  }

  /** Counts one change; `about` is asked for the first alone. */
  count(repair: Repair, about: () => { readonly place: Place; readonly said: Said }): void {
    const before = this.made.get(repair);
    if (before) {
      before.count++;
      return;
    }
    const { place, said } = about();
    this.made.set(repair, { first: remark('repair', place, said), count: 1 });
  }

  /** One for each repair that changed something, in the order in which they first did. */
  remarks(): Remark[] {
    return Array.from(this.made.values(), ({ first, count }) => ({ ...first, more: count - 1 }));
  }
}
