import { quoted } from '../../../model/quoted.ts';
import type { Place } from '../../place.ts';
import { type Remark, remark } from '../../remark.ts';
import { listed, say } from '../../said.ts';
import type { JsonObject } from '../../text/shape.ts';

/** Keys of steps by which other programs say what a step takes beside time. */
const RESOURCE =
  /^(cores?|cpus?|gpus?|threads|memory|mem|ram|disk|storage|resources?|machines?|workers|priority)$/i;

/** What steps tell of resources, which are not used. */
export class Resources {
  private readonly keys = new Set<string>();
  private first = -1;

  look(step: JsonObject, i: number): void {
    for (const key in step) {
      if (!RESOURCE.test(key)) continue;
      if (this.first === -1) this.first = i;
      this.keys.add(key);
    }
  }

  remarks(placeOf: (step: number) => Place): Remark[] {
    if (this.first === -1) return [];
    const keys = listed(Array.from(this.keys, quoted));
    const said = say`what the file tells and is not used here: ${keys}`;
    return [remark('ignored', placeOf(this.first), said)];
  }
}
