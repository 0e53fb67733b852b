// The indexes of the pages about rules: one language by topic, and all languages.
import { fillSlots } from '../../src/lib/fillSlots.ts';
import { RULE_TOPICS, type RuleIndexTexts } from '../../src/lib/pages/rulePages.ts';
import { languageSegments } from '../../src/routes/tools.ts';
import type { LocaleCode } from '../../src/services/i18n/locales.ts';
import { languagePath, pathOfPage, rulePages } from './facts.ts';
import { labelOf, sharedTexts } from './texts.ts';

const HELP = '/checker/help/';

/** The index of a language: its pages by topic. */
export function languageIndexTexts(language: string, locale: LocaleCode): RuleIndexTexts {
  const shared = sharedTexts(locale);
  const own = rulePages().filter((page) => page.language === language);
  const order = new Intl.Collator(language);
  const groups = RULE_TOPICS.flatMap((topic) => {
    const pages = own.filter((page) => page.topic === topic);
    const links = pages
      .map((page) => ({ to: pathOfPage(page), label: labelOf(page, locale), isLast: page.kind === 'topic' }))
      .toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || order.compare(a.label, b.label))
      .map(({ to, label, isLast }) => ({ to, label: isLast && pages.length > 1 ? shared.labels.all : label }));
    return links.length > 0 ? [{ id: topic, heading: shared.topics[topic], links }] : [];
  });
  const values = { in: shared.in[language] ?? '', language: shared.names[language] ?? '', count: `${own.length}` };
  return {
    title: fillSlots(shared.language.title, values),
    description: fillSlots(shared.language.description, values),
    heading: fillSlots(shared.language.title, values),
    lead: fillSlots(shared.language.lead, values),
    crumbs: [
      { to: HELP, label: shared.labels.help },
      { to: '/checker/help/rules/', label: shared.labels.rules },
    ],
    groups,
    crumbsLabel: values.language,
  };
}

/** The index of all languages: each with its topics. */
export function ruleIndexTexts(locale: LocaleCode): RuleIndexTexts {
  const shared = sharedTexts(locale);
  const groups = Object.entries(languageSegments).map(([segment, language]) => {
    const topics = RULE_TOPICS.filter((topic) =>
      rulePages().some((page) => page.language === language && page.topic === topic),
    );
    const path = languagePath(language);
    return {
      id: segment,
      heading: shared.names[language] ?? '',
      links: [
        { to: path, label: fillSlots(shared.language.title, { in: shared.in[language] ?? '' }) },
        ...topics.map((topic) => ({ to: `${path}#${topic}`, label: shared.topics[topic] })),
      ],
    };
  });
  const { title, description, heading, lead } = shared.all;
  const crumbs = [{ to: HELP, label: shared.labels.help }];
  return { title, description, heading, lead, crumbs, groups, crumbsLabel: shared.labels.rules };
}
