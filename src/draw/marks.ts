import { type Pen, traceCircle, traceEdge, traceShare, traceStep } from './pen.ts';
import type { RunColumns, RunState } from './run-columns.ts';
import { progressOf, type Scene, weightsOf } from './scene.ts';

/** Steps back along a branch that still show behind the agent that walks it. */
const TRAIL_LENGTH = 8;
/** Above this many agents at work, their marks are made smaller. */
const MANY_AT_WORK = 48;

/** The branch that each agent at work is on: from where it began, fading backwards. */
export function paintTrails(pen: Pen, scene: Scene, state: RunState): void {
  const { columns, layout, colours } = scene;
  const { trail } = weightsOf(scene);
  pen.strokeStyle = colours.agents;
  pen.lineWidth = trail;
  // One path for each distance from the agent, so that a frame takes few strokes however many agents.
  const trails = Array.from(state.working, (step) => branchOf(columns, step, TRAIL_LENGTH));
  for (let back = 0; back < TRAIL_LENGTH; back++) {
    pen.globalAlpha = 0.95 * (1 - back / TRAIL_LENGTH);
    pen.beginPath();
    let any = false;
    for (const steps of trails) {
      if (steps.length < back + 2) continue;
      traceEdge(pen, layout, steps[back + 1], steps[back]);
      any = true;
    }
    if (any) pen.stroke();
  }
  if (scene.forks) paintForkLines(pen, scene, trails);
  pen.globalAlpha = 1;
}

/** Dashed: from the step at which an agent was forked to the first step it took. */
function paintForkLines(pen: Pen, scene: Scene, trails: readonly number[][]): void {
  const { columns, layout } = scene;
  pen.globalAlpha = 0.9;
  pen.setLineDash([2.5, 2.5]);
  pen.beginPath();
  for (const steps of trails) {
    const first = steps[steps.length - 1];
    const from = forkedAt(columns, first);
    if (from >= 0) traceEdge(pen, layout, from, first);
  }
  pen.stroke();
  pen.setLineDash([]);
}

/** An agent is a ring around its step, dark at the centre, with an arc for the share of the work that is done. */
export function paintWorking(pen: Pen, scene: Scene, state: RunState): void {
  const { columns, layout, colours } = scene;
  const { ring } = weightsOf(scene);
  const steps = state.working;
  if (steps.length === 0) return;
  const { x, y } = layout;
  const crowded = steps.length > MANY_AT_WORK || scene.small;
  const radiusOf = (step: number) =>
    Math.max(crowded ? 3 : 4.4, layout.radius[step] + (crowded ? 1.1 : 2.2));
  const pass = (trace: (step: number) => void, paint: () => void) => {
    pen.beginPath();
    for (const step of steps) trace(step);
    paint();
  };
  pen.fillStyle = colours.palette.paper;
  pass(
    (step) => traceCircle(pen, x[step], y[step], radiusOf(step) + ring * 0.5 + 0.9),
    () => pen.fill(),
  );
  pen.lineWidth = ring;
  pen.strokeStyle = colours.track;
  pass(
    (step) => traceCircle(pen, x[step], y[step], radiusOf(step)),
    () => pen.stroke(),
  );
  pen.strokeStyle = colours.agents;
  pen.lineWidth = ring + 0.5;
  pass(
    (step) => traceShare(pen, x[step], y[step], radiusOf(step), progressOf(columns, state, step)),
    () => pen.stroke(),
  );
  pen.fillStyle = colours.palette.ink;
  pass(
    (step) => traceCircle(pen, x[step], y[step], Math.max(1.4, radiusOf(step) - ring - 1)),
    () => pen.fill(),
  );
}

/** The chain of the best recipe so far, its step first: a gold line with a halo, and a gold end. */
export function paintChain(pen: Pen, scene: Scene, chain: readonly number[]): void {
  // The root alone is nobody's recipe.
  if (chain.length < 2) return;
  const { layout, colours } = scene;
  const { palette } = colours;
  const weights = weightsOf(scene);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const trace = () => {
    pen.beginPath();
    for (let i = chain.length - 1; i > 0; i--) traceEdge(pen, layout, chain[i], chain[i - 1]);
  };
  pen.globalAlpha = 0.85;
  pen.strokeStyle = palette.bestHalo;
  pen.lineWidth = weights.halo;
  trace();
  pen.stroke();
  pen.globalAlpha = 1;
  pen.strokeStyle = palette.best;
  pen.lineWidth = weights.chain;
  trace();
  pen.stroke();
  pen.lineCap = 'butt';
  const [end] = chain;
  const dot = (radius: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    traceCircle(pen, layout.x[end], layout.y[end], radius);
    pen.fill();
  };
  const radius = Math.max(scene.small ? 2 : 3.6, layout.radius[end] + 0.6);
  pen.fillStyle = palette.best;
  pen.beginPath();
  for (let i = 1; i < chain.length; i++) traceStep(pen, layout, chain[i], 0.25);
  pen.fill();
  dot(radius + weights.chain * 0.8, palette.bestHalo);
  dot(radius, palette.best);
}

/**
 * A step and those before it that its agent walked one from the other, at most `length` edges. The last
 * entry is where the branch began, or where the trail is cut.
 */
export function branchOf(columns: RunColumns, step: number, length: number): number[] {
  const { run, ofAgent } = columns;
  const branch = [step];
  const agent = run.agent[step];
  let at = -1;
  for (let i = ofAgent.start[agent]; i < ofAgent.start[agent + 1]; i++) {
    if (ofAgent.item[i] === step) at = i;
  }
  for (let i = at - 1; i >= ofAgent.start[agent] && branch.length <= length; i--) {
    const before = ofAgent.item[i];
    if (!isPrerequisite(columns, before, branch[branch.length - 1])) break;
    branch.push(before);
  }
  return branch;
}

/** The prerequisite at whose completion the agent of this step was forked for it; -1 if that is not how it began. */
export function forkedAt(columns: RunColumns, step: number): number {
  const { run, graph, ofAgent } = columns;
  const agent = run.agent[step];
  const forker = run.forker[agent];
  if (forker < 0 || ofAgent.item[ofAgent.start[agent]] !== step) return -1;
  let last = -1;
  for (let e = graph.prerequisites.start[step]; e < graph.prerequisites.start[step + 1]; e++) {
    const from = graph.prerequisites.item[e];
    if (run.agent[from] === forker && (last < 0 || run.end[from] >= run.end[last])) last = from;
  }
  return last;
}

export function isPrerequisite({ graph }: RunColumns, from: number, to: number): boolean {
  for (let e = graph.prerequisites.start[to]; e < graph.prerequisites.start[to + 1]; e++) {
    if (graph.prerequisites.item[e] === from) return true;
  }
  return false;
}
