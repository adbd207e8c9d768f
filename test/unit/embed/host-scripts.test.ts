import { describe, expect, it } from 'vitest';
import {
  datawrapperId,
  datawrapperMessage,
  readResizer,
  resizerMessage,
} from '../../../src/pages/embed/talk/host-scripts.ts';

describe('datawrapper’s message', () => {
  it('has the id of the address', () => {
    expect(datawrapperMessage(datawrapperId('?figure=width&dw=Ab-1', 'width'), 420)).toEqual({
      'datawrapper-height': { 'Ab-1': 420 },
    });
  });

  it('has a piece of the address where there is none that can stand in a selector', () => {
    for (const query of ['?figure=width', `?dw=${'x'.repeat(65)}`, "?dw='],*", '?dw=']) {
      expect(datawrapperId(query, 'width')).toBe('figure=width');
    }
  });
});

describe('iframe-resizer’s messages', () => {
  it('begin as the versions 3 and 4 write it', () => {
    const three = '[iFrameSizer]my-frame:8:false:true:32:true:true:null:bodyOffset:null:null:0';
    expect(readResizer(three)).toEqual({ kind: 'init', id: 'my-frame', auto: true });
    const four =
      '[iFrameSizer]iFrameResizer0:8:false:false:32:true:false::bodyOffset:::0:false:parent';
    expect(readResizer(four)).toEqual({ kind: 'init', id: 'iFrameResizer0', auto: false });
    expect(readResizer('[iFrameSizer]x:0:false:false:32')).toMatchObject({ auto: true });
  });

  it('ask for the size', () => {
    expect(readResizer('[iFrameSizer]resize')).toEqual({ kind: 'resize' });
  });

  it('are answered in the order of the fields that the parent reads', () => {
    expect(resizerMessage('my-frame', 420, 600, 'init')).toBe('[iFrameSizer]my-frame:420:600:init');
  });

  it.each([
    ['[iFrameSizer]'],
    ['[iFrameSizer]reset'],
    ['[iFrameSizer]message:hello'],
    ['[iFrameSizer]:8:false:false'],
    ['[iFrameSizer]pageInfo:{"a":1}:x'],
    [` [iFrameSizer]x:8:false`],
    [`[iFrameSizer]${'x'.repeat(201)}:8:false`],
    [`[iFrameSizer]x:8:false:${'x'.repeat(1e6)}`],
    [['[iFrameSizer]x:8:false:false']],
    [null],
  ])('are nothing else: %s', (data) => {
    expect(readResizer(data)).toBeNull();
  });
});
