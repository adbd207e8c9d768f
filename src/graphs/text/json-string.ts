const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Offset of the quote that closes the JSON string that begins at an offset; the end of the text where none does. */
export function closingQuote(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) return end;
    if (code === BACKSLASH) end++;
  }
  return text.length;
}
