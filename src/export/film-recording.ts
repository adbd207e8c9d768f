/** A running record of a canvas, with a clock that stands still while it rests. */
export interface Recording {
  start(): void;
  pause(): void;
  resume(): void;
  /** Time on record. */
  milliseconds(): number;
  /** Ends the record: `onDone` follows. */
  finish(): void;
  /** Ends everything that runs; nothing is told any more. */
  release(): void;
}

export interface RecordingOptions {
  /** As MediaRecorder names it. */
  readonly type: string;
  readonly fps: number;
  /** A second. */
  readonly bits: number;
  onDone(film: Blob): void;
  onError(reason: string): void;
}

export function recording(canvas: HTMLCanvasElement, options: RecordingOptions): Recording {
  const { type, fps, bits, onDone, onError } = options;
  const stream = canvas.captureStream(fps);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bits });
  const parts: Blob[] = [];
  let released = false;
  /** Milliseconds on record until the last rest, and when it went on; null while it rests. */
  let before = 0;
  let since: number | null = null;

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  recorder.addEventListener('stop', () => {
    // Without the codecs: that is what files and video elements call it.
    if (!released) onDone(new Blob(parts, { type: 'video/webm' }));
  });
  recorder.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: DOMException };
    if (!released) onError((error?.message ?? '').replace(/\.$/, ''));
  });

  return {
    start() {
      recorder.start();
      since = performance.now();
    },
    pause() {
      if (since === null) return;
      before += performance.now() - since;
      since = null;
      recorder.pause();
    },
    resume() {
      if (since !== null) return;
      since = performance.now();
      recorder.resume();
    },
    milliseconds: () => before + (since === null ? 0 : performance.now() - since),
    finish: () => recorder.stop(),
    release() {
      released = true;
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
      parts.length = 0;
    },
  };
}
