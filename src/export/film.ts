import { recording } from './film-recording.ts';

/*
 * Films of a canvas, recorded by the browser in real time: a film of ten seconds takes ten seconds.
 * WebM with VP9 or VP8, whichever the browser writes.
 */

export interface FilmOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames a second, at most. */
  readonly fps: number;
  /** Length of the film. */
  readonly seconds: number;
  /** Paints the whole frame for a share of the film, 0 to 1; the pen's unit is the pixel. */
  draw(pen: CanvasRenderingContext2D, share: number): void;
  /** Share of the film that is recorded, 0 to 1. */
  onProgress?(share: number): void;
  /** Aborted: nothing of it runs any more, and the promise is rejected with an AbortError. */
  readonly signal?: AbortSignal | undefined;
}

/** What kept a film from being made; the message is one sentence. */
export class FilmError extends Error {
  override readonly name = 'FilmError';

  constructor(
    readonly kind: 'unsupported' | 'recorder' | 'empty',
    message: string,
  ) {
    super(message);
  }
}

/** The best first; sound is none. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
/** What a drawing of thin lines needs: bits for each pixel of each frame. */
const BITS_PER_PIXEL = 0.12;
const BITS_PER_SECOND = { least: 1e6, most: 20e6 };
/** Frames that the last picture stands, so that the recorder has it before it stops. */
const LAST_FRAMES = 3;

/** Whether this browser can record a film. */
export function canFilm(): boolean {
  return filmType() !== null;
}

/**
 * Records a film. While the tab is hidden, where nothing is painted, it rests and goes on afterwards without a gap.
 * Rejects with an AbortError, with a FilmError, or with what `draw` threw.
 */
export function film(options: FilmOptions): Promise<Blob> {
  const { width, height, fps, seconds, draw, onProgress, signal } = options;
  const type = filmType();
  if (!type) return Promise.reject(unsupported());
  if (signal?.aborted) return Promise.reject(aborted());
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return Promise.reject(unsupported());

  return new Promise((resolve, reject) => {
    const paint = (share: number) => {
      pen.setTransform(1, 0, 0, 1, 0, 0);
      draw(pen, share);
    };
    let frame = 0;
    let last: ReturnType<typeof setTimeout> | undefined;
    const tape = recording(canvas, {
      type,
      fps,
      bits: bitsPerSecond(width * height * fps),
      onDone: (blob) => end(() => (blob.size > 0 ? resolve(blob) : reject(empty()))),
      onError: (reason) => end(() => reject(broken(reason))),
    });
    const end = (settle: () => void) => {
      cancelAnimationFrame(frame);
      clearTimeout(last);
      document.removeEventListener('visibilitychange', follow);
      signal?.removeEventListener('abort', abort);
      tape.release();
      settle();
    };
    const abort = () => end(() => reject(aborted()));
    const attempt = (what: () => void) => {
      try {
        what();
      } catch (error) {
        end(() => reject(error));
      }
    };
    const step = () => {
      const share = Math.min(1, tape.milliseconds() / (1000 * seconds));
      paint(share);
      onProgress?.(share);
      if (share < 1) frame = requestAnimationFrame(() => attempt(step));
      else last = setTimeout(() => attempt(() => tape.finish()), (1000 * LAST_FRAMES) / fps);
    };
    // A hidden tab gets no frames: time that nobody paints is not recorded.
    const follow = () => attempt(() => (document.hidden ? tape.pause() : tape.resume()));
    signal?.addEventListener('abort', abort);
    document.addEventListener('visibilitychange', follow);
    attempt(() => {
      paint(0);
      tape.start();
      follow();
      step();
    });
  });
}

function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  if (!('captureStream' in HTMLCanvasElement.prototype)) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

function bitsPerSecond(pixelsPerSecond: number): number {
  const { least, most } = BITS_PER_SECOND;
  return Math.round(Math.min(most, Math.max(least, BITS_PER_PIXEL * pixelsPerSecond)));
}

const aborted = () => new DOMException('The film was cancelled.', 'AbortError');
const unsupported = () => new FilmError('unsupported', 'This browser records no films.');
const empty = () => new FilmError('empty', 'The browser recorded nothing.');
const broken = (reason: string) =>
  new FilmError('recorder', `The browser stopped recording: ${reason || 'it gave no reason'}.`);
