const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML, in an element or in an attribute between double quotes. What XML 1.0 has no letter for is left out. */
export function escapeXml(text: string): string {
  return Array.from(text, (letter) => (isAllowed(letter) ? (NAMES[letter] ?? letter) : '')).join(
    '',
  );
}

/** https://www.w3.org/TR/xml/#charsets; half a surrogate pair is none either. */
function isAllowed(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
