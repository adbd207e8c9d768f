import type { Place } from '../../place.ts';
import { type Remark, type RemarkKind, remark } from '../../remark.ts';
import type { Said } from '../../said.ts';

/** Things alike, of which one remark is made: how many there were, and where the first was. */
export class Tally<Where> {
  count = 0;
  private first: Where | null = null;

  add(where: Where): void {
    if (this.count++ === 0) this.first = where;
  }

  /** One, or none where there was nothing. */
  remarks(kind: RemarkKind, said: Said, placeOf: (where: Where) => Place): Remark[] {
    if (this.count === 0) return [];
    return [remark(kind, this.first === null ? null : placeOf(this.first), said, this.count - 1)];
  }
}
