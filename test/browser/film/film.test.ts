import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPalette } from '../../../src/draw/palette.ts';
import { raceTimeline } from '../../../src/draw/timeline.ts';
import { canFilm, film } from '../../../src/export/film.ts';
import { raceFilm } from '../../../src/figures/race/film-race.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import '../../../src/styles/site.css';
import { raceOf } from '../race/fixture/results.ts';

const SMALL = { width: 320, height: 180, fps: 30 };
const streams: MediaStream[] = [];

/** Remembers the streams that are taken from canvases. */
function watchStreams() {
  const { captureStream } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'captureStream').mockImplementation(function (
    this: HTMLCanvasElement,
    fps?: number,
  ) {
    const stream = captureStream.call(this, fps);
    streams.push(stream);
    return stream;
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const live = () =>
  streams.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live');

/** A film of one colour that tells at which shares it was painted. */
function plain(shares: number[], colour = 'rgb(200, 30, 30)') {
  return (pen: CanvasRenderingContext2D, share: number) => {
    shares.push(share);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, SMALL.width, SMALL.height);
  };
}

/** The film as a page plays it, at a time in seconds. */
async function opened(blob: Blob, at: number) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(blob);
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(video.error);
  });
  const { duration } = video;
  await new Promise((resolve) => {
    video.onseeked = resolve;
    video.currentTime = at;
  });
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext('2d');
  pen?.drawImage(video, 0, 0);
  const pixel = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])];
  URL.revokeObjectURL(video.src);
  return { video, duration, pixel };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  streams.length = 0;
});

describe('a film', () => {
  it('is as long as asked for, from its first share to its last', async () => {
    expect(canFilm()).toBe(true);
    watchStreams();
    const shares: number[] = [];
    const told: number[] = [];
    const draw = plain(shares);
    const start = performance.now();
    const blob = await film({
      ...SMALL,
      seconds: 1,
      draw,
      onProgress: (share) => told.push(share),
    });
    const took = (performance.now() - start) / 1000;
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    expect(blob.type).toBe('video/webm');
    const { video, duration, pixel } = await opened(blob, 0.5);
    expect([video.videoWidth, video.videoHeight]).toEqual([320, 180]);
    expect(duration).toBeGreaterThan(0.9);
    expect(duration).toBeLessThan(took + 0.1);
    const [red, green, blue] = pixel(160, 90);
    expect(Math.abs(red - 200) + Math.abs(green - 30) + Math.abs(blue - 30)).toBeLessThan(40);
    expect(streams).toHaveLength(1);
    expect(live()).toEqual([]);
  });

  it('that is cancelled leaves nothing running', async () => {
    watchStreams();
    const shares: number[] = [];
    const cancel = new AbortController();
    const made = film({ ...SMALL, seconds: 30, draw: plain(shares), signal: cancel.signal });
    await vi.waitUntil(() => shares.length > 5, { timeout: 20_000 });
    cancel.abort();
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    const painted = shares.length;
    expect(live()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shares.length).toBe(painted);
    const before = film({ ...SMALL, seconds: 1, draw: plain(shares), signal: cancel.signal });
    await expect(before).rejects.toMatchObject({ name: 'AbortError' });
    expect(streams).toHaveLength(1);
  });

  it('rests while the tab is hidden and goes on where it was', async () => {
    // The film's time goes on by 20 ms a picture, whatever the machine does in between.
    vi.useFakeTimers({ toFake: ['performance'] });
    const shares: number[] = [];
    const keep = plain(shares);
    const draw: typeof keep = (pen, share) => {
      keep(pen, share);
      vi.advanceTimersByTime(20);
    };
    const made = film({ ...SMALL, seconds: 0.6, draw });
    while ((shares.at(-1) ?? 0) < 0.2) await frame();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    // Two thirds of the film.
    vi.advanceTimersByTime(400);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await made;
    const gaps = shares.slice(1).map((share, i) => share - shares[i]);
    expect(Math.max(...gaps)).toBeCloseTo(20 / 600, 9);
    expect(shares.at(-1)).toBe(1);
  });

  it('ends with what went wrong with its drawing, and with one sentence where nothing records', async () => {
    watchStreams();
    const draw = (_: unknown, share: number) => {
      if (share > 0) throw new Error('no picture');
    };
    await expect(film({ ...SMALL, seconds: 1, draw })).rejects.toThrow('no picture');
    expect(live()).toEqual([]);
    vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false);
    expect(canFilm()).toBe(false);
    await expect(film({ ...SMALL, seconds: 1, draw })).rejects.toMatchObject({
      name: 'FilmError',
      kind: 'unsupported',
    });
  });
});

describe('the film of a race', () => {
  it('shows the growth, the runs and their end', async () => {
    const parameters = { ...PRESETS.post, steps: 60 };
    const race = raceOf(parameters);
    const style = getComputedStyle(document.documentElement);
    const palette = readPalette((name) => style.getPropertyValue(name));
    const timeline = raceTimeline(race, { clock: 'log' });
    const size = { width: 640, height: 360 };
    const draw = raceFilm({
      ...{ race, timeline, palette, ...size },
      ...{ tMid: timeline.last / 10, kind: 'standard', agents: 16, language: 'en' },
      ...{ title: 'The race', settings: '60 steps, 16 agents' },
      ...{ version: 'Model 7, digest 0123', link: 'https://example.org/lab/' },
    });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no pen');
    const written = vi.spyOn(pen, 'fillText');
    const textAt = (share: number) => {
      written.mockClear();
      draw(pen, share);
      return written.mock.calls.map(([text]) => text).join(' ');
    };
    expect(textAt(0)).toContain('1 of 60 steps grown');
    expect(textAt(0)).toMatch(
      /The race.*60 steps, 16 agents.*Model 7, digest 0123.*https:\/\/example\.org\/lab\//s,
    );
    expect(textAt(1).match(/100% covered · best 1\.00/g)).toHaveLength(2);
    const middle = textAt(0.6);
    const [alone, swarm] = [...middle.matchAll(/(\d+)% covered/g)].map(([, share]) =>
      Number(share),
    );
    expect(swarm).toBeGreaterThan(alone);
    // The graph lies on the paper of the film.
    const corner = pen.getImageData(30, 70, 1, 1).data;
    const paper = pen.getImageData(2, 2, 1, 1).data;
    expect([...corner]).toEqual([...paper]);
    const blob = await film({ ...size, fps: 30, seconds: 1, draw });
    const { video } = await opened(blob, 0.5);
    expect(video.videoWidth).toBe(640);
  });
});
