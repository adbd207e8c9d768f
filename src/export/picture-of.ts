import { plainColour } from '../draw/css-colour.ts';
import type { Drawing, Look } from './drawing.ts';
import { type ExportTheme, inTheme, shownTheme } from './in-theme.ts';
import { Collector } from './snapshot/collector.ts';
import { portableFamilies } from './snapshot/families.ts';
import { collect } from './snapshot/walk.ts';

/**
 * What an element shows now, without its controls, as marks; in another theme than the page's where one is named. To be
 * called from an event, a timer or a promise, not while React renders or runs effects: it has to draw anew in between.
 */
export function pictureOf(
  element: Element,
  { theme = shownTheme() }: { readonly theme?: ExportTheme } = {},
): Drawing {
  return inTheme(theme, () => {
    const into = new Collector(element.getBoundingClientRect());
    collect(element, { opacity: 1, clip: null }, into);
    return {
      width: Math.ceil(into.width),
      ...into.finish(),
      look: lookOf(document.documentElement),
    };
  });
}

function lookOf(root: Element): Look {
  const style = getComputedStyle(root);
  const token = (name: string, otherwise: string) =>
    plainColour(style.getPropertyValue(name))?.hex ?? otherwise;
  return {
    paper: token('--paper', '#ffffff'),
    ink: token('--ink', '#000000'),
    inkSoft: token('--ink-soft', '#555555'),
    family: portableFamilies(style.getPropertyValue('--sans') || style.fontFamily),
  };
}
