import { MODEL_VERSION } from '../../state/model-version.ts';

/** What the page knows of a figure that broke. */
export interface CrashedFigure {
  /** Its state as a link has it; empty where it is the default. */
  readonly query: string;
  /** Fingerprint of the run on show; null where there is none. */
  readonly digest: string | null;
}

/** Frames of the page's own parts that are worth reading. */
const MOST_FRAMES = 12;
/** Where a script came from, up to its own name: that is the reader's business. */
const ADDRESS = /(?:blob:)?(?:https?|file):\/\/[^\s()]*\//g;

/**
 * What somebody who mends it needs: what broke, where, and in which state. Nothing of it tells who the reader is: no
 * address, no time, nothing that was typed.
 */
export function crashReport(
  figure: string,
  crashed: CrashedFigure | null,
  error: unknown,
  componentStack: string,
): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const frames = componentStack.trim().split('\n').slice(0, MOST_FRAMES);
  const said = error instanceof Error && !what.includes(error.message) ? [error.message] : [];
  return [
    `figure: ${figure}`,
    ...(crashed ? [`state: ${crashed.query || '(default)'}`] : []),
    `model: version ${MODEL_VERSION}`,
    ...(crashed?.digest ? [`run: ${crashed.digest}`] : []),
    `browser: ${navigator.userAgent}`,
    `window: ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} pixels each`,
    '',
    ...said,
    what.trim(),
    '',
    ...frames,
  ]
    .join('\n')
    .replace(ADDRESS, '');
}
