/** A field of comma-separated values (RFC 4180): in quotes where it holds what ends a field or a line, or a quote. */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
