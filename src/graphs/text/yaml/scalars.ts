import {
  boolCoreTag,
  floatCoreTag,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  type ScalarTagDefinition,
} from 'js-yaml';
import { resolved, type YamlNode, YamlScalar } from './nodes.ts';

/** What a plain scalar may be, in the order of YAML's core schema. */
const CORE: readonly ScalarTagDefinition[] = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
const PREFIX = 'tag:yaml.org,2002:';

/**
 * What a scalar means by YAML 1.2's core schema: null, a truth, a number or a text; undefined for what is no scalar. With a tag
 * that is not of the core schema it is a text.
 */
export function scalarValue(node: YamlNode | null | undefined): unknown {
  const scalar = resolved(node);
  if (!(scalar instanceof YamlScalar)) return undefined;
  const { text, tag, plain } = scalar;
  if (tag !== '') return tagged(text, tag);
  if (!plain) return text;
  for (const each of CORE) {
    const value: unknown = each.resolve(text, false, each.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
}

/** A text or a number as it is written; null for anything else. */
export function scalarText(node: YamlNode | null | undefined): string | null {
  const scalar = resolved(node);
  if (!(scalar instanceof YamlScalar)) return null;
  const { text, tag, plain } = scalar;
  if (tag === '' && (!plain || !EMPTY.test(text))) return text;
  return scalarValue(scalar) === null ? null : text;
}

/** What may be null, and more than that. */
const EMPTY = /^(~|null|)$/i;

function tagged(text: string, tag: string): unknown {
  const name = tag.replace(/^!<(.*)>$/, '$1').replace(/^!!/, PREFIX);
  const core = CORE.find(({ tagName }) => tagName === name);
  const value: unknown = core?.resolve(text, true, name) ?? null;
  return core === undefined || value === NOT_RESOLVED ? text : value;
}
