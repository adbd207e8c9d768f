import { describe, expect, it } from 'vitest';
import { drawLayer, traceCircle, traceShare } from '../../../src/draw/pen.ts';
import { recordCanvas } from '../../../src/export/recording/record-canvas.ts';
import { RecordingPen } from '../../../src/export/recording/recording-pen.ts';

describe('a pen that writes down', () => {
  it('fills and strokes one path as one mark, the stroke over the fill', () => {
    const pen = new RecordingPen();
    pen.fillStyle = '#fbfaf7';
    pen.strokeStyle = 'rgb(27, 27, 24)';
    pen.lineWidth = 1.2;
    pen.beginPath();
    traceCircle(pen, 10, 20, 3);
    pen.fill();
    pen.stroke();
    expect(pen.marks).toEqual([
      {
        kind: 'path',
        d: 'M13 20A3 3 0 0 1 7 20A3 3 0 0 1 13 20'.replace(' 20A3 3 0 0 1 13', ' 20 3 3 0 0 1 13'),
        fill: '#fbfaf7',
        stroke: '#1b1b18',
        strokeWidth: 1.2,
      },
    ]);
  });

  it('does not where the stroke came first, or has more to draw, or lets through', () => {
    const pen = new RecordingPen();
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(1, 0);
    pen.stroke();
    pen.fill();
    pen.lineTo(1, 1);
    pen.stroke();
    expect(pen.marks.map((mark) => 'stroke' in mark)).toEqual([true, false, true]);
    pen.globalAlpha = 0.5;
    pen.fill();
    pen.stroke();
    expect(pen.marks).toHaveLength(5);
    expect(pen.marks[4]).toMatchObject({ opacity: 0.5 });
  });

  it('draws the share of a circle from the top, clockwise, the long way round from a half on', () => {
    const pen = new RecordingPen();
    const d = (share: number) => {
      pen.beginPath();
      traceShare(pen, 0, 0, 10, share);
      pen.stroke();
      const mark = pen.marks.at(-1);
      return mark?.kind === 'path' ? mark.d : '';
    };
    expect(d(0.25)).toBe('M0-10A10 10 0 0 1 10 0');
    expect(d(0.75)).toBe('M0-10A10 10 0 1 1-10 0');
    expect(d(1)).toBe('M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10');
    // Nothing done yet: a point, as on a canvas.
    expect(d(0)).toBe('M0-10');
  });

  it('joins an arc to the path as a canvas does', () => {
    const pen = new RecordingPen();
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(10, 0, 2, 0, Math.PI / 2);
    pen.stroke();
    expect(pen.marks[0]).toMatchObject({ d: 'M0 0L12 0A2 2 0 0 1 10 2' });
  });

  it('moves with the transform, and goes back to what was saved', () => {
    const pen = new RecordingPen();
    pen.strokeStyle = '#ff0000';
    pen.setLineDash([2, 3]);
    pen.save();
    pen.translate(100, 50);
    pen.translate(1, 1);
    pen.strokeStyle = '#0000ff';
    pen.setLineDash([]);
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(1, 0, 1, 2, 2, 2);
    pen.stroke();
    pen.restore();
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(1, 1);
    pen.stroke();
    expect(pen.marks).toEqual([
      {
        kind: 'path',
        d: 'M101 51C102 51 102 53 103 53',
        stroke: '#0000ff',
        strokeWidth: 1,
        cap: 'round',
      },
      { kind: 'path', d: 'M0 0L1 1', stroke: '#ff0000', strokeWidth: 1, dash: [2, 3] },
    ]);
  });

  it('is opaque by its style and its alpha together, and draws nothing that is not seen', () => {
    const pen = new RecordingPen();
    pen.fillStyle = 'rgba(255, 0, 0, 0.5)';
    pen.globalAlpha = 0.5;
    pen.fillRect(1, 2, 3, 4);
    pen.globalAlpha = 0;
    pen.fillRect(0, 0, 9, 9);
    pen.globalAlpha = 1;
    pen.fillStyle = 'transparent';
    pen.fillRect(0, 0, 9, 9);
    pen.beginPath();
    pen.stroke();
    expect(pen.marks).toEqual([
      { kind: 'path', d: 'M1 2L4 2 4 6 1 6Z', fill: '#ff0000', opacity: 0.25 },
    ]);
  });

  it('clears what lies inside', () => {
    const pen = new RecordingPen();
    pen.fillRect(0, 0, 10, 10);
    pen.fillRect(20, 0, 10, 10);
    pen.translate(20, 0);
    pen.clearRect(0, 0, 10, 10);
    expect(pen.marks).toHaveLength(1);
    pen.clearRect(-20, 0, 5, 10);
    expect(pen.marks).toHaveLength(1);
  });

  it('writes down a text with the halo that was stroked for it', () => {
    const pen = new RecordingPen();
    pen.font = 'italic 600 10px "Source Sans 3 Variable", "PingFang SC", sans-serif';
    pen.textAlign = 'center';
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 3;
    pen.strokeText('7', 4, 5);
    pen.fillText('7', 4, 5);
    pen.fillText('8', 4, 5);
    const font = {
      family: '"Source Sans 3 Variable", "PingFang SC", sans-serif',
      size: 10,
      weight: 600,
      italic: true,
    };
    const text = { kind: 'text', x: 4, y: 5, anchor: 'middle', font, fill: '#000000' };
    expect(pen.marks).toEqual([
      { ...text, text: '7', halo: { colour: '#ffffff', width: 3 } },
      { ...text, text: '8' },
    ]);
  });

  it('takes over the marks of a layer: in its place, and with less let through', () => {
    const marks = recordCanvas({
      size: { width: 50, height: 40, scale: 2 },
      repaint(pen, size, makeLayer) {
        expect(size).toEqual({ width: 50, height: 40, scale: 1 });
        const layer = makeLayer(10, 10);
        layer.pen.fillRect(1, 1, 2, 2);
        pen.translate(5, 6);
        pen.globalAlpha = 0.5;
        drawLayer(pen, layer);
        pen.globalAlpha = 1;
        layer.pen.clearRect(0, 0, 10, 10);
        drawLayer(pen, layer);
      },
    });
    expect(marks).toEqual([
      { kind: 'path', d: 'M6 7L8 7 8 9 6 9Z', fill: '#000000', opacity: 0.5 },
    ]);
  });

  it('says so where it is asked for what it cannot', () => {
    const pen = new RecordingPen();
    expect(() => pen.setTransform(2, 0, 0, 2, 0, 0)).toThrow();
    expect(() => pen.drawImage({}, 0, 0)).toThrow();
  });
});
