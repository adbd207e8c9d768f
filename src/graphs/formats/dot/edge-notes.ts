import { quoted } from '../../../model/quoted.ts';
import { atLine } from '../../place.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { DRAWING } from './drawing.ts';
import { parseQuantity } from './quantity.ts';

const MOST_NAMED = 4;

/** What stands at edges and does not count, to be said once. */
export class EdgeNotes {
  private readonly names = new Set<string>();
  private numbered = 0;
  private firstNumbered = 0;
  private unlike = 0;
  private firstUnlike = 0;

  /** Attributes of a statement of one edge or several. */
  take(attributes: ReadonlyMap<string, string>, line: number): void {
    let numbers = 0;
    for (const [name, value] of attributes) {
      if (DRAWING.has(name) || parseQuantity(value) === null) continue;
      this.names.add(name);
      numbers++;
    }
    if (numbers > 0 && this.numbered++ === 0) this.firstNumbered = line;
    this.takeDefaults(attributes, line);
  }

  /** What edges are given from now on; numbers there are no one's own. */
  takeDefaults(attributes: ReadonlyMap<string, string>, line: number): void {
    const unseen = /\binvis\b/.test(attributes.get('style') ?? '');
    if ((unseen || attributes.get('dir') === 'back') && this.unlike++ === 0) {
      this.firstUnlike = line;
    }
  }

  remarks(): Remark[] {
    const remarks: Remark[] = [];
    if (this.numbered > 0) {
      const names = [...this.names].slice(0, MOST_NAMED).map(quoted).join(', ');
      remarks.push(
        remark(
          'ignored',
          atLine(this.firstNumbered),
          say`a number at an edge (${names}) is not used: an edge says what comes first, and takes no time`,
          this.numbered - 1,
        ),
      );
    }
    if (this.unlike > 0) {
      remarks.push(
        remark(
          'rule',
          atLine(this.firstUnlike),
          say`an edge that is drawn backwards or not at all (${'dir=back'}, ${'style=invis'}) counts as it is written`,
          this.unlike - 1,
        ),
      );
    }
    return remarks;
  }
}
