// What a page about rules is sent, in one language: the rules' own texts, filled with the words of their first sentences,
// around sentences that are the same in every language.
import { fillSlots } from '../../src/lib/fillSlots.ts';
import type {
  RuleFacts,
  RuleLabels,
  RulePageFacts,
  RulePageTexts,
  RuleSection,
  RuleTopic,
} from '../../src/lib/pages/rulePages.ts';
import { languageSegments } from '../../src/routes/tools.ts';
import type { LocaleCode } from '../../src/services/i18n/locales.ts';
import { readLocale } from '../localeFiles.ts';
import { exercisesOf } from './exercises.ts';
import { anchorOf, languagePath, pathOfPage, rulePages } from './facts.ts';

/** The texts of locales/<locale>/rulePages.json. */
export interface PageTexts {
  readonly quote: string;
  readonly in: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<RuleTopic, string>>;
  readonly words: { readonly title: string; readonly heading: string };
  readonly topic: { readonly title: string; readonly lead: string };
  readonly rule: { readonly title: string };
  readonly language: { readonly title: string; readonly lead: string; readonly description: string };
  readonly all: {
    readonly title: string;
    readonly heading: string;
    readonly lead: string;
    readonly description: string;
  };
  readonly labels: RuleLabels;
}

type RuleText = { readonly message: string; readonly why: string };

const MOST_RELATED = 8;
/** Pairs that a page with several rules shows of each. */
const MOST_PAIRS_EACH = 5;
/** Search results show no more. */
const LONGEST_DESCRIPTION = 155;

/** The texts that the pages share. */
export const sharedTexts = (locale: LocaleCode): PageTexts => readLocale(locale, 'rulePages') as PageTexts;

function textOf(locale: LocaleCode, { id, params }: RuleFacts): RuleText {
  const part = id.split('.')[0] ?? '';
  const inLanguage = (code: LocaleCode) => (readLocale(code, `rules.${part}`) as Record<string, RuleText>)[id];
  const text = inLanguage(locale) ?? inLanguage('en');
  if (!text) throw new Error(`${id} has no text in ${locale}`);
  return { message: fillSlots(text.message, params), why: fillSlots(text.why, params) };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?।])\s+/u);

function clipped(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const listOf = (words: readonly string[], locale: LocaleCode): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);

/** A page's name in links and headings. */
export function labelOf(page: RulePageFacts, locale: LocaleCode): string {
  const shared = sharedTexts(locale);
  if (page.kind === 'words') return listOf(page.words, locale);
  const [rule] = page.rules;
  if (page.kind === 'topic' || !rule) return shared.topics[page.topic];
  return textOf(locale, rule).message;
}

/** A sentence with the page's words taken out: what is said of every word in the same way says nothing of one. */
function frameOf(sentence: string, words: readonly string[]): string {
  const longest = words.toSorted((a, b) => b.length - a.length);
  return longest.reduce((text, word) => text.replaceAll(word, '…'), sentence.toLowerCase().replaceAll('’', "'"));
}

/** What is said of most rules of a page about words, and what is left to say of each. */
function sharedReasons(page: RulePageFacts, reasons: readonly string[]): { common: string[]; own: string[] } {
  const sentences = reasons.map(sentencesOf);
  const all = sentences.flat();
  const often = (counted: readonly string[], one: string) => counted.filter((other) => other === one).length > 1;
  const words = page.words.map((word) => word.toLowerCase().replaceAll('’', "'"));
  const frames = all.map((one) => frameOf(one, words));
  const common = [...new Set(all.filter((one) => often(all, one)))];
  const isSaid = (one: string) => common.includes(one) || (common.length > 0 && often(frames, frameOf(one, words)));
  return { common, own: sentences.map((each) => each.filter((one) => !isSaid(one)).join(' ')) };
}

function sectionsOf(page: RulePageFacts, locale: LocaleCode): { lead: string; sections: RuleSection[] } {
  const texts = page.rules.map((rule) => textOf(locale, rule));
  const reasons = texts.map(({ why }) => why);
  const { common, own } = page.kind === 'words' ? sharedReasons(page, reasons) : { common: [], own: reasons };
  const first = common.length > 0 ? common.join(' ') : (reasons[0] ?? '');
  const isTopic = page.kind === 'topic';
  const sections = page.rules.map((rule, index) => ({
    id: anchorOf(rule.id),
    heading: texts[index]?.message ?? '',
    why: isTopic || common.length > 0 || index > 0 ? (own[index] ?? '') : '',
    pairs: page.rules.length > 1 ? rule.pairs.slice(0, MOST_PAIRS_EACH) : rule.pairs,
    rights: rule.rights,
  }));
  return { lead: isTopic ? sharedTexts(locale).topic.lead : first, sections };
}

function relatedTo(page: RulePageFacts, locale: LocaleCode) {
  const own = rulePages().filter((other) => other.language === page.language && other !== page);
  const near = own.filter(({ topic }) => topic === page.topic);
  const at = own.findIndex((other) => pathOfPage(other) > pathOfPage(page));
  const from = near.findIndex((other) => own.indexOf(other) >= at);
  const turned = [...near.slice(Math.max(0, from)), ...near.slice(0, Math.max(0, from))];
  const others = own.filter(({ kind, topic }) => kind === 'topic' && topic !== page.topic);
  return [...turned, ...others]
    .slice(0, MOST_RELATED)
    .map((other) => ({ to: pathOfPage(other), label: labelOf(other, locale) }));
}

/** The segment of a text language in addresses. */
const toolOf = (language: string) =>
  Object.entries(languageSegments).find(([, code]) => code === language)?.[0] ?? 'checker';

/** The payload of a page in a language. */
export function rulePageTexts(page: RulePageFacts, locale: LocaleCode): RulePageTexts {
  const shared = sharedTexts(locale);
  const label = labelOf(page, locale);
  const { lead, sections } = sectionsOf(page, locale);
  const values = {
    in: shared.in[page.language] ?? '',
    language: shared.names[page.language] ?? '',
    words: label,
    topic: label,
    rule: label,
  };
  const quoted = listOf(
    page.words.map((word) => shared.quote.replace('…', word)),
    locale,
  );
  const [pair] = page.rules[0]?.pairs ?? [];
  const told =
    page.kind === 'topic'
      ? sections.map(({ heading }) => heading).join(' · ')
      : [lead, pair && `✗ ${pair[0]}`, pair?.[1] && `✓ ${pair[1]}`].filter(Boolean).join(' ');
  return {
    title: fillSlots(shared[page.kind].title, values),
    description: clipped(page.kind === 'topic' ? `${fillSlots(shared.topic.title, values)}: ${told}` : told),
    heading:
      page.kind === 'words'
        ? fillSlots(shared.words.heading, { words: quoted })
        : page.kind === 'topic'
          ? fillSlots(shared.topic.title, values)
          : label,
    lead,
    language: page.language,
    crumbs: [
      { to: '/checker/help/rules/', label: shared.labels.rules },
      { to: languagePath(page.language), label: values.language },
    ],
    sections,
    exercises: exercisesOf(page),
    sample: page.rules
      .flatMap(({ pairs }) => pairs.slice(0, 1))
      .slice(0, 3)
      .map(([wrong]) => wrong)
      .join(' '),
    checker: `/${toolOf(page.language)}/`,
    related: relatedTo(page, locale),
    labels: shared.labels,
  };
}
