// What the page of a tool says: its own texts (locales/<language>/tools.json), samples to open, and links to the explanations
// of what it finds, in the language that its reader writes in.
import { fillSlots } from '../src/lib/fillSlots.ts';
import { RULE_TOPICS, type RuleLink, type RulePageFacts, type RuleTopic } from '../src/lib/pages/rulePages.ts';
import type { ToolTexts } from '../src/lib/pages/toolTexts.ts';
import { languageSegments, type ToolPage, toolPageOf, toolPages, toolPath } from '../src/routes/tools.ts';
import type { LocaleCode } from '../src/services/i18n/locales.ts';
import { fillLabels } from './labels.ts';
import { readLocale } from './localeFiles.ts';
import { languagePath, pathOfPage, rulePages } from './rulePages/facts.ts';
import { labelOf, sharedTexts } from './rulePages/texts.ts';

type OwnTexts = Pick<ToolTexts, 'heading' | 'lead' | 'points'> & { readonly questions: ToolTexts['faq']['items'] };
type Named = Pick<ToolTexts, 'title' | 'description'>;

interface FileTexts extends Record<ToolPage, OwnTexts> {
  readonly labels: Readonly<Record<'questions' | 'more' | 'mistakes' | 'sample', string>>;
}

const MOST_MISTAKES = 8;

/** What a tool is about; the others are about everything. */
const TOPICS: Partial<Record<ToolPage, readonly RuleTopic[]>> = {
  'spell-check': ['confusions', 'compounds', 'apostrophes', 'accents', 'capitals'],
  'grammar-check': RULE_TOPICS.slice(RULE_TOPICS.indexOf('agreement'), RULE_TOPICS.indexOf('word-choice')),
  'punctuation-check': ['punctuation', 'apostrophes', 'capitals'],
};

/** The first page of each topic, then the second of each, … */
function byTurns(pages: readonly RulePageFacts[], topics: readonly RuleTopic[]): RulePageFacts[] {
  const groups = topics.map((topic) => pages.filter((page) => page.topic === topic));
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}

function mistakeLinks(tool: ToolPage, language: string, locale: LocaleCode): RuleLink[] {
  // The name of a rule alone says little; those of words and of topics speak for themselves.
  const own = rulePages().filter((page) => page.language === language && page.kind !== 'rule');
  const pages = byTurns(own, TOPICS[tool] ?? RULE_TOPICS).slice(0, MOST_MISTAKES);
  return pages.map((page) => ({ to: pathOfPage(page), label: labelOf(page, locale) }));
}

/** The page of a tool in a language. Throws if there is no tool at the path. */
export function toolTexts(path: string, locale: LocaleCode): ToolTexts {
  const tool = toolPageOf(path);
  if (!tool) throw new Error(`There is no tool at ${path}`);
  const { tools: named } = (readLocale(locale, 'pages') as { checker: { tools: Record<ToolPage, Named> } }).checker;
  const { labels, [tool]: own } = readLocale(locale, 'tools') as FileTexts;
  const shared = sharedTexts(locale);
  const fill = (text: string) => fillLabels(text, locale);
  const written = Object.entries(languageSegments);
  const [, ofTool] = written.find(([segment]) => segment === tool) ?? [];
  const language = ofTool ?? written.find(([, code]) => code === locale)?.[1] ?? 'en';
  const samples = ofTool
    ? [{ to: `/${tool}/sample/`, label: shared.names[ofTool] ?? '' }]
    : written.map(([segment, code]) => ({ to: `/${tool}/${segment}/sample/`, label: shared.names[code] ?? '' }));
  const all = {
    to: languagePath(language),
    label: fillSlots(shared.language.title, { in: shared.in[language] ?? '' }),
  };
  return {
    ...named[tool],
    heading: own.heading,
    lead: fill(own.lead),
    points: own.points.map(({ name, text }) => ({ name, text: fill(text) })),
    samples: { heading: labels.sample, links: samples },
    mistakes: { heading: labels.mistakes, links: [...mistakeLinks(tool, language, locale), all] },
    faq: {
      heading: labels.questions,
      items: own.questions.map(({ question, answer }) => ({ question, answer: fill(answer) })),
    },
    more: {
      heading: labels.more,
      links: toolPages
        .filter((other) => other !== tool)
        .map((other) => ({ to: toolPath(other), label: named[other].title })),
    },
  };
}
