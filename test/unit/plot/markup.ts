import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What follows it until the next tag. */
  readonly text: string;
}

/** The start tags of some markup in their order. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<]*)/gi)].map(
    ([, name, inside, text]) => ({
      name,
      attributes: Object.fromEntries(
        [...inside.matchAll(/([\w:-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value]),
      ),
      text,
    }),
  );
}

export const render = (node: ReactNode): string => renderToStaticMarkup(node);

/** Tags of a class, whatever other classes they have. */
export function ofClass(html: string, name: string): Tag[] {
  return tagsOf(html).filter(({ attributes }) => attributes.class?.split(' ').includes(name));
}

/** All places in percent, of whatever attribute. */
export function percentages(html: string): number[] {
  return [...html.matchAll(/"(-?[\d.]+|NaN|-?Infinity)%"/g)].map(([, number]) => Number(number));
}
