// Structured data for search engines. It is written into the document here, because creating a script element in the
// browser would need HTML from a string, which the policy forbids. Only what the page itself shows is said.

import { payloadName, payloadOf } from '../src/routes/payload/payloadStore.ts';
import { type RouteRow, rowById, rowPath } from '../src/routes/table.ts';
import { getConfig } from '../src/services/config/config.ts';

interface Question {
  question: string;
  answer: string;
}

interface Texts {
  title?: string;
  description?: string;
  faq?: unknown;
  groups?: unknown;
  crumbs?: readonly { to: string; label: string }[];
  crumbsLabel?: string;
  heading?: unknown;
  steps?: unknown;
}

type Data = Record<string, unknown>;

const isQuestion = (item: Partial<Question> | null): item is Question =>
  typeof item?.question === 'string' && typeof item?.answer === 'string';

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const items = (value as { items?: unknown } | undefined)?.items;
  return Array.isArray(items) ? items : [];
}

/** The questions of a page: its own list, and those of its groups. */
function questionsOf({ faq, groups }: Texts): Question[] {
  const all = [...itemsOf(faq), ...itemsOf(groups).flatMap(itemsOf)];
  return (all as (Partial<Question> | null)[]).filter(isQuestion);
}

function script(data: Data): string {
  const body = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${body}</script>`;
}

function application(texts: Texts): Data {
  const { brand, baseUrl, prices } = getConfig();
  return {
    '@type': 'WebApplication',
    name: brand,
    url: `${baseUrl}/`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'hi'],
    description: texts.description ?? '',
    offers: { '@type': 'Offer', price: 0, priceCurrency: prices?.currency ?? 'EUR' },
  };
}

const faqPage = (questions: readonly Question[]): Data => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Pages that lie below another one that can be read, from the top. */
const PARENTS: Readonly<Record<string, string>> = {
  pricing: 'software',
  evolution: 'software',
  htmlForm: 'software',
  javaSdk: 'software',
  proSuite: 'software',
  onboarding: 'help',
};

function crumbsOf(row: RouteRow, texts: Texts, path: string): Data | undefined {
  const { baseUrl, brand, product } = getConfig();
  const parent = PARENTS[row.id];
  const above = parent ? rowById(parent) : undefined;
  const aboveTexts = above?.payload ? (payloadOf(above.payload, 'en') as Texts | undefined) : undefined;
  const here = texts.crumbsLabel ?? texts.title;
  if (row.id === 'home' || !here) return undefined;
  const trail = [
    { to: '/', label: brand },
    ...(above && aboveTexts?.title ? [{ to: rowPath(above, product.slug), label: aboveTexts.title }] : []),
    ...(texts.crumbs ?? []),
    { to: path, label: here },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: baseUrl + to,
    })),
  };
}

function howTo(texts: Texts): Data | undefined {
  const steps = Array.isArray(texts.steps) ? (texts.steps as { heading?: string; text?: string }[]) : [];
  if (steps.length === 0) return undefined;
  return {
    '@type': 'HowTo',
    name: texts.title,
    description: texts.description,
    step: steps.map(({ heading, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name: heading, text })),
  };
}

/** Script blocks for a page: what the site is, where the page lies, its questions and answers, the steps it teaches. */
export function structuredData(row: RouteRow | undefined, path: string): string {
  if (!row?.payload || !row.prerender) return '';
  const texts = payloadOf(row.payload, 'en', payloadName(row, path)) as Texts | undefined;
  if (!texts) return '';
  const questions = questionsOf(texts);
  const parts = [
    row.id === 'home' ? application(texts) : undefined,
    crumbsOf(row, texts, path),
    questions.length > 0 ? faqPage(questions) : undefined,
    row.id === 'onboarding' ? howTo(texts) : undefined,
  ];
  return parts.map((part) => (part ? script(part) : '')).join('');
}
