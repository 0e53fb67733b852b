// Sizes in the words of a language.

const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 0],
] as const;

/** The smallest size shown: 0.1 kB. */
const SMALLEST = 100;

/** "1.2 MB"; the product's limits are in powers of ten, so sizes are too. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, least] = units.find(([, from]) => bytes >= from) ?? units[2];
  // Nothing that exists is shown as zero.
  const size = Math.max(bytes, Math.min(bytes, 1) * SMALLEST) / (least || 1_000);
  const digits = size >= 100 ? 0 : 1;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  // A number and its unit stay on one line.
  return format.format(size).replace(/\s/g, '\u00a0');
}
