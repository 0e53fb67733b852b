// Numbers formatted in the reader's language. Pure.

/** "940 kB", "1.2 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const large = bytes >= 1_000_000;
  const style = { style: 'unit', unit: large ? 'megabyte' : 'kilobyte', unitDisplay: 'short' } as const;
  const digits = { maximumFractionDigits: large ? 1 : 0 };
  return new Intl.NumberFormat(locale, { ...style, ...digits }).format(bytes / (large ? 1_000_000 : 1_000));
}

/** "1,200". */
export const formatNumber = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value);

/** Milliseconds: whole numbers, one decimal below 10; times too short for the clock are "< 0.1". */
export function formatMs(value: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return value < 0.1 ? `< ${format.format(0.1)}` : format.format(value);
}
