import { describe, expect, it } from 'vitest';
import { changeBetween } from '../../../src/pages/embed/element-change.ts';

const ANEW = { kind: 'anew' };
const apply = (more: object = {}) => ({ kind: 'apply', set: {}, ...more });

describe('what an element does when its attributes change', () => {
  it.each([
    ['?agents=4', '?agents=8', { agents: '8' }],
    // Back to what the preset has.
    ['?layers=4', '', { layers: 'none' }],
    ['?figure=rules', '?figure=rules&rules.level=0.9', { 'rules.level': '0.9' }],
    ['?figure=rules&rules.level=0.9', '?figure=rules', { 'rules.level': '0.5' }],
    // Another figure's choice.
    ['?figure=rules', '?figure=rules&width.level=0.5', {}],
    // Its own settings, which the figure has before and after.
    ['?figure=width&width.layers=4', '?figure=width&width.layers=8', { layers: '8' }],
    ['?figure=grow&grow.at=10', '?figure=grow&grow.at=20', { 'grow.at': '20' }],
  ])('from "%s" to "%s": sets', (before, after, set) => {
    expect(changeBetween(before, after)).toEqual(apply({ set }));
  });

  it('tells what cannot be used', () => {
    const change = changeBetween('?agents=4', '?agents=4&steps=many');
    const notices = [expect.objectContaining({ kind: 'value', key: 'steps', asked: 'many' })];
    expect(change).toEqual({ ...apply({ set: {} }), notices });
  });

  it.each([
    ['', '?theme=dark', { theme: 'dark' }],
    ['?theme=dark', '', { theme: 'auto' }],
    ['', '?at=0.5', { at: 0.5 }],
    ['?at=0.5', '', {}],
    ['', '?play=on', { playing: true }],
    ['?play=on', '?play=off', { playing: false }],
  ])('from "%s" to "%s": shows', (before, after, change) => {
    expect(changeBetween(before, after)).toEqual(apply(change));
  });

  it.each([
    ['', '?figure=width'],
    ['?figure=width', '?figure=rules'],
    ['', '?lang=zh'],
    ['', '?hide=caption'],
    ['?controls=agents', '?controls=agents.seed'],
    ['?pin1.agents=8', '?pin1.agents=16'],
    ['?figure=width', '?figure=width&width.layers=4'],
    ['', '?preset=september'],
    ['', '?time=linear'],
    ['?figure=grow&grow.at=10', '?figure=grow'],
  ])('from "%s" to "%s": begins anew', (before, after) => {
    expect(changeBetween(before, after)).toEqual(ANEW);
  });

  it('takes no figure for the usual one', () => {
    expect(changeBetween('', '?figure=standard')).toEqual(apply());
  });
});
