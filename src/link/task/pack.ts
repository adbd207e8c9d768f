import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** The longest packed graph that is put into a link: browsers and chat programs cut longer addresses. */
export const MOST_PACKED = 6000;
/** No longer text is packed: the page does not wait for what cannot fit. */
const MOST_TEXT = 400_000;
/** Names the way of packing, should there be another one. */
const DEFLATED = 'd';

/** A text as letters, digits, `-` and `_`, as short as may be; null where it is too long for a link. */
export function packText(text: string): string | null {
  if (text.length > MOST_TEXT) return null;
  const packed = DEFLATED + toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  // Chat programs leave out a mark at the end of an address: there is always a letter.
  return packed.length < MOST_PACKED ? `${packed}z` : null;
}

/** The text back; null for anything that `packText` did not make. A short text cannot become more than a few megabytes. */
export function unpackText(packed: string): string | null {
  if (packed.length > MOST_PACKED || !/^d[A-Za-z0-9_-]*z$/.test(packed)) return null;
  try {
    const bytes = fromBase64Url(packed.slice(1, -1));
    return new TextDecoder('utf-8', { fatal: true }).decode(inflateSync(bytes));
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  return strToU8(atob(text.replace(/-/g, '+').replace(/_/g, '/')), true);
}
