import { quoted } from '../../../model/quoted.ts';
import type { Place } from '../../place.ts';
import { say } from '../../said.ts';
import type { SourceFile } from '../../text/source-file.ts';

/** How a place in one of the files is said: with the file's name where there are several. */
export function placeIn(file: SourceFile, several: boolean): (place: Place) => Place {
  return several ? (place) => say`${quoted(file.name)}, ${place}` : (place) => place;
}
