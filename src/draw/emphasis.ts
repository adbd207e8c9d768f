import { branchOf, forkedAt, isPrerequisite } from './marks.ts';
import { faded, mix } from './palette.ts';
import { type Pen, traceCircle, traceEdge, traceStep } from './pen.ts';
import type { RunColumns, RunState } from './run-columns.ts';
import type { Emphasis, Scene } from './scene.ts';
import { stepNow } from './step-facts.ts';

/** An agent with more steps than this is shown by its present branch; all its ways would be a tangle. */
const MOST_WALKED = 60;
/** The same for those who forked it. */
const MOST_OF_FORKER = 24;
const NUMBER_SIZE = 10;

/** Puts everything else back behind a veil, and shows a step, what it needs, and what its agent did. */
export function paintEmphasis(pen: Pen, scene: Scene, state: RunState, emphasis: Emphasis): void {
  const { step } = emphasis;
  const { columns, layout, colours } = scene;
  const begun = columns.run.start[step] <= state.time;
  if (!emphasis.agent || !begun) {
    paintNeeds(pen, scene, step);
    paintTarget(pen, scene, state, step);
    return;
  }
  const agent = columns.run.agent[step];
  const walked = walkedBy(columns, agent, state.time);
  const few = walked.length <= MOST_WALKED;
  const branch = wholeBranch(columns, step, state.time);
  pen.fillStyle = faded(colours.palette.paper, emphasis.veil);
  pen.fillRect(0, 0, layout.width, layout.height);
  if (scene.forks) paintLineage(pen, scene, state, agent);
  if (few) paintJumps(pen, scene, walked);
  paintWays(pen, scene, few ? walked : branch);
  paintSteps(pen, scene, state, walked);
  paintNeeds(pen, scene, step);
  paintTarget(pen, scene, state, step);
  if (!scene.small) paintNumbers(pen, scene, few ? walked : branch);
}

/** The steps an agent has begun by a time, in its order. */
export function walkedBy({ ofAgent, run }: RunColumns, agent: number, time: number): number[] {
  const steps: number[] = [];
  for (let i = ofAgent.start[agent]; i < ofAgent.start[agent + 1]; i++) {
    const step = ofAgent.item[i];
    if (run.start[step] <= time) steps.push(step);
  }
  return steps;
}

/** All steps of the branch that a step is on, in its agent's order, as far as they are begun by a time. */
function wholeBranch(columns: RunColumns, step: number, time: number): number[] {
  const steps = walkedBy(columns, columns.run.agent[step], time);
  let end = steps.indexOf(step);
  while (end + 1 < steps.length && isPrerequisite(columns, steps[end], steps[end + 1])) end++;
  return branchOf(columns, steps[end], steps.length).reverse();
}

/** Dashed: where the agent was sent from one branch to another. */
function paintJumps(
  pen: Pen,
  { columns, layout, colours }: Scene,
  walked: readonly number[],
): void {
  pen.strokeStyle = colours.agents;
  pen.lineWidth = 1;
  pen.setLineDash([2, 3]);
  pen.beginPath();
  for (let i = 1; i < walked.length; i++) {
    if (!isPrerequisite(columns, walked[i - 1], walked[i]))
      traceEdge(pen, layout, walked[i - 1], walked[i]);
  }
  pen.stroke();
  pen.setLineDash([]);
}

/** The agent's way along edges, from step to step. */
function paintWays(
  pen: Pen,
  { columns, layout, colours }: Scene,
  walked: readonly number[],
  weight = 2.3,
): void {
  for (const [width, colour] of [
    [weight + 2.7, colours.palette.paper],
    [weight, mix(colours.agents, colours.palette.ink, 0.25)],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (let i = 1; i < walked.length; i++) {
      if (isPrerequisite(columns, walked[i - 1], walked[i]))
        traceEdge(pen, layout, walked[i - 1], walked[i]);
    }
    pen.stroke();
  }
}

/** The agent's steps; hollow where it is still at work. */
function paintSteps(pen: Pen, scene: Scene, state: RunState, walked: readonly number[]): void {
  const { columns, layout, colours } = scene;
  const colour = mix(colours.agents, colours.palette.ink, 0.25);
  const done = walked.filter((step) => columns.run.end[step] <= state.time);
  const open = walked.filter((step) => columns.run.end[step] > state.time);
  const fill = (steps: readonly number[], more: number, fillStyle: string) => {
    pen.fillStyle = fillStyle;
    pen.beginPath();
    for (const step of steps) traceStep(pen, layout, step, more);
    pen.fill();
  };
  fill(done, 2, colours.palette.paper);
  fill(done, 0.8, colour);
  fill(open, 2.5, colours.palette.paper);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  for (const step of open) traceStep(pen, layout, step, 1.5);
  pen.stroke();
}

/** Who forked the agent, back to the first, and whom it forked: dashed lines, and the forkers' ways. */
function paintLineage(pen: Pen, scene: Scene, state: RunState, agent: number): void {
  const { columns, layout, colours } = scene;
  const { run, ofAgent } = columns;
  pen.strokeStyle = colours.agents;
  pen.lineWidth = 1.4;
  pen.setLineDash([2.5, 2.5]);
  pen.beginPath();
  const link = (child: number) => {
    const first = ofAgent.item[ofAgent.start[child]];
    const from = forkedAt(columns, first);
    if (from >= 0 && run.start[first] <= state.time) traceEdge(pen, layout, from, first);
  };
  for (let a = agent; a >= 0; a = run.forker[a]) link(a);
  for (let a = 0; a < run.agentsStarted; a++) if (run.forker[a] === agent) link(a);
  pen.stroke();
  pen.setLineDash([]);
  for (let a = agent; run.forker[a] >= 0; a = run.forker[a]) {
    const from = forkedAt(columns, ofAgent.item[ofAgent.start[a]]);
    if (from < 0) continue;
    // What the forker did until it forked; only the branch on which it did, where it had done much else.
    const until = walkedBy(columns, run.forker[a], run.start[from]);
    const few = until.length <= MOST_OF_FORKER;
    if (few) paintJumps(pen, scene, until);
    paintWays(pen, scene, few ? until : branchOf(columns, from, MOST_WALKED).reverse(), 1.3);
  }
}

/** The edges that lead to the step. */
function paintNeeds(pen: Pen, { columns, layout, colours }: Scene, step: number): void {
  const { start, item } = columns.graph.prerequisites;
  pen.strokeStyle = colours.palette.ink;
  pen.lineWidth = 1.1;
  pen.beginPath();
  for (let e = start[step]; e < start[step + 1]; e++) traceEdge(pen, layout, item[e], step);
  pen.stroke();
  pen.fillStyle = colours.palette.ink;
  pen.beginPath();
  for (let e = start[step]; e < start[step + 1]; e++)
    traceCircle(pen, layout.x[item[e]], layout.y[item[e]], 2);
  pen.fill();
}

/** The step in a ring that is found at a glance, whatever is around it. */
function paintTarget(pen: Pen, scene: Scene, state: RunState, step: number): void {
  const { columns, layout, colours, small } = scene;
  const { palette } = colours;
  const radius = Math.max(small ? 4 : 6.5, layout.radius[step] + 3.5);
  const fills = {
    closed: palette.closed,
    ready: palette.open,
    working: palette.ink,
    finished: colours.agents,
  };
  pen.fillStyle = palette.paper;
  pen.beginPath();
  traceCircle(pen, layout.x[step], layout.y[step], radius + 2.2);
  pen.fill();
  pen.fillStyle = fills[stepNow(columns, step, state.time).state];
  pen.beginPath();
  traceStep(pen, layout, step, 0.5);
  pen.fill();
  pen.lineWidth = 1.8;
  pen.strokeStyle = palette.ink;
  pen.beginPath();
  traceCircle(pen, layout.x[step], layout.y[step], radius);
  pen.stroke();
}

/** In which order the agent took the steps. */
function paintNumbers(pen: Pen, { layout, colours }: Scene, walked: readonly number[]): void {
  if (walked.length > MOST_WALKED) return;
  pen.font = `600 ${NUMBER_SIZE}px ${colours.palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = colours.palette.paper;
  pen.fillStyle = colours.palette.ink;
  walked.forEach((step, i) => {
    const off = Math.max(6.5, layout.radius[step] + 3.5) + 3;
    const above = layout.y[step] - off;
    const y = above < NUMBER_SIZE ? layout.y[step] + off + NUMBER_SIZE * 0.75 : above;
    pen.strokeText(`${i + 1}`, layout.x[step], y);
    pen.fillText(`${i + 1}`, layout.x[step], y);
  });
}
