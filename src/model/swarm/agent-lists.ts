import type { RunState } from './run-state.ts';

/**
 * What the `own-list` rule keeps for each agent: the open steps it may take next, deepest layer first and
 * at random within a layer.
 *
 * An entry is an edge (prerequisite finished by the agent, step); its random tag is drawn when the step goes
 * on the list. Taking the largest tag among the open steps of the deepest layer is a uniform draw among
 * them, because the tags are independent of who takes what. Each list is a pairing heap over
 * shared arrays: adding is O(1), taking O(log size) amortised, steps taken by others are passed over.
 */
export class AgentLists {
  private readonly root: Int32Array;
  private readonly child: Int32Array;
  private readonly sibling: Int32Array;
  private readonly tag: Float64Array;
  private readonly stepOf: Int32Array;
  private used = 0;
  private readonly state: RunState;
  /** Length: agents. The last step for which an agent was listed, against listing it twice. */
  private readonly listedFor: Int32Array;

  constructor(state: RunState) {
    const { steps, prerequisites } = state.graph;
    // An entry for each edge, and one for each root.
    const entries = prerequisites.item.length + steps;
    this.state = state;
    this.root = new Int32Array(steps).fill(-1);
    this.listedFor = new Int32Array(steps).fill(-1);
    this.child = new Int32Array(entries);
    this.sibling = new Int32Array(entries);
    this.tag = new Float64Array(entries);
    this.stepOf = new Int32Array(entries);
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
    const entry = this.used++;
    this.stepOf[entry] = step;
    this.tag[entry] = this.state.generator.uniform();
    this.child[entry] = -1;
    this.sibling[entry] = -1;
    const root = this.root[agent];
    this.root[agent] = root === -1 ? entry : this.link(root, entry);
  }

  /** Takes the deepest step of the agent's list that is still open, or -1 when there is none. */
  take(agent: number): number {
    const { started } = this.state;
    while (this.root[agent] !== -1) {
      const entry = this.root[agent];
      this.root[agent] = this.meld(this.child[entry]);
      const step = this.stepOf[entry];
      if (started[step] === 0) return step;
    }
    return -1;
  }

  private before(a: number, b: number): boolean {
    const { layer } = this.state.graph;
    const la = layer[this.stepOf[a]];
    const lb = layer[this.stepOf[b]];
    return la > lb || (la === lb && this.tag[a] > this.tag[b]);
  }

  private link(a: number, b: number): number {
    const top = this.before(a, b) ? a : b;
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
