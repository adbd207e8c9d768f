import { catalogues, type Language } from '../../messages/index.ts';

/** The size of a file as its reader's system would say it: thousands of bytes, or millions. Two digits, or all before the point. */
export function bytesText(bytes: number, language: Language): string {
  const { kilo, mega } = catalogues[language].share.bytes;
  const kilos = bytes / 1000;
  const number = (value: number) =>
    new Intl.NumberFormat(
      language,
      value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
    ).format(value);
  return kilos < 999.5 ? kilo(number(kilos)) : mega(number(kilos / 1000));
}
