/** Needs no quotes in any shell. */
const PLAIN = /^[\w@%+:,./-][\w@%+=:,./-]*$/;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * A text as one word of a command line, on one line: in single quotes, in which a POSIX shell takes everything as it is. What
 * would end the line is escaped as bash and zsh read it (`$'…'`).
 */
export function shellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  if (text.search(UNPRINTABLE) < 0) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const escaped = text
    .replace(/[\\']/g, String.raw`\$&`)
    .replace(UNPRINTABLE, (sign) => [...new TextEncoder().encode(sign)].map(hex).join(''));
  return `$'${escaped}'`;
}

/** Of a byte: the same in every locale. */
const hex = (byte: number) => `\\x${byte.toString(16).padStart(2, '0')}`;

/** An option with its value: joined to it where the value looks like an option itself. */
export function shellOption(name: string, value: string): string {
  return value.startsWith('--') ? shellWord(`${name}=${value}`) : `${name} ${shellWord(value)}`;
}

/** A file by its name in the folder that one is in; the name must not be taken for an option, nor for standard input. */
export function shellFile(name: string): string {
  return shellWord(name.startsWith('-') ? `./${name}` : name);
}
