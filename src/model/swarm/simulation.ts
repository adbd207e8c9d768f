import { Generator, STREAM } from '../random/generator.ts';
import type { Chooser } from './choosers/chooser.ts';
import { chooserFor } from './choosers/index.ts';
import { digest } from './digest.ts';
import { EventQueue } from './event-queue.ts';
import { optionsError, paysOverhead, type SwarmOptions } from './options.ts';
import { communicationShare } from './overhead.ts';
import type { PreparedGraph } from './prepare.ts';
import { RunError } from './run-error.ts';
import type { RunName, RunResult } from './run-result.ts';
import { RunState } from './run-state.ts';

/**
 * The event loop of one swarm on one graph: MODEL.md section 2.
 *
 * At each instant: completions are recorded by step index; the finishers choose or stop, by step
 * index; free slots are filled; then the overhead of all that starts is fixed. Steps of zero length come
 * back as completions of the same instant, in another round. O(log n) per event; all memory is taken in
 * the constructor, so that a run can be advanced in slices and given up between two of them.
 */
export class Simulation {
  private readonly state: RunState;
  private readonly chooser: Chooser;
  private readonly queue: EventQueue;
  /** Prerequisites of each step that are not finished. */
  private readonly pending: Int32Array;
  private readonly opened: Int32Array;
  private readonly order: Int32Array;
  private readonly start: Float64Array;
  private readonly end: Float64Array;
  /** Whether this swarm pays overhead at all, and the price of one start, dispatch or hand-off. */
  private readonly pays: boolean;
  private readonly fee: number;
  private finished = 0;
  private handoffs = 0;
  private scheduling = 0;
  private communication = 0;
  private now = 0;
  private begun = false;

  /** Throws an Error with one sentence when the options do not describe a swarm. */
  constructor(prepared: PreparedGraph, options: SwarmOptions, name: RunName) {
    const error = optionsError(options);
    if (error) throw new RunError(error);
    const { graph } = prepared;
    const n = graph.steps;
    const { seed, graph: index, attempt, run } = name;
    const generator = new Generator(seed, STREAM.swarm, index, attempt, run);
    this.state = new RunState(prepared, options, prepared.durations(name), generator);
    this.chooser = chooserFor(this.state);
    this.queue = new EventQueue(Math.min(n, options.agents));
    this.pending = new Int32Array(n);
    this.opened = new Int32Array(n);
    this.order = new Int32Array(n);
    this.start = new Float64Array(n);
    this.end = new Float64Array(n);
    this.pays = paysOverhead(options);
    this.fee =
      this.pays && options.scheduling > 0
        ? options.scheduling * prepared.median(options.medianOf)
        : 0;
  }

  /** Number of steps finished so far. */
  get done(): number {
    return this.finished;
  }

  /** Works through about `most` completions (whole instants); true when every step is finished. */
  advance(most = Number.POSITIVE_INFINITY): boolean {
    const { steps } = this.state.graph;
    if (!this.begun) this.begin();
    const target = Math.min(steps, this.finished + most);
    while (this.finished < target) {
      if (this.queue.size === 0) throw new RunError('no step can start: the graph has a cycle');
      this.instant();
    }
    return this.finished === steps;
  }

  /** The columns of a run that is finished. */
  result(): RunResult {
    const { state, order, start, end, scheduling, communication } = this;
    const { steps } = state.graph;
    if (this.finished < steps) throw new Error('the run is not finished');
    let work = 0;
    for (let i = 0; i < steps; i++) work += state.duration[i];
    return {
      steps,
      agents: state.options.agents,
      order,
      start,
      end,
      agent: state.agent,
      forker: state.team.forker.slice(0, state.team.started),
      agentsStarted: state.team.started,
      handoffs: this.handoffs,
      makespan: this.now,
      work,
      scheduling,
      communication,
      agentTime: work + scheduling + communication,
      digest: digest(order, end),
    };
  }

  private begin(): void {
    this.begun = true;
    const { prerequisites, steps } = this.state.graph;
    let count = 0;
    for (let i = 0; i < steps; i++) {
      this.pending[i] = prerequisites.start[i + 1] - prerequisites.start[i];
      if (this.pending[i] === 0) this.opened[count++] = i;
    }
    this.chooser.begin(this.opened, count);
    this.chooser.fill();
    this.fixOverheads();
  }

  private instant(): void {
    const { queue, order, chooser } = this;
    const { agent } = this.state;
    const now = queue.peek();
    const from = this.finished;
    this.now = now;
    while (queue.size > 0 && queue.peek() === now) order[this.finished++] = queue.pop();
    const count = this.record(from);
    if (count > 0) chooser.open(this.opened, count);
    for (let i = from; i < this.finished; i++) chooser.choose(order[i], agent[order[i]]);
    chooser.fill();
    this.fixOverheads();
  }

  /** Notes what the completions from `order[from]` on unlock; returns how many steps, ascending in `opened`. */
  private record(from: number): number {
    const { order, pending, opened } = this;
    const { holder, unlockedBy, agent } = this.state;
    const { start, item } = this.state.graph.dependents;
    let count = 0;
    for (let i = from; i < this.finished; i++) {
      const step = order[i];
      for (let e = start[step]; e < start[step + 1]; e++) {
        const child = item[e];
        if (--pending[child] > 0) continue;
        holder[child] = agent[step];
        unlockedBy[child] = step;
        opened[count++] = child;
      }
    }
    if (this.finished - from > 1) sortAscending(opened, count);
    return count;
  }

  /** With everybody's place known, fixes what each step that starts now costs, and when it ends. */
  private fixOverheads(): void {
    const { now } = this;
    const { starting, agent, duration } = this.state;
    const { start, item } = this.state.graph.prerequisites;
    for (let i = 0; i < this.state.startingCount; i++) {
      const step = starting[i];
      const who = agent[step];
      let handoff = 0;
      for (let e = start[step]; e < start[step + 1]; e++) {
        if (agent[item[e]] !== who) {
          handoff = 1;
          break;
        }
      }
      this.handoffs += handoff;
      const length = duration[step] + (this.pays ? this.overhead(step, who, handoff) : 0);
      // A time that is no number would never come up again.
      if (!(now + length < Number.POSITIVE_INFINITY)) {
        throw new RunError('the times of this run are larger than a number can hold');
      }
      this.start[step] = now;
      this.end[step] = now + length;
      this.queue.push(now + length, step);
    }
    this.state.startingCount = 0;
  }

  private overhead(step: number, agent: number, handoff: number): number {
    const { team, options, dispatched, duration } = this.state;
    const sent = dispatched[step];
    const fees = options.schedulingPays === 'both' ? sent + handoff : sent | handoff;
    const share = communicationShare(
      options.communication,
      team.atWork,
      team.groupOf(agent),
      team.childrenOf(agent),
    );
    const scheduling = fees === 0 ? 0 : fees * this.fee;
    const communication = share * duration[step];
    this.scheduling += scheduling;
    this.communication += communication;
    return scheduling + communication;
  }
}

/** Sorts the first `count` entries; by insertion for the few that an instant usually opens. */
function sortAscending(items: Int32Array, count: number): void {
  if (count > 32) {
    items.subarray(0, count).sort();
    return;
  }
  for (let i = 1; i < count; i++) {
    const x = items[i];
    let at = i;
    while (at > 0 && items[at - 1] > x) {
      items[at] = items[at - 1];
      at--;
    }
    items[at] = x;
  }
}
