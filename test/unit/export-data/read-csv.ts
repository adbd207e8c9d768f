/** What stands in a CSV file: the lines of its comment, and its records (RFC 4180, CRLF at each end). */
export function readCsv(text: string): { comment: string[]; records: string[][] } {
  const comment: string[] = [];
  let at = 0;
  while (text.startsWith('# ', at)) {
    const end = text.indexOf('\r\n', at);
    comment.push(text.slice(at + 2, end));
    at = end + 2;
  }
  const records: string[][] = [];
  let record: string[] = [];
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at++;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (text[at] === '"') at++;
        if (at >= text.length) throw new Error('a quote is not closed');
        cell += text[at];
        at++;
      }
      at++;
    } else {
      const found = text.slice(at).search(/,|\r\n/);
      if (found < 0) throw new Error('the last record has no end');
      const end = found + at;
      cell = text.slice(at, end);
      at = end;
    }
    record.push(cell);
    if (text[at] === ',') at++;
    else {
      at += 2;
      records.push(record);
      record = [];
    }
  }
  return { comment, records };
}
