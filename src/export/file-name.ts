/** `width-3f2a9c01.svg`; the digest is left out where there is none. */
export function fileName(figure: string, digest: string | null, extension: string): string {
  return `${figure}${digest ? `-${digest.slice(0, 8)}` : ''}.${extension}`;
}
