import { type Said, say, sentence, type Words } from './said.ts';

/** Where in a file: a path into its data (`steps[3].needs[0]`), or a line. */
export type Place = string | Said;

/** Lines and columns count from 1; columns count UTF-16 code units. */
export function atLine(line: number, column?: number): Said {
  return column === undefined ? say`line ${line}` : say`line ${line}, column ${column}`;
}

/** A sentence with its place in front: `line 3: …`. */
export function placed(place: Place | null, said: Said, words?: Words): string {
  return sentence(placedSaid(place, said), words);
}

/** The same before it is in a language. */
export function placedSaid(place: Place | null, said: Said): Said {
  return place === null ? said : say`${place}: ${said}`;
}
