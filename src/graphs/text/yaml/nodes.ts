import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';

/** What a YAML document consists of. Lines count from 1. */
export type YamlNode = YamlScalar | YamlList | YamlMap | YamlAlias;

export class YamlScalar {
  /** `text`: as it is written, without quotes and escapes. `tag`: as it is written, '' where there is none. */
  constructor(
    readonly line: number,
    readonly text: string,
    readonly plain: boolean,
    readonly tag: string,
  ) {}
}

export class YamlList {
  readonly items: YamlNode[] = [];

  constructor(readonly line: number) {}
}

/** What `*name` stands for is a node of the same document; null where nothing has that name. */
export class YamlAlias {
  constructor(
    readonly line: number,
    readonly target: Exclude<YamlNode, YamlAlias> | null,
  ) {}
}

/** Entries in their order by the texts of their keys. A key that is no scalar is passed over, with its value. */
export class YamlMap {
  readonly entries: YamlEntry[] = [];
  private byKey: Map<string, YamlEntry> | null = null;

  constructor(readonly line: number) {}

  get(key: string): YamlNode | undefined {
    return this.entry(key)?.value;
  }

  entry(key: string): YamlEntry | undefined {
    if (this.byKey !== null) return this.byKey.get(key);
    return this.entries.find((entry) => entry.key === key);
  }

  /** Throws a GraphError for a key that is there. */
  add(entry: YamlEntry): void {
    const { key, line } = entry;
    if (key !== null) {
      if (this.entry(key)) {
        throw new GraphError(atLine(line), say`the key ${quoted(key)} is repeated`);
      }
      this.byKey?.set(key, entry);
    }
    this.entries.push(entry);
    if (this.entries.length === FEW) this.byKey = this.index();
  }

  private index(): Map<string, YamlEntry> {
    const byKey = new Map<string, YamlEntry>();
    for (const entry of this.entries) if (entry.key !== null) byKey.set(entry.key, entry);
    return byKey;
  }
}

export interface YamlEntry {
  /** null: a merge (`<<`), of which there may be several. */
  readonly key: string | null;
  readonly value: YamlNode;
  /** Of the key. */
  readonly line: number;
}

/** So many keys are as soon looked through as looked up. */
const FEW = 8;

/** The node itself, or the one that it stands for. */
export function resolved(node: YamlNode | null | undefined): Exclude<YamlNode, YamlAlias> | null {
  return node instanceof YamlAlias ? node.target : (node ?? null);
}

export function mapOf(node: YamlNode | null | undefined): YamlMap | null {
  const found = resolved(node);
  return found instanceof YamlMap ? found : null;
}

export function listOf(node: YamlNode | null | undefined): YamlList | null {
  const found = resolved(node);
  return found instanceof YamlList ? found : null;
}
