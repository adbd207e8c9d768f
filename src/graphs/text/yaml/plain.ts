import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import { listOf, mapOf, YamlAlias, YamlList, YamlMap, type YamlNode } from './nodes.ts';
import { scalarValue } from './scalars.ts';

/** Values that aliases may bring in, and how deep they may lead. */
const MOST_BROUGHT = 100_000;
const MOST_NESTED = 1000;

/**
 * A node as JSON has it. What an alias stands for is copied; what is merged (`<<`) gives way to what stands in the map itself, and
 * then the later to the earlier. Throws a GraphError where aliases lead to nothing, in a circle or to too much, and where something
 * is merged that is no map.
 */
export function plainValues(root: YamlNode | null): unknown {
  return root === null ? null : new PlainValues().of(root);
}

class PlainValues {
  private nested = 0;
  private brought = 0;
  /** The outermost that is followed. */
  private alias: YamlAlias | null = null;

  of(node: YamlNode): unknown {
    if (node instanceof YamlAlias) return this.followed(node);
    if (this.alias !== null && (++this.brought > MOST_BROUGHT || this.nested > MOST_NESTED)) {
      throw astray(this.alias);
    }
    this.nested++;
    const value = this.collected(node);
    this.nested--;
    return value;
  }

  private followed(alias: YamlAlias): unknown {
    if (alias.target === null) throw astray(alias);
    const outer = this.alias;
    this.alias ??= alias;
    const value = this.of(alias.target);
    this.alias = outer;
    return value;
  }

  private collected(node: YamlNode): unknown {
    if (node instanceof YamlList) return node.items.map((item) => this.of(item));
    return node instanceof YamlMap ? this.ofMap(node) : scalarValue(node);
  }

  private ofMap({ entries }: YamlMap): unknown {
    const values = new Map<string, unknown>();
    for (const { key, value, line } of entries) {
      if (key !== null) values.set(key, this.of(value));
      else {
        for (const [name, merged] of this.merged(value, line)) {
          if (!values.has(name)) values.set(name, merged);
        }
      }
    }
    return Object.fromEntries(values);
  }

  private merged(node: YamlNode, line: number): [string, unknown][] {
    const sources = listOf(node)?.items ?? [node];
    return sources.flatMap((source) => {
      if (source instanceof YamlAlias && source.target === null) throw astray(source);
      if (mapOf(source) === null) {
        throw new GraphError(atLine(line), say`only maps can be merged by ${'<<'}`);
      }
      return Object.entries(this.of(source) as object);
    });
  }
}

function astray({ line }: YamlAlias): GraphError {
  return new GraphError(atLine(line), say`its aliases lead to nothing or to more than is read`);
}
