/**
 * Heights as two widespread scripts of host pages read them, so that the figure fits without a script of its own.
 * The formats are those that the scripts expect; nothing of them is used here.
 */

/**
 * Datawrapper's: `{ "datawrapper-height": { "<id>": height } }`. Current scripts find the frame by who sent the message;
 * older ones look for `#datawrapper-chart-<id>`, else for a frame whose address holds the id.
 */
export function datawrapperMessage(id: string, height: number): object {
  return { 'datawrapper-height': { [id]: height } };
}

/** The id for them: the key `dw` of the address, else a piece of it that names the figure. */
export function datawrapperId(query: string, figure: string): string {
  const asked = new URLSearchParams(query.slice(0, 10_000)).get('dw');
  return asked !== null && /^[\w-]{1,64}$/.test(asked) ? asked : `figure=${figure}`;
}

const MARK = '[iFrameSizer]';
const MOST_ID = 200;

/** What a page with iframe-resizer (3, 4) says: it begins, or asks for the size. */
export type ResizerMessage =
  | { readonly kind: 'init'; readonly id: string; readonly auto: boolean }
  | { readonly kind: 'resize' };

/**
 * The parent begins with `[iFrameSizer]id:margin:sizeWidth:log:interval:methods:autoResize:…`; later it asks with
 * `[iFrameSizer]resize`. null for everything else.
 */
export function readResizer(data: unknown): ResizerMessage | null {
  if (typeof data !== 'string' || data.length > 2000 || !data.startsWith(MARK)) return null;
  const fields = data.slice(MARK.length).split(':');
  const [id, , sizeWidth] = fields;
  if (fields.length === 1) return id === 'resize' ? { kind: 'resize' } : null;
  if (sizeWidth !== 'true' && sizeWidth !== 'false') return null;
  if (id === '' || id.length > MOST_ID) return null;
  return { kind: 'init', id, auto: fields[6] !== 'false' };
}

/** The answer: `[iFrameSizer]id:height:width:type`. */
export function resizerMessage(
  id: string,
  height: number,
  width: number,
  type: 'init' | 'size',
): string {
  return `${MARK}${id}:${height}:${width}:${type}`;
}
