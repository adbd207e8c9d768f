/** What stands beside Chinese letters: after a space where it begins with a Latin letter, a digit or a sign of one. */
export function beside(text: string): string {
  return /^[A-Za-z0-9+\-−.]/.test(text) ? ` ${text}` : text;
}

/** What stands before Chinese letters: with a space where it ends in a digit, a Latin letter or a sign of one. */
export function before(text: string): string {
  return /[A-Za-z0-9×%]$/.test(text) ? `${text} ` : text;
}
