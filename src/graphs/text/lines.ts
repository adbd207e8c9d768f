/** A text with line feeds alone where it has carriage returns, so that lines are the same lines for everybody. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
