import {
  type AliasEvent,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { LineCursor } from './lines.ts';
import { resolved, YamlAlias, YamlList, YamlMap, type YamlNode, YamlScalar } from './nodes.ts';

/** Nodes by their anchors, of which the last of a name counts. */
export type Anchors = Map<string, Exclude<YamlNode, YamlAlias>>;

/** A collection that is open. */
interface Open {
  readonly node: YamlList | YamlMap;
  readonly event: CollectionEvent;
  /** In a map the key whose value is to come. */
  key: YamlNode | null;
}

type CollectionEvent = SequenceEvent | MappingEvent;

/**
 * Makes nodes of the events of one text, which may come in several turns. Aliases lead to nodes, so that nothing is copied.
 * Throws a GraphError for a key that a map has twice.
 */
export class YamlBuilder {
  /** null as long as there is none. */
  root: YamlNode | null = null;
  private readonly lines: LineCursor;
  private readonly open: Open[] = [];

  /** `line`: of the first letter of the text. `merges`: whether the key `<<` takes over the entries of other maps. */
  constructor(
    private readonly text: string,
    line: number,
    private readonly merges: boolean,
    private readonly anchors: Anchors = new Map(),
  ) {
    this.lines = new LineCursor(text, line);
  }

  take(event: Event): void {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        this.add(this.anchored(event, this.scalar(event)));
        break;
      case EVENT_ID.ALIAS:
        this.add(this.alias(event));
        break;
      case EVENT_ID.SEQUENCE:
        this.begin(event, new YamlList(this.lines.at(event.start)));
        break;
      case EVENT_ID.MAPPING:
        this.begin(event, new YamlMap(this.lines.at(event.start)));
        break;
      case EVENT_ID.POP:
        this.open.pop();
    }
  }

  private alias({ anchorStart, anchorEnd }: AliasEvent): YamlAlias {
    const target = this.anchors.get(this.text.slice(anchorStart, anchorEnd));
    return new YamlAlias(this.lines.at(anchorStart), target ?? null);
  }

  private scalar(event: ScalarEvent): YamlScalar {
    const { tagStart, tagEnd, style } = event;
    const tag = tagStart === -1 ? '' : this.text.slice(tagStart, tagEnd);
    const text = getScalarValue(this.text, event);
    return new YamlScalar(this.lineOf(event), text, style === SCALAR_STYLE.PLAIN, tag);
  }

  /** Where nothing is written, no event says where: an item's line is that of its dash, a value's that of its key. */
  private lineOf({ valueStart, valueEnd, tagStart, anchorStart }: ScalarEvent): number {
    // Of a text without lines it is the beginning of what follows: its sign is before that.
    const value = valueStart === valueEnd ? valueStart - 1 : valueStart;
    const offset = valueStart === -1 ? Math.max(tagStart, anchorStart) : value;
    const { node, event } = this.open.at(-1) ?? {};
    const isItem = node instanceof YamlList && event?.style === COLLECTION_STYLE.BLOCK;
    if (offset !== -1 || !isItem || node.items.length === 0) return this.lines.at(offset);
    const column = event.start - this.text.lastIndexOf('\n', event.start) - 1;
    return this.lines.atDash(' '.repeat(column));
  }

  private anchored<T extends Exclude<YamlNode, YamlAlias>>(
    { anchorStart, anchorEnd }: { readonly anchorStart: number; readonly anchorEnd: number },
    node: T,
  ): T {
    if (anchorStart !== -1) this.anchors.set(this.text.slice(anchorStart, anchorEnd), node);
    return node;
  }

  private begin(event: CollectionEvent, node: YamlList | YamlMap): void {
    this.add(this.anchored(event, node));
    this.open.push({ node, event, key: null });
  }

  private add(node: YamlNode): void {
    const last = this.open.at(-1);
    if (last === undefined) this.root = node;
    else if (last.node instanceof YamlList) last.node.items.push(node);
    else if (last.key === null) last.key = node;
    else {
      this.addEntry(last.node, last.key, node);
      last.key = null;
    }
  }

  private addEntry(map: YamlMap, key: YamlNode, value: YamlNode): void {
    const scalar = resolved(key);
    if (!(scalar instanceof YamlScalar)) return;
    const { text, plain, tag } = scalar;
    const merge = this.merges && plain && tag === '' && text === '<<';
    map.add({ key: merge ? null : text, value, line: key.line });
  }
}
