import { withLineFeeds } from './lines.ts';
import { type InShares, within } from './reading.ts';
import { eventsAround } from './yaml/around.ts';
import { type Anchors, YamlBuilder } from './yaml/builder.ts';
import { cutsOf } from './yaml/cuts.ts';
import { yamlEvents } from './yaml/events.ts';
import { listOf, mapOf, type YamlNode } from './yaml/nodes.ts';

/**
 * The root of the one document of a YAML 1.2 text; null where there is none. `merges`: whether `<<` takes over the entries of
 * other maps. Throws a GraphError for broken YAML, for what is nested too deeply or too long, for a key that a map has twice, and
 * for more than one document.
 */
export function yamlRoot(text: string, merges = false): YamlNode | null {
  const source = withLineFeeds(text);
  const { text: parsed, events } = yamlEvents(source);
  const builder = new YamlBuilder(parsed, 1, merges);
  for (const event of events) builder.take(event);
  return builder.root;
}

/** Characters that are parsed without a pause: some milliseconds. */
const PART = 2 ** 16;
/** Share of the whole at which it is known where the list is cut. */
const CUT = 0.1;

/**
 * The same of a text whose bulk is the list under a key of the root: `item` is told its items one after the other, while the
 * list that stays in the root may be empty. A block list is parsed in parts, with a pause before each, and may be of any length.
 */
export function* yamlWithList(
  text: string,
  key: string,
  item: (node: YamlNode) => void,
  part = PART,
): InShares<YamlNode | null> {
  const source = withLineFeeds(text);
  const cuts = yield* within(cutsOf(source, key, part), 0, CUT);
  const around = cuts && eventsAround(source, cuts, key);
  if (cuts === null || around === null) {
    const root = yamlRoot(source);
    listOf(mapOf(root)?.get(key))?.items.forEach(item);
    return root;
  }
  const { at, lines } = cuts;
  const anchors: Anchors = new Map();
  const builder = new YamlBuilder(around.text, 1, false, anchors);
  for (const event of around.before) builder.take(event);
  for (let i = 0; i + 1 < at.length; i++) {
    yield CUT + (1 - CUT) * (at[i] / source.length);
    // With the line feed before it, for the parser to see the first item's margin.
    const partText = source.slice(at[i] - 1, at[i + 1]);
    const { text: parsed, events } = yamlEvents(partText, lines[i] - 1);
    const ofPart = new YamlBuilder(parsed, lines[i], false, anchors);
    for (const event of events) ofPart.take(event);
    listOf(ofPart.root)?.items.forEach(item);
  }
  for (const event of around.after) builder.take(event);
  return builder.root;
}
