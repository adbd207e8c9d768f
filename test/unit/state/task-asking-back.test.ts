import { expect, it } from 'vitest';
import { say } from '../../../src/graphs/said.ts';
import { filesOf, type TaskWorld, taskWorld } from './task-world.ts';

/** While a file's unit is asked for there is a way back to the graph in whose place it is, as there is from a refusal. */

const open = (world: TaskWorld, name: 'timed' | 'unitless', as: string) => {
  world.actions.open({ name: as, files: filesOf(name), origin: { kind: 'file' } });
  world.drain();
};

/** An analysis with settings of its own, and then a file whose unit is asked for. */
function asked(): TaskWorld {
  const world = taskWorld();
  open(world, 'timed', 'mine');
  world.actions.change({ agents: 5 });
  open(world, 'unitless', 'other');
  expect(world.state().source).toMatchObject({ kind: 'asking', task: { name: 'other' } });
  return world;
}

const isBack = ({ state }: TaskWorld) => {
  expect(state().source).toMatchObject({ kind: 'ready', task: { name: 'mine' } });
  expect(state().settings.parameters.agents).toBe(5);
  expect(state().behind).toBeNull();
};

it('is gone by button, and by undo, to the graph with its settings and what there is to undo', () => {
  for (const way of ['back', 'undo'] as const) {
    const world = asked();
    world.actions[way]();
    isBack(world);
    world.actions.undo();
    expect(world.state().settings.parameters.agents).not.toBe(5);
  }
});

it('computes anew what the graph needs', () => {
  const world = asked();
  const { actions, asked: jobs, state } = world;
  const count = jobs.length;
  actions.back();
  expect(jobs.slice(count).map(({ channel }) => channel)).toContain('task-facts');
  world.drain();
  expect(state().results.whole).toBe(true);
});

it('is held until the unit is told, and no longer', () => {
  const { actions, state } = asked();
  actions.choose({ unit: 'min' });
  expect(state().source.kind).toBe('ready');
  expect(state().behind).toBeNull();
});

it('leads past a question that was left unanswered, whatever came then: one graph is held', () => {
  const world = asked();
  open(world, 'unitless', 'third');
  expect(world.state().behind).toMatchObject({ source: { task: { name: 'mine' } }, behind: null });
  const said = say`this is no task graph`;
  world.actions.open({ name: 'photo', files: filesOf('timed'), origin: { kind: 'file' } });
  world.current.get('task-read')?.handlers.onResult({
    outcome: { kind: 'refused', place: null, said, repair: null, fault: 'no-graph' },
  });
  expect(world.state().source.kind).toBe('refused');
  world.actions.back();
  isBack(world);
});

it('leads to the question itself where there was no graph before it', () => {
  const world = taskWorld();
  open(world, 'unitless', 'first');
  expect(world.state().behind).toBeNull();
  open(world, 'unitless', 'second');
  world.actions.back();
  expect(world.state().source).toMatchObject({ kind: 'asking', task: { name: 'first' } });
});

it('stays where the same file is read otherwise; undo takes that back first', () => {
  const world = asked();
  const { actions, state } = world;
  actions.choose({ reading: { ...state().settings.reading, durations: 'size' } });
  world.drain();
  expect(state().source).toMatchObject({ kind: 'asking', task: { name: 'other' } });
  expect(state().behind).not.toBeNull();
  actions.undo();
  world.drain();
  expect(state().source).toMatchObject({ kind: 'asking', task: { name: 'other' } });
  actions.undo();
  isBack(world);
});
