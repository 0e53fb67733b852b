// Readable device names: the service keeps the browser's long user agent string.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** A short name such as "Firefox · Linux"; the given name if it is no user agent string; undefined without one. */
export function deviceName(given: string): string | undefined {
  if (!given.startsWith('Mozilla/')) return given.trim().slice(0, 60) || undefined;
  const parts = [find(browsers, given), find(systems, given)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** Whether the device is a handheld. */
export const isPhone = (given: string): boolean => /\b(Android|iPhone|iPad|iPod|Mobile)\b/.test(given);
