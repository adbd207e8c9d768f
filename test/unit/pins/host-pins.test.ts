import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../../src/model/presets.ts';
import { REST_MS } from '../../../src/state/pin-work.ts';
import { letTimeGo, SLUG, setUp, stopTime } from '../figures/article/host-set-up.ts';
import { family } from '../state/fake-compute.ts';

const { post } = PRESETS;

beforeEach(stopTime);
afterEach(letTimeGo);

const rest = () => vi.advanceTimersByTime(REST_MS);

/** A figure in view with its result, and pins that are still to come. */
function pinned(query: string) {
  const all = setUp(query);
  const { host, compute } = all;
  const ghosts = () =>
    (host.state().shown?.ghosts ?? []).map(({ place, settings, result }) => [
      place,
      settings.parameters.agents,
      (result.summary as unknown as { name: string }).name,
    ]);
  const asked = () =>
    compute.asked.map(({ channel, job }) => [
      channel,
      'parameters' in job ? job.parameters.agents : null,
    ]);
  const answerPin = (pin: number, name: string) =>
    compute.last(`${SLUG} pin${pin}`).handlers.onResult(family(name, true));
  return { ...all, ghosts, asked, answerPin, pins: () => host.state().pins };
}

/** The same with the current run through. */
function through(query: string) {
  const all = pinned(query);
  all.host.see(true);
  all.answer('now');
  return all;
}

const THREE = '?v=2&pin1.agents=4&pin2.agents=64&pin3.agents=2';

describe('pinned runs of a figure', () => {
  it('are asked for after the current one and a rest, one after the other, on channels of their own', () => {
    const { host, answer, partial, asked, answerPin, ghosts, pins } = pinned(THREE);
    host.see(true);
    rest();
    partial();
    rest();
    expect(asked()).toEqual([[SLUG, post.agents]]);
    answer('now');
    vi.advanceTimersByTime(REST_MS - 1);
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(asked().slice(1)).toEqual([[`${SLUG} pin1`, 4]]);
    answerPin(1, 'four');
    expect(asked().slice(2)).toEqual([[`${SLUG} pin2`, 64]]);
    expect(pins()).toEqual(['shown', 'awaited', 'awaited']);
    answerPin(2, 'sixty-four');
    answerPin(3, 'two');
    expect(asked()).toHaveLength(4);
    expect(ghosts()).toEqual([
      [0, 4, 'four'],
      [1, 64, 'sixty-four'],
      [2, 2, 'two'],
    ]);
    expect(pins()).toEqual(['shown', 'shown', 'shown']);
  });

  it('want whole results only', () => {
    const { compute, ghosts } = through(THREE);
    rest();
    expect(compute.last(`${SLUG} pin1`).handlers.onPartial).toBeUndefined();
    expect(ghosts()).toEqual([]);
  });

  it('are given up for whatever the current run wants, and begun anew afterwards', () => {
    const { actions, compute, asked, answer, answerPin, ghosts } = through(THREE);
    rest();
    const late = compute.last(`${SLUG} pin1`).handlers;
    actions.change({ agents: 7 });
    expect(compute.cancelled).toEqual([`${SLUG} pin1`]);
    expect(asked().at(-1)).toEqual([SLUG, 7]);
    late.onResult(family('late', true));
    expect(ghosts()).toEqual([]);
    rest();
    expect(asked()).toHaveLength(3);
    answer('seven');
    rest();
    expect(asked().at(-1)).toEqual([`${SLUG} pin1`, 4]);
    answerPin(1, 'four');
    expect(ghosts()).toEqual([[0, 4, 'four']]);
  });

  it('do not move while a hand drags, and what is known is not asked for again', () => {
    const { host, asked, answer, answerPin, ghosts, article } = through(THREE);
    rest();
    answerPin(1, 'four');
    const { drag, change } = host.settings.getState().actions;
    for (const agents of [17, 18, 19]) {
      drag({ agents });
      vi.advanceTimersByTime(50);
      answer(String(agents));
      // The hand rests, and still holds.
      vi.advanceTimersByTime(4 * REST_MS);
    }
    const channels = asked().map(([channel]) => channel);
    expect(channels).toEqual([SLUG, `${SLUG} pin1`, `${SLUG} pin2`, SLUG, SLUG, SLUG]);
    expect(ghosts()).toEqual([[0, 4, 'four']]);
    change({ agents: 19 });
    expect(article.store.getState().history.last?.held).toBe(false);
    rest();
    expect(asked().slice(6)).toEqual([[`${SLUG} pin2`, 64]]);
  });

  it('wait until the figure is in view, and are given up when it leaves', () => {
    const { host, asked, compute } = through(THREE);
    host.see(false);
    rest();
    expect(asked()).toHaveLength(1);
    host.see(true);
    rest();
    expect(asked()).toHaveLength(2);
    host.see(false);
    expect(compute.cancelled).toEqual([`${SLUG} pin1`]);
  });

  it('that would draw the very same are said to, and not computed', () => {
    // Layers make no difference to this figure.
    const { asked, ghosts, pins } = through('?v=2&pin1.layers=9&pin2.agents=3');
    expect(pins()).toEqual(['same', 'awaited']);
    rest();
    expect(asked().slice(1)).toEqual([[`${SLUG} pin2`, 3]]);
    expect(ghosts()).toEqual([]);
  });

  it('that are the same as an earlier one are neither computed nor drawn again', () => {
    const twins = '?v=2&pin1.agents=4&pin2.agents=4&pin2.layers=9&pin3.agents=2';
    const { asked, answerPin, ghosts, pins } = through(twins);
    rest();
    answerPin(1, 'four');
    expect(asked().slice(1)).toEqual([
      [`${SLUG} pin1`, 4],
      [`${SLUG} pin3`, 2],
    ]);
    expect(pins()).toEqual(['shown', 'shown', 'awaited']);
    expect(ghosts()).toEqual([[0, 4, 'four']]);
  });

  it('are named by what differs from what is on show and makes another picture', () => {
    const { host, answerPin } = through('?v=2&pin1.agents=4&pin1.layers=9');
    const named = () => host.state().shown?.ghosts?.map(({ naming }) => naming);
    rest();
    answerPin(1, 'four');
    expect(named()).toEqual([{ byPreset: false, keys: ['agents'] }]);
  });

  it('of what is on show are there at once when the settings move on', () => {
    const { actions, asked, answer, ghosts, pins } = through('');
    actions.pin(SLUG);
    expect(pins()).toEqual(['same']);
    actions.change({ agents: 5 });
    answer('five');
    expect(ghosts()).toEqual([[0, post.agents, 'now']]);
    rest();
    expect(asked().map(([channel]) => channel)).toEqual([SLUG, SLUG]);
    // And gone again when they come back.
    actions.change({ agents: post.agents });
    answer('now');
    expect(ghosts()).toEqual([]);
  });

  it('go with their pin, come back with undo, and keep what is known of the others', () => {
    const { actions, answerPin, asked, ghosts, pins } = through(THREE);
    rest();
    answerPin(1, 'four');
    answerPin(2, 'sixty-four');
    answerPin(3, 'two');
    actions.unpin(0);
    expect(ghosts()).toEqual([
      [0, 64, 'sixty-four'],
      [1, 2, 'two'],
    ]);
    actions.undo();
    expect(ghosts().map(([, agents]) => agents)).toEqual([4, 64, 2]);
    actions.unpin(0);
    actions.unpin(0);
    actions.unpin(0);
    expect(ghosts()).toEqual([]);
    expect(pins()).toEqual([]);
    rest();
    expect(asked()).toHaveLength(4);
  });

  it('keep their identity, so that nothing is drawn anew without need', () => {
    const { host, actions, answerPin } = through(THREE);
    rest();
    answerPin(1, 'four');
    const before = host.state().shown;
    actions.report('width', { of: post, figures: {} });
    expect(host.state().shown).toBe(before);
    // Other settings of the same picture: the ghosts are the same list.
    actions.change({ layers: 9 });
    expect(host.state().shown?.ghosts).toBe(before?.ghosts);
  });

  it('that fail are said to, and do not keep the others', () => {
    const { compute, asked, pins, host } = through('?v=2&pin1.agents=4&pin2.agents=64');
    rest();
    compute.last(`${SLUG} pin1`).handlers.onError?.({ kind: 'failed', message: 'no' });
    expect(pins()).toEqual(['failed', 'awaited']);
    expect(asked().at(-1)).toEqual([`${SLUG} pin2`, 64]);
    host.retry();
    compute.last(`${SLUG} pin2`).handlers.onResult(family('r', true));
    expect(asked().at(-1)).toEqual([`${SLUG} pin1`, 4]);
  });

  it('end with the figure', () => {
    const { host, compute, asked } = through(THREE);
    rest();
    host.dispose();
    expect(compute.cancelled).toEqual([`${SLUG} pin1`]);
    vi.runAllTimers();
    expect(asked()).toHaveLength(2);
  });
});
