// Structured data for search engines. It is written into the document here, because creating a script element in the
// browser would need HTML from a string, which the policy forbids.
import { payloadOf } from '../src/routes/payload/payloadStore.ts';
import type { RouteRow } from '../src/routes/table.ts';
import { getConfig } from '../src/services/config/config.ts';

interface Question {
  question: string;
  answer: string;
}

function questionsOf(texts: unknown): Question[] {
  const faq = (texts as { faq?: unknown } | undefined)?.faq;
  const list = Array.isArray(faq) ? faq : (faq as { items?: unknown } | undefined)?.items;
  if (!Array.isArray(list)) return [];
  return list.filter(
    (item): item is Question => typeof item?.question === 'string' && typeof item?.answer === 'string',
  );
}

function script(data: Record<string, unknown>): string {
  const body = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${body}</script>`;
}

/** Script blocks for a page: what the site is on the home page, questions and answers where a page has them. */
export function structuredData(row: RouteRow | undefined): string {
  if (!row?.payload || !row.prerender) return '';
  const { brand, baseUrl } = getConfig();
  const texts = payloadOf(row.payload, 'en') as { description?: string } | undefined;
  const questions = questionsOf(texts);
  const site = {
    '@type': 'WebApplication',
    name: brand,
    url: `${baseUrl}/`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    description: texts?.description ?? '',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return (row.id === 'home' ? script(site) : '') + (questions.length > 0 ? script(faq) : '');
}
