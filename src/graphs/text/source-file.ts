import { GraphError } from '../graph-error.ts';
import { parseJson } from './parse-json.ts';

/** A file as text, and as JSON where it is JSON. */
export class SourceFile {
  private parsed: { readonly value: unknown } | { readonly error: GraphError } | null = null;

  /** `text`: without a byte order mark. `name`: '' where it has none. */
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}

  /** Whether it begins as a JSON object or list does. */
  get looksLikeJson(): boolean {
    return /^\s*[[{]/.test(this.text);
  }

  /** The parsed JSON, parsed once; undefined where the file does not look like JSON. Throws a GraphError where it is broken. */
  json(): unknown {
    if (!this.looksLikeJson) return undefined;
    if (this.parsed === null) {
      try {
        this.parsed = { value: parseJson(this.text) };
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        this.parsed = { error };
      }
    }
    if ('error' in this.parsed) throw this.parsed.error;
    return this.parsed.value;
  }

  /** The parsed JSON, or undefined where there is none, broken or not. */
  jsonIfAny(): unknown {
    try {
      return this.json();
    } catch {
      return undefined;
    }
  }
}
