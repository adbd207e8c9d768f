import { describe, expect, it } from 'vitest';
import { asRead } from '../../../src/graphs/build/imported-graph.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { call } from './call.ts';

describe('grow', () => {
  it('prints the graph of the preset, seed and index, and the same bytes twice', async () => {
    const args = ['grow', '--preset', 'september', '--seed', '5', '--graph-index', '3'];
    const first = await call(...args);
    expect(first).toMatchObject({ code: 0, err: '' });
    const expected = grow({ ...PRESETS.september, seed: 5 }, 3);
    const { graph, ids } = asRead(readGraph(first.out));
    expect([...graph.duration]).toEqual([...expected.duration]);
    expect([...(graph.value ?? [])]).toEqual([...(expected.value ?? [])]);
    expect([...graph.prerequisites.item]).toEqual([...expected.prerequisites.item]);
    expect(ids.slice(0, 3)).toEqual(['root', 's1', 's2']);
    expect((await call(...args)).out).toBe(first.out);
  });

  it('keeps the layers it grew, empty ones too', async () => {
    const { out } = await call('grow', '--set', 'meanSteps=10', '--set', 'meanLayers=30');
    const layers = (JSON.parse(out).steps as { layer: number }[]).map(({ layer }) => layer);
    const expected = grow({ ...PRESETS.post, meanSteps: 10, meanLayers: 30 }, 0);
    expect(layers).toEqual([...expected.layer]);
  });

  it('takes parameters by name, none included', async () => {
    const { out } = await call(
      ...['grow', '--preset', 'chain', '--set', ' steps = 4 ', '--set=layers=none'],
    );
    expect(readGraph(out).graph.steps).toBe(4);
  });

  it('says whether layers without steps were drawn or asked for', async () => {
    const drawn = await call('grow', '--set', 'steps=2');
    expect(drawn.err).toMatch(/^note: the draw gave \d+ layers; 2 steps fill 1 below the root\n$/);
    const asked = await call('grow', '--set', 'steps=2', '--set', 'layers=16');
    expect(asked.err).toBe('note: 16 layers were asked for; 2 steps fill 1 below the root\n');
  });
});
