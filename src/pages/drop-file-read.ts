import { type FigureFileTrouble, readFigureFile } from '../export/figure-file-read.ts';
import { type FigureName, isFigureName } from '../link/figures.ts';
import { parseLink } from '../link/parse-link.ts';
import { PARAMETER_KEYS, type ParameterKey } from '../model/parameters.ts';
import { MODEL_VERSION } from '../model/version.ts';
import { settle } from '../state/settle.ts';

/** A figure that a file or a link asks for. */
export interface Opening {
  readonly figure: FigureName;
  /** With its question mark, or ''. */
  readonly query: string;
  readonly remarks: readonly Remark[];
}

/** What a reader should know of a file beside what it shows. */
export type Remark =
  | { readonly kind: 'contradicts'; readonly parameters: readonly ParameterKey[] }
  | { readonly kind: 'other-figure' }
  /** `made`: the version of the model that made the file. */
  | { readonly kind: 'other-model'; readonly made: number; readonly here: number };

/** Why something cannot be opened. */
export type DropTrouble =
  | FigureFileTrouble
  /** It names no figure of this site. */
  | { readonly kind: 'not-here' }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'folder' }
  /** Neither a file nor a link. */
  | { readonly kind: 'text' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable' };

export type Read =
  | { readonly kind: 'opening'; readonly opening: Opening }
  | { readonly kind: 'trouble'; readonly trouble: DropTrouble };

/** What a figure file asks for: what its query says. Never throws. */
export function openingOfFile(text: string): Read {
  const read = readFigureFile(text);
  if (read.kind === 'trouble') return read;
  const { file } = read;
  const query = file.query === '' ? '' : `?${file.query.replace(/^\?/, '')}`;
  const link = parseLink(query);
  const named = isFigureName(file.figure) ? file.figure : null;
  const figure = link.figure ?? named;
  if (!figure) return { kind: 'trouble', trouble: { kind: 'not-here' } };
  const remarks: Remark[] = [];
  const { parameters } = settle(link.parameters, link.preset);
  const contradicted = PARAMETER_KEYS.filter(
    (key) => file.parameters.has(key) && file.parameters.get(key) !== parameters[key],
  );
  if (contradicted.length > 0) remarks.push({ kind: 'contradicts', parameters: contradicted });
  if (file.figure !== '' && file.figure !== figure) remarks.push({ kind: 'other-figure' });
  if (file.model !== null && file.model !== MODEL_VERSION)
    remarks.push({ kind: 'other-model', made: file.model, here: MODEL_VERSION });
  return { kind: 'opening', opening: { figure, query, remarks } };
}

/** The folder of the page that shows one figure by itself. */
const EMBED = 'embed/';
const LAB = /^(zh\/)?lab\/$/;
const ARTICLE = /^(zh\/)?$/;

/** What an address of this site asks for; null for any other text. `root`: the address of the site. */
export function openingOfAddress(text: string, root: string): Opening | null {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return null;
  }
  const base = new URL(root);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  const path = url.pathname.slice(base.pathname.length).replace(/index\.html$/, '');
  const asked = parseLink(url.search).figure ?? anchored(url.hash);
  if (LAB.test(path)) return { figure: 'race', query: url.search, remarks: [] };
  if (!ARTICLE.test(path) && path !== EMBED) return null;
  return asked && { figure: asked, query: url.search, remarks: [] };
}

/** `#width`, or `#figure-width`. */
function anchored(hash: string): FigureName | null {
  const name = hash.replace(/^#(figure-)?/, '');
  return isFigureName(name) ? name : null;
}

/** What a text asks for that was dropped or pasted. */
export function openingOfText(text: string, root: string): Read {
  if (text.trim().startsWith('{')) return openingOfFile(text);
  const opening = openingOfAddress(text, root);
  return opening
    ? { kind: 'opening', opening }
    : { kind: 'trouble', trouble: { kind: text.trim() === '' ? 'nothing' : 'text' } };
}
