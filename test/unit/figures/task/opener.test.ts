import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Compute, ReadJob } from '../../../../src/compute/index.ts';
import { createTaskLab } from '../../../../src/figures/task/create-task.ts';
import type { GraphInput } from '../../../../src/graphs/graph-input.ts';
import { type FileInput, MOST_BYTES, type ReadGraph } from '../../../../src/graphs/read-graph.ts';
import { parseTaskLink } from '../../../../src/link/task/parse-task-link.ts';
import { writeTaskLink } from '../../../../src/link/task/write-task-link.ts';
import type { HandOver } from '../../../../src/state/task/hand-over.ts';
import type { Keep, Kept, KeptGraph } from '../../../../src/state/task/keep.ts';
import { fakeCompute } from '../../state/fake-compute.ts';

/** A place for graphs that remembers while the test runs. */
function memory(): Keep & { readonly all: Map<string, { kept: Kept; graph: KeptGraph }> } {
  const all = new Map<string, { kept: Kept; graph: KeptGraph }>();
  return {
    all,
    list: async () => ({ kind: 'done', value: [...all.values()].map(({ kept }) => kept) }),
    put: async (kept, graph) => {
      all.set(kept.key, { kept, graph });
      return { kind: 'done', value: null };
    },
    get: async (key) => ({ kind: 'done', value: all.get(key) ?? null }),
    remove: async (key) => {
      all.delete(key);
      return { kind: 'done', value: null };
    },
  };
}

const nowhere = { sweep: async () => ({ kind: 'done', value: null }) } as unknown as HandOver;

/** Answers of the network, given when a test says so. */
let loads: (() => void)[] = [];
beforeEach(() => {
  loads = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => loads.push(resolve));
    return new Response('example');
  });
});
afterEach(() => vi.unstubAllGlobals());

const soon = () => new Promise((resolve) => setTimeout(resolve));

async function loadAll(): Promise<void> {
  for (const load of loads.splice(0)) load();
  await soon();
}

/** A page, at whose graphs nobody looks: each is told by the text of its first file. */
function page(query = '', keep = memory(), isSmall = true) {
  const fake = fakeCompute();
  const compute = { ...fake.client, dispose() {} } as unknown as Compute;
  const lab = createTaskLab(parseTaskLink(query), {
    compute,
    keep,
    handOver: nowhere,
    write: ({ input }) => (isSmall ? input.key : 'x'.repeat(1e6)),
  });
  const state = lab.store.getState;
  /** Answers what is being read; `unit`: that of the file. */
  const read = (unit: ReadGraph['timeUnit'] = 's') => {
    const { job, handlers } = fake.last('task-read');
    const { files, options } = job as ReadJob;
    const key = `${textOf(files)} by ${options.durations}`;
    const graph = { steps: 2, prerequisites: { item: [] } };
    handlers.onResult({
      outcome: {
        kind: 'read',
        read: { timeUnit: unit, format: 'csv', graph } as unknown as ReadGraph,
        input: { key } as unknown as GraphInput,
      },
    });
  };
  const drop = async (text: string, name = 'mine.csv') => {
    lab.openFiles([new File([text], name)]);
    await soon();
  };
  const shown = () => {
    const { source } = state();
    return source.kind === 'ready' ? source.task.input.key : source.kind;
  };
  return {
    lab,
    keep,
    state,
    actions: state().actions,
    follow: (link: string) => lab.follow(parseTaskLink(link)),
    link: () => writeTaskLink(lab.linkOf(state())),
    read,
    drop,
    shown,
    /** Keeps what is on show, goes to another graph and back; what is on show then. */
    async keptAndBack() {
      await lab.keepShown();
      const [key = ''] = keep.all.keys();
      await drop('b');
      read();
      lab.openKept(key);
      await soon();
      read();
      return shown();
    },
  };
}

const textOf = ([file]: readonly FileInput[]) => new TextDecoder().decode(file?.bytes);

describe('what is on its way', () => {
  it.each([
    ['was left out', '#graph=none', 'left-out'],
    ['is damaged', '#graph=dnonsensez', 'unreadable'],
    ['no example of this page is', '?example=nothing-like-it', 'no-example'],
  ])('gives way to a link whose graph %s', async (_, link, why) => {
    const { lab, follow, state } = page();
    lab.start();
    follow(link);
    await loadAll();
    expect(state()).toMatchObject({ origin: { kind: 'missing', why }, source: { kind: 'none' } });
  });

  it('gives way to another link of the graph on show', async () => {
    const { lab, follow, read, shown, drop, link } = page();
    await drop('a');
    read();
    const before = link();
    lab.follow(parseTaskLink('?example=build'));
    follow(before);
    await loadAll();
    expect(shown()).toBe('a by null');
  });

  it('is what was dropped last, though it was to be looked at first', async () => {
    const { lab, state, drop } = page();
    let look = (_: null) => {};
    const looking = new Promise<null>((resolve) => {
      look = resolve;
    });
    void lab.latest(
      looking,
      () => lab.openFiles([new File(['slow'], 'slow.csv')]),
      () => {},
    );
    await drop('fast', 'fast.csv');
    look(null);
    await soon();
    expect(state().source).toMatchObject({ name: 'fast.csv' });
  });
});

describe('a link without its graph', () => {
  it.each(['#kept=nothere&unit=min&price=7', '#graph=none&unit=min&price=7'])(
    '%s puts its settings into force, also over a graph on show, for the file that comes',
    async (own) => {
      const { follow, drop, read, state, actions } = page('', memory(), false);
      await drop('a', 'a.csv');
      read(null);
      actions.choose({ unit: 'h', price: 2 });
      follow(`?agents=3${own}&name=b.csv`);
      await soon();
      expect(state()).toMatchObject({ origin: { kind: 'missing' }, parameters: { agents: 3 } });
      expect(state().settings).toMatchObject({ unit: 'min', price: 7 });
      await drop('b', 'b.csv');
      read(null);
      expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 'min' } });
      expect(state().settings).toMatchObject({ price: 7 });
    },
  );

  it('leaves nothing of the graph before: a file is not shown in a unit that was told of another', async () => {
    const { follow, drop, read, state, actions } = page();
    await drop('a');
    read(null);
    actions.choose({ unit: 'h' });
    follow('#kept=nothere');
    await soon();
    await drop('b');
    read(null);
    expect(state().source.kind).toBe('asking');
  });

  it('is about another graph than the one on show, where its name is another', async () => {
    const { follow, drop, read, state, link } = page('', memory(), false);
    await drop('a', 'a.csv');
    read();
    const ofA = link();
    expect(ofA).toContain('#graph=none&name=a.csv');
    await drop('b', 'b.csv');
    read();
    follow(`?agents=3${link().slice(link().indexOf('#'))}`);
    expect(state()).toMatchObject({ source: { kind: 'ready' }, parameters: { agents: 3 } });
    follow(ofA);
    expect(state()).toMatchObject({ origin: { kind: 'missing', why: 'left-out' } });
  });
});

it('back to other settings of a graph in the link, what was decided about its file stays', async () => {
  const { follow, drop, read, shown, state, actions, link } = page();
  await drop('a');
  read();
  actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
  read();
  const decided = link();
  actions.change({ agents: 3 });
  follow(decided);
  expect(state().settings.reading.durations).toBe('weight');
  expect(state().rereading).toBe(null);
  expect([shown(), state().parameters.agents]).toEqual(['a by weight', 16]);
});

it('a file larger than any that is read is not loaded to be refused, and what is on show stays', async () => {
  const { lab, drop, read, shown, state } = page();
  await drop('a');
  read();
  const huge = { name: 'huge', size: MOST_BYTES + 1, arrayBuffer: () => expect.unreachable() };
  lab.openFiles([huge as unknown as File]);
  await soon();
  expect([shown(), state().trouble?.why]).toEqual(['a by null', 'too-large']);
});

describe('keeping', () => {
  it('two files of equal graphs keeps both, and one file twice once', async () => {
    const { lab, keep, drop, read } = page();
    const keepOne = async (text: string, name: string) => {
      await drop(text, name);
      read();
      expect(await lab.keepShown()).toMatchObject({ kind: 'done' });
    };
    await keepOne('ls cat vim', 'a.traj');
    await keepOne('pytest git', 'a.traj');
    await keepOne('ls cat vim', 'b.traj');
    await keepOne('ls cat vim', 'a.traj');
    expect([...keep.all.values()].map(({ kept }) => kept.name)).toEqual([
      'a.traj',
      'a.traj',
      'b.traj',
    ]);
    for (const key of keep.all.keys())
      expect(parseTaskLink(`#kept=${key}`).graph).toEqual({ kind: 'kept', key });
  });

  it('is over for the graph that was kept, however it is read since, and for no other', async () => {
    const { lab, keep, drop, read, state, actions } = page();
    await drop('other');
    read();
    await lab.keepShown();
    await drop('a');
    read();
    await lab.keepShown();
    const { origin } = state();
    actions.choose({ reading: { ...state().settings.reading, durations: 'characters' } });
    read();
    expect(state().origin).toBe(origin);
    if (origin.kind !== 'kept') throw new Error('it is not kept');
    await lab.forget(origin.key);
    expect(state().origin).toEqual({ kind: 'file' });
    expect([...keep.all.values()].map(({ graph }) => textOf(graph.files))).toEqual(['other']);
  });

  it('is of the graph on show, where what was decided of its file is not read yet', async () => {
    const { drop, read, state, actions, keptAndBack } = page('', memory(), false);
    await drop('a');
    read();
    actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
    expect(await keptAndBack()).toBe('a by null');
  });

  it('is of the graph on show, where its file is just being read otherwise', async () => {
    const { drop, read, state, actions, keptAndBack } = page('', memory(), false);
    await drop('a');
    read();
    actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
    read();
    // Undone, and not read yet: on show is what was weighed.
    actions.undo();
    expect(await keptAndBack()).toBe('a by weight');
  });

  it('opens what was kept under a key of before, and a link to it also without a decision', async () => {
    const keep = memory();
    const kept = {
      key: '9f11e946dad30',
      name: 'old',
      format: 'csv',
      steps: 2,
      at: 1,
      bytes: 3,
    } as const;
    const files = [{ name: 'old.csv', bytes: new TextEncoder().encode('old') }];
    const reading = { durations: 'weight', precedence: null, repairs: [] };
    const query = '?v=2&agents=5#unit=min&durations=weight';
    keep.all.set(kept.key, { kept, graph: { files, reading, query } });
    const { lab, read, state, shown, follow } = page('', keep);
    lab.openKept(kept.key);
    await soon();
    read(null);
    expect([shown(), state().parameters.agents]).toEqual(['old by weight', 5]);
    expect(state().source).toMatchObject({ task: { unit: 'min' } });
    expect(lab.linkOf(state()).graph).toEqual({ kind: 'kept', key: kept.key });
    await lab.forget(kept.key);
    expect(keep.all.size).toBe(0);
    keep.all.set(kept.key, { kept, graph: { files, reading, query } });
    follow('?example=build');
    follow(`#kept=${kept.key}`);
    await soon();
    read();
    // Undone was what was decided when it was kept.
    expect(shown()).toBe('old by null');
  });

  it('ended by another tab is told of, and the graph stays on show', async () => {
    const { lab, keep, drop, read, state, shown } = page();
    await drop('a');
    read();
    await lab.keepShown();
    const [key = ''] = keep.all.keys();
    keep.all.clear();
    lab.openKept(key);
    await soon();
    expect([shown(), state().trouble?.why]).toEqual(['a by null', 'gone']);
    expect(await lab.listKept()).toEqual({ kind: 'done', value: [] });
    expect(state().origin).toEqual({ kind: 'file' });
  });
});
