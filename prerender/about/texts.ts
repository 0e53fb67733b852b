// The payloads of the pages about the product: their texts in a language, with the figures written as it writes them.

import { fillSlots } from '../../src/lib/fillSlots.ts';
import type { AboutPage, AboutSection, AboutTable, AboutTexts } from '../../src/lib/pages/aboutPages.ts';
import type { Config } from '../../src/services/config/config.ts';
import { type LocaleCode, localeOf } from '../../src/services/i18n/locales.ts';
import { readLocale } from '../localeFiles.ts';
import { sharedTexts } from '../rulePages/texts.ts';
import { QUALITY_COMMAND, qualityDate, readQuality, readSpeed } from './figures.ts';
import { slotValues, type VisitTexts } from './slots.ts';

type Columns = Readonly<
  Record<
    | 'language'
    | 'found'
    | 'fixed'
    | 'flagged'
    | 'alarms'
    | 'engine'
    | 'load'
    | 'memory'
    | 'lookups'
    | 'suggestion'
    | 'of'
    | 'command'
    | 'date',
    string
  >
>;

type Fields = Readonly<Record<'name' | 'address' | 'represented' | 'phone' | 'register' | 'vat', string>>;
type Texts = Readonly<Record<AboutPage, AboutTexts>> & {
  readonly tables: Columns;
  readonly fields: Fields;
  readonly visits: VisitTexts;
};

/** Which sections of a page have figures. */
const EVERYDAY = 1;
const LETTERS = 2;
const SPEED = 0;

function numbers(locale: LocaleCode) {
  const iso = localeOf(locale)?.iso;
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(iso, { maximumFractionDigits: 2 });
  const few = new Intl.NumberFormat(iso, { notation: 'compact', maximumSignificantDigits: 2 });
  const unit = (name: string, digits: number) =>
    new Intl.NumberFormat(iso, { style: 'unit', unit: name, maximumSignificantDigits: digits });
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' });
  return { percent, plain, few, ms: unit('millisecond', 2), mb: unit('megabyte', 2), day };
}

function qualitySections(texts: Texts, locale: LocaleCode): AboutSection[] {
  const { tables } = texts;
  const format = numbers(locale);
  const names = sharedTexts(locale).names;
  const quality = readQuality();
  const date = qualityDate();
  const source = {
    label: tables.command,
    command: QUALITY_COMMAND,
    date: date ? fillSlots(tables.date, { date: format.day.format(new Date(date)) }) : '',
  };
  const percent = (value: number) => format.percent.format(value);
  const of = (count: number, all: number) => fillSlots(tables.of, { count: `${count}`, all: `${all}` });
  const everyday: AboutTable = {
    caption: `${texts.quality.sections[EVERYDAY]?.heading}: ${tables.found}`,
    columns: [tables.language, tables.found, tables.fixed, tables.flagged],
    rows: quality.map(({ language, everyday: { found, fixed, flagged, right } }) => [
      names[language] ?? language,
      percent(found),
      percent(fixed),
      of(flagged, right),
    ]),
  };
  const letters: AboutTable = {
    caption: `${texts.quality.sections[LETTERS]?.heading}: ${tables.found}`,
    columns: [tables.language, tables.found, tables.fixed, tables.alarms],
    rows: quality.map(({ language, letters: { found, fixed, alarms } }) => [
      names[language] ?? language,
      percent(found),
      percent(fixed),
      format.plain.format(alarms),
    ]),
  };
  const shown = new Map([
    [EVERYDAY, everyday],
    [LETTERS, letters],
  ]);
  return texts.quality.sections.map((section, index) => {
    const table = shown.get(index);
    return table ? { ...section, tables: [table], source } : section;
  });
}

function speedSections(texts: Texts, locale: LocaleCode): AboutSection[] {
  const { tables, comparison } = texts;
  const format = numbers(locale);
  const names = sharedTexts(locale).names;
  const { command, date, engines, figures } = readSpeed();
  const shown = Object.entries(figures).map(
    ([language, rows]): AboutTable => ({
      caption: names[language] ?? language,
      columns: [names[language] ?? language, tables.load, tables.memory, tables.lookups, tables.suggestion],
      rows: rows.map(({ load, memory, lookups, suggestion }, index) => [
        engines[index]?.name ?? '',
        format.ms.format(load),
        memory === null ? '–' : format.mb.format(memory),
        format.few.format(lookups),
        format.ms.format(suggestion),
      ]),
    }),
  );
  const day = fillSlots(tables.date, { date: format.day.format(new Date(date)) });
  return comparison.sections.map((section, index) =>
    index === SPEED ? { ...section, tables: shown, source: { label: tables.command, command, date: day } } : section,
  );
}

function imprintSections({ imprint: page, fields }: Texts, { imprint }: Config): AboutSection[] {
  const [operator, ...others] = page.sections;
  if (!imprint || !operator) return [...page.sections];
  const rows = [
    [fields.name, imprint.name],
    [fields.address, imprint.address.join(', ')],
    [fields.represented, imprint.representedBy],
    [fields.phone, imprint.phone],
    [fields.register, imprint.register],
    [fields.vat, imprint.vat],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  const points = rows.map(([name, value]) => `${name}: ${value}`);
  return [{ ...operator, text: [], points }, ...others];
}

/** Fills the slots in; a sentence with an address is there only where there is an address. */
function filled(section: AboutSection, values: Readonly<Record<string, string>>): AboutSection {
  const isSaid = (text: string) => 'mailSupport' in values || !text.includes('{{mailSupport}}');
  const fill = (texts: readonly string[]) => texts.filter(isSaid).map((text) => fillSlots(text, values));
  return { ...section, text: fill(section.text), points: fill(section.points) };
}

/** The payload of a page. */
export function aboutTexts(page: AboutPage, locale: LocaleCode, config: Config): AboutTexts {
  const texts = readLocale(locale, 'about') as Texts;
  const values = slotValues(texts.visits, locale, config);
  const sections =
    page === 'quality'
      ? qualitySections(texts, locale)
      : page === 'comparison'
        ? speedSections(texts, locale)
        : page === 'imprint'
          ? imprintSections(texts, config)
          : texts[page].sections;
  const shown = sections
    .map((section) => filled(section, values))
    .filter(({ text, points }) => text.length + points.length > 0);
  return { ...texts[page], lead: fillSlots(texts[page].lead, values), sections: shown };
}
