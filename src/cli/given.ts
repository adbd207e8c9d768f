import type { ParameterKey, Parameters } from '../model/parameters.ts';
import { parseParameter } from '../model/parse-parameters.ts';
import { UsageError } from './usage-error.ts';

/** Parameters given so far, each at most once. */
export class Given {
  readonly values: { [K in ParameterKey]?: Parameters[K] } = {};
  private readonly by = new Map<ParameterKey, string>();

  set<K extends ParameterKey>(key: K, text: string, by: string): void {
    const before = this.by.get(key);
    if (before !== undefined) {
      const twice = before === by ? `by ${by} twice` : `by ${before} and by ${by}`;
      throw new UsageError(`${key} is set ${twice}`);
    }
    this.by.set(key, by);
    const parsed = parseParameter(key, text);
    if (parsed.kind === 'invalid') throw new UsageError(`${by}: ${parsed.reason}`);
    this.values[key] = parsed.value as (typeof this.values)[K];
  }

  has(key: ParameterKey): boolean {
    return this.by.has(key);
  }

  keys(): Iterable<ParameterKey> {
    return this.by.keys();
  }
}
