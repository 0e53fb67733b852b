// What the home page says in figures, put beside its other texts.

import { fillSlots } from '../../src/lib/fillSlots.ts';
import type { HomeMore } from '../../src/lib/pages/homeMore.ts';
import { type LocaleCode, localeOf } from '../../src/services/i18n/locales.ts';
import { readLocale } from '../localeFiles.ts';
import { rulePages } from '../rulePages/facts.ts';
import { readQuality } from './figures.ts';
import { percentRange, rangeOf } from './ranges.ts';

/** The home page's figures, the mode that cuts the site off, and whom it is for. */
export function homeTexts(locale: LocaleCode, shot: string): HomeMore {
  const texts = readLocale(locale, 'home') as HomeMore;
  const iso = localeOf(locale)?.iso;
  const number = new Intl.NumberFormat(iso, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(iso, { maximumFractionDigits: 0 });
  const quality = readQuality();
  const values = {
    rules: whole.format(rulePages().reduce((sum, { rules }) => sum + rules.length, 0)),
    found: percentRange(
      quality.map(({ everyday }) => everyday.found),
      locale,
    ),
    alarms: rangeOf(
      quality.map(({ letters }) => letters.alarms),
      number.format.bind(number),
    ),
    sent: new Intl.NumberFormat(iso, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(0),
  };
  const items = texts.figures.items.map(({ name, text }) => ({ name: fillSlots(name, values), text }));
  return { ...texts, shot, figures: { ...texts.figures, items } };
}
