import { GraphError } from '../graph-error.ts';
import type { Place } from '../place.ts';
import { andMore, type Remark, remark } from '../remark.ts';
import type { Said } from '../said.ts';
import type { Repair } from './repair.ts';

/** What is wrong, and where. */
export interface Wrong {
  readonly place: Place;
  readonly said: Said;
}

/** Repairs that the reader asked for, what they have changed, and what is wrong that another one would change. */
export class RepairsMade {
  private readonly wanted: ReadonlySet<Repair>;
  private readonly made = new Map<Repair, { readonly first: Remark; count: number }>();
  private refused: { readonly repair: Repair; readonly first: Wrong; more: number } | null = null;

  constructor(wanted: Iterable<Repair>) {
    this.wanted = new Set(wanted);
  }

  wants(repair: Repair): boolean {
    return this.wanted.has(repair);
  }

  /**
   * Something is wrong: what is to be repaired is counted, and `done` says what was done; about anything else `settle` throws.
   * `wrong` is asked for the first alone.
   */
  refuse(repair: Repair, wrong: () => Wrong, done: (wrong: Said) => Said): void {
    if (this.wanted.has(repair)) {
      this.count(repair, () => {
        const { place, said } = wrong();
        return { place, said: done(said) };
      });
    } else if (this.refused === null) this.refused = { repair, first: wrong(), more: 0 };
    else if (this.refused.repair === repair) this.refused.more++;
  }

  /** Throws a GraphError about the first that was refused, with how many more the same repair would change; after each pass. */
  settle(): void {
    if (this.refused === null) return;
    const { repair, first, more } = this.refused;
    throw new GraphError(first.place, andMore(first.said, more), repair);
  }

  /** Counts one change; `about` is asked for the first alone. */
  count(repair: Repair, about: () => Wrong): void {
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
