import {
  Alias,
  type Document,
  isNode,
  isScalar,
  type LineCounter,
  type Node,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { yamlDocument } from '../../text/yaml.ts';
import type { Reading } from '../format.ts';

/** A YAML file by its nodes, which know their lines. Throws a GraphError as `yamlDocument` does. */
export function* parseYaml(text: string): Reading<YamlFile> {
  const { document, lines } = yield* yamlDocument(text);
  return new YamlFile(document, lines);
}

/** The nodes of a file. An alias is the node that it stands for; nothing is copied. */
export class YamlFile {
  readonly root: unknown;
  private readonly targets = new Map<Alias, Node>();

  constructor(
    document: Document.Parsed,
    private readonly lines: LineCounter,
  ) {
    this.root = document.contents;
    const anchors = new Map<string, Node>();
    visit(document, {
      Node: (_, node) => {
        if (node instanceof Alias) {
          const target = anchors.get(node.source);
          if (target !== undefined) this.targets.set(node, target);
        } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
  }

  lineOf(node: unknown): number {
    return isNode(node) && node.range ? this.lines.linePos(node.range[0]).line : 1;
  }

  /** The entries of a map by their keys; null where it is no map. */
  entries(value: unknown): Map<string, unknown> | null {
    const node = this.resolved(value);
    if (!(node instanceof YAMLMap)) return null;
    const entries = new Map<string, unknown>();
    for (const { key, value: entry } of node.items) {
      const name = this.text(key);
      if (name !== null) entries.set(name, entry);
    }
    return entries;
  }

  /** The items of a list; null where it is none. */
  items(value: unknown): readonly unknown[] | null {
    const node = this.resolved(value);
    return node instanceof YAMLSeq ? node.items : null;
  }

  /** A text or a number as it is written; null for anything else. */
  text(value: unknown): string | null {
    const node = this.resolved(value);
    if (!isScalar(node) || node.value === null) return null;
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  /** What a scalar means: a number, a text, …; undefined for anything else. */
  scalar(value: unknown): unknown {
    const node = this.resolved(value);
    return isScalar(node) ? node.value : undefined;
  }

  private resolved(value: unknown): unknown {
    return value instanceof Alias ? this.targets.get(value) : value;
  }
}
