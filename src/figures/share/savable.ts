import type { DataTable } from '../../export/data-table.ts';
import type { SheetWords } from '../../export/index.ts';
import type { Language } from '../../messages/index.ts';
import type { FilmSource } from './film-source.ts';

/** What stands around the picture of a film. */
export interface FilmWords {
  readonly title: string;
  readonly settings: string;
  readonly version: string;
  readonly link: string;
}

/** A file beside picture and numbers, with what it is called on its button. */
export interface SavableFile {
  readonly label: string;
  /** Without its dot. */
  readonly extension: string;
  readonly type: string;
  /** null while there is nothing to save. */
  make(): Promise<string | Blob | null>;
}

/** Files of one kind, under a heading of their own. */
export interface SavableFiles {
  readonly heading: string;
  readonly lead: string;
  readonly files: readonly SavableFile[];
}

/** A figure as it can be taken along, of whatever page. Everything is asked for when it is wanted. */
export interface Savable {
  /** What its files are called, before the digest. */
  readonly name: string;
  title(language: Language): string;
  /** Fingerprint of the result on show; null while it is not whole, or not of the settings as they are. */
  digest(): string | null;
  /** The values on show; null while there are none. */
  data(): DataTable | null;
  /** Who works on what from when to when, where the figure is about runs. */
  schedule?(): DataTable | null;
  /** What is drawn: the element of the picture with its caption. null while there is none. */
  picture(): HTMLElement | null;
  /** The key of the picture where it stands beside it; null where none is needed. */
  key?(): HTMLElement | null;
  /** What a film of it is made of; null while there is nothing to film. Left out where nothing moves. */
  film?(): FilmSource | null;
  /** What is written around its picture. */
  words(language: Language): SheetWords;
  /** And around its film; left out where nothing moves. */
  filmWords?(language: Language): FilmWords;
  /** A table as a file that says where it comes from. */
  csv(table: DataTable, language: Language): string;
  json(table: DataTable, language: Language): string | Promise<string>;
  /** What can be done with a file of JSON. */
  again(language: Language): string;
  /** What else can be taken along with it. */
  more?(language: Language): SavableFiles;
}
