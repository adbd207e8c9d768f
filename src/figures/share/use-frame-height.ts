import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { MESSAGE_KEY, MESSAGE_VERSION } from '../../link/protocol.ts';

/** A loaded page that has said nothing after this is not ours. Milliseconds. */
const ANSWERS_WITHIN = 8000;
/** Higher than any figure. */
const HIGHEST = 20_000;

export interface FrameHeight {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** In pixels; null before the page in the frame has said it. The last one stays while another page loads. */
  readonly height: number | null;
  /** Whether the page was loaded and says nothing. */
  readonly silent: boolean;
  onLoad(): void;
}

/** The height that an embedded figure asks for: messages of its own window, and of no other. */
export function useFrameHeight(src: string): FrameHeight {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [silent, setSilent] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page, which has to answer
  useEffect(() => {
    setSilent(false);
    const take = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const asked = heightIn(event.data);
      if (asked === null) return;
      clearTimeout(waiting.current);
      setSilent(false);
      setHeight(asked);
    };
    window.addEventListener('message', take);
    return () => {
      clearTimeout(waiting.current);
      window.removeEventListener('message', take);
    };
  }, [src]);
  const onLoad = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setSilent(true), ANSWERS_WITHIN);
  }, []);
  return { frame, height, silent, onLoad };
}

/** The height in a message `{ "swarm-figure": 1, type: "height", height }`, in whole pixels; null in any other. */
export function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Readonly<Record<string, unknown>>;
  if (message[MESSAGE_KEY] !== MESSAGE_VERSION || message.type !== 'height') return null;
  const { height } = message;
  if (typeof height !== 'number' || !(height > 0)) return null;
  return Math.min(HIGHEST, Math.ceil(height));
}
