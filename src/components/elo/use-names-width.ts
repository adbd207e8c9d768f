import { type RefObject, useLayoutEffect, useState } from 'react';

export interface NamesOnShow {
  /** Of the picture; 0 before it is known. */
  readonly width: number;
  readonly curves: unknown;
  readonly front: string;
  readonly language: string;
}

/**
 * How wide the widest name at the end of a line is, in CSS pixels: `about` so wide until the names are set, or as wide as
 * they are where that is wider, as with letters of the reader's system. It never shrinks: a name in front is bolder, and
 * the plot would move with every choice.
 */
export function useNamesWidth(
  frame: RefObject<HTMLElement | null>,
  about: number,
  { width, curves, front, language }: NamesOnShow,
): number {
  const [set, setSet] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these other names may be on show
  useLayoutEffect(() => {
    const names = frame.current?.querySelectorAll<SVGTextElement>('.elo-ends text') ?? [];
    const widest = Math.max(0, ...[...names].map((name) => name.getComputedTextLength()));
    setSet((before) => Math.max(before, Math.ceil(widest)));
  }, [frame, width, curves, front, language]);
  return Math.max(about, set);
}
