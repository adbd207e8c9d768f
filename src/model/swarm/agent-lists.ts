import type { RunState } from './run-state.ts';

/**
 * What the `own-list` rule keeps for each agent: the open steps it may take next, deepest layer first and
 * at random within a layer.
 *
 *   agent ── heap of its buckets, the deepest layer on top
 *              bucket (agent, layer) ── array of steps in a shared pool, doubled when full
 *
 * A step is drawn by a uniform index into the deepest bucket; one that somebody else has started meanwhile is
 * thrown out and the draw repeated, which leaves the draw uniform among the open ones. (Random tags drawn on
 * entry would not do: those that were passed over are the low ones, and a newcomer would win too often.)
 * Adding is O(1), taking O(log layers), both amortised.
 */
export class AgentLists {
  private readonly state: RunState;
  /** Length: agents. The last step for which an agent was listed, against listing it twice. */
  private readonly listedFor: Int32Array;
  /** Length: agents. The bucket on top of the agent's heap, or -1. */
  private readonly top: Int32Array;
  /** Hash table of buckets by (agent, layer), open addressing; -1 where there is none. */
  private readonly table: Int32Array;
  private readonly agentOf: Int32Array;
  private readonly layerOf: Int32Array;
  /** The pairing heap of each agent: first child and next sibling of a bucket. */
  private readonly child: Int32Array;
  private readonly sibling: Int32Array;
  private readonly queued: Uint8Array;
  /** Where in the pool a bucket's steps are, how many there are, how many fit. */
  private readonly base: Int32Array;
  private readonly size: Int32Array;
  private readonly room: Int32Array;
  private readonly pool: Int32Array;
  private buckets = 0;
  private pooled = 0;

  constructor(state: RunState) {
    const { steps, prerequisites } = state.graph;
    // An entry for each edge, and one for each root; a bucket has one entry at least.
    const entries = prerequisites.item.length + steps;
    this.state = state;
    this.listedFor = new Int32Array(steps).fill(-1);
    this.top = new Int32Array(steps).fill(-1);
    this.table = new Int32Array(1 << (32 - Math.clz32(2 * entries))).fill(-1);
    this.agentOf = new Int32Array(entries);
    this.layerOf = new Int32Array(entries);
    this.child = new Int32Array(entries);
    this.sibling = new Int32Array(entries);
    this.queued = new Uint8Array(entries);
    this.base = new Int32Array(entries);
    this.size = new Int32Array(entries);
    this.room = new Int32Array(entries);
    // Doubling leaves behind less than what it makes, which is less than twice what it needs.
    this.pool = new Int32Array(4 * entries);
  }

  /** Puts a step that has become ready on the lists of the running agents that finished a prerequisite, the holder's only if asked. */
  enlist(step: number, withHolder: boolean): void {
    const { graph, agent: agentOf, team, holder } = this.state;
    const { start, item } = graph.prerequisites;
    const { listedFor } = this;
    if (!withHolder) listedFor[holder[step]] = step;
    for (let e = start[step]; e < start[step + 1]; e++) {
      const agent = agentOf[item[e]];
      if (team.alive[agent] === 0 || listedFor[agent] === step) continue;
      listedFor[agent] = step;
      this.add(agent, step);
    }
  }

  add(agent: number, step: number): void {
    const bucket = this.bucket(agent, this.state.graph.layer[step]);
    const size = this.size[bucket];
    if (size === this.room[bucket]) this.widen(bucket);
    this.pool[this.base[bucket] + size] = step;
    this.size[bucket] = size + 1;
    if (this.queued[bucket] === 1) return;
    this.queued[bucket] = 1;
    this.child[bucket] = -1;
    this.sibling[bucket] = -1;
    const top = this.top[agent];
    this.top[agent] = top === -1 ? bucket : this.link(top, bucket);
  }

  /** Takes the deepest step of the agent's list that is still open, or -1 when there is none. */
  take(agent: number): number {
    const { started, generator } = this.state;
    for (let bucket = this.top[agent]; bucket !== -1; bucket = this.top[agent]) {
      const base = this.base[bucket];
      while (this.size[bucket] > 0) {
        const size = this.size[bucket];
        const at = base + (size > 1 ? generator.below(size) : 0);
        const step = this.pool[at];
        this.pool[at] = this.pool[base + size - 1];
        this.size[bucket] = size - 1;
        if (started[step] === 0) return step;
      }
      this.queued[bucket] = 0;
      this.top[agent] = this.meld(this.child[bucket]);
    }
    return -1;
  }

  private bucket(agent: number, layer: number): number {
    const { table, agentOf, layerOf } = this;
    const mask = table.length - 1;
    let slot = Math.imul(agent, 0x9e3779b1) ^ Math.imul(layer, 0x85ebca77);
    slot = (slot ^ (slot >>> 15)) & mask;
    for (let found = table[slot]; found !== -1; found = table[slot]) {
      if (agentOf[found] === agent && layerOf[found] === layer) return found;
      slot = (slot + 1) & mask;
    }
    const bucket = this.buckets++;
    table[slot] = bucket;
    agentOf[bucket] = agent;
    layerOf[bucket] = layer;
    return bucket;
  }

  private widen(bucket: number): void {
    const { pool, base, size, room } = this;
    const from = base[bucket];
    const wider = Math.max(1, 2 * room[bucket]);
    const to = this.pooled;
    // Mostly none, one or two, for which a call of copyWithin costs more.
    for (let i = 0; i < size[bucket]; i++) pool[to + i] = pool[from + i];
    base[bucket] = to;
    room[bucket] = wider;
    this.pooled += wider;
  }

  private link(a: number, b: number): number {
    const top = this.layerOf[a] > this.layerOf[b] ? a : b;
    const under = top === a ? b : a;
    this.sibling[under] = this.child[top];
    this.child[top] = under;
    return top;
  }

  /** The two-pass melding of a pairing heap: pairs left to right, then the pairs right to left. */
  private meld(first: number): number {
    let pairs = -1;
    for (let a = first; a !== -1; ) {
      const b = this.sibling[a];
      let next = -1;
      let pair = a;
      if (b !== -1) {
        next = this.sibling[b];
        pair = this.link(a, b);
      }
      this.sibling[pair] = pairs;
      pairs = pair;
      a = next;
    }
    let root = -1;
    while (pairs !== -1) {
      const next = this.sibling[pairs];
      this.sibling[pairs] = -1;
      root = root === -1 ? pairs : this.link(root, pairs);
      pairs = next;
    }
    return root;
  }
}
