/**
 * A number as people type it, in the notation of programs: digits and signs of full width are digits and signs, spaces
 * and `_` are overlooked, and so is whatever `along` matches, which goes with every occurrence. A comma that parts
 * thousands is overlooked (`1,500`, as this site writes them), one that cannot is the decimal comma (`1,5`, `0,250`), also
 * where points part thousands (`1.234,5`). null: a comma stands where neither is possible, and nobody could say which
 * number is meant. Text that is no number at all comes back as it is.
 */
export function plainNumber(text: string, along: RegExp): string | null {
  const bare = text.normalize('NFKC').replace(/[\s_]/g, '').replace(along, '').replace('−', '-');
  if (!bare.includes(',')) return bare;
  if (THOUSANDS.test(bare)) return bare.replaceAll(',', '');
  if (DECIMAL_COMMA.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return null;
}

/** No group of thousands begins with a zero: `0,250` is a quarter. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?(e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?(\d*|[1-9]\d{0,2}(\.\d{3})+),\d+(e[+-]?\d+)?$/i;
