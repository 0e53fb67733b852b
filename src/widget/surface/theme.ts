// Whether a field is dark: pages have their own ways of being dark, so its letters tell.

/** Lightness of a computed colour from 0 to 1; null if it is not written as rgb. */
function lightnessOf(colour: string): number | null {
  const [red, green, blue] = (/^rgba?\(([^)]+)\)/.exec(colour)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Light letters stand on a dark ground. */
export function isDark(field: Element): boolean {
  return (lightnessOf(getComputedStyle(field).color) ?? 0) > 0.55;
}
