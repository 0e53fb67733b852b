// What the pages about the product say that depends on the configuration, the version and the figures.
import { readFileSync } from 'node:fs';
import { fillSlots } from '../../src/lib/fillSlots.ts';
import type { Config } from '../../src/services/config/config.ts';
import type { LocaleCode } from '../../src/services/i18n/locales.ts';
import { readQuality } from './figures.ts';
import { percentRange } from './ranges.ts';

/** What is said about the counting of visits: that there is none, that the operator does it, or that a script does. */
export type VisitTexts = Readonly<Record<'none' | 'counted' | 'script', string>>;

function visitsOf(texts: VisitTexts, { analytics, baseUrl }: Config): string {
  const script = analytics?.scriptUrl;
  if (script) return fillSlots(texts.script, { host: new URL(script, baseUrl).host });
  return analytics?.beaconUrl ? texts.counted : texts.none;
}

const version = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** The values of the slots. Without an address for support there is none for `mailSupport`. */
export const slotValues = (visits: VisitTexts, locale: LocaleCode, config: Config): Record<string, string> => ({
  version: version(),
  visits: visitsOf(visits, config),
  found: percentRange(
    readQuality().map(({ letters }) => letters.found),
    locale,
  ),
  ...(config.mail.support ? { mailSupport: config.mail.support } : {}),
});
