import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { type Drawing, paint } from '../../export/index.ts';

export interface PicturePreviewProps {
  /** Makes what is shown; called when it changes, between two frames. */
  readonly draw: () => Drawing | null;
  /** Told how large it is, in CSS pixels. */
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
}

/** The picture as it will be saved. */
export function PicturePreview({ draw, onSize }: PicturePreviewProps) {
  const { picture: text } = useMessages().share;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Drawing may change the page for a moment, which is not allowed here yet.
    const timer = setTimeout(() => {
      try {
        const drawing = draw();
        if (!drawing || !canvas.current) return;
        show(drawing, canvas.current);
        onSize(drawing);
        setFailed(false);
      } catch {
        // What is wrong is told to whoever saves it.
        setFailed(true);
      }
    });
    return () => clearTimeout(timer);
  }, [draw, onSize]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is narrow, by keys too
    <div className="save-preview" hidden={failed} tabIndex={0}>
      <canvas ref={canvas} role="img" aria-label={text.preview} />
    </div>
  );
}

function show(drawing: Drawing, canvas: HTMLCanvasElement): void {
  const scale = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(drawing.width * scale);
  canvas.height = Math.round(drawing.height * scale);
  const pen = canvas.getContext('2d');
  if (pen) paint(drawing, pen, scale);
}
