// The pictures that networks show beside a link (public/social): one for each page, one for each topic of the pages about
// rules. scripts/pictures/social.ts draws them; a page whose words have changed since then falls back to the icon, so that
// no link is shown with words that the page does not say.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../src/lib/escapeMarkup.ts';
import { fillSlots } from '../src/lib/fillSlots.ts';
import { matchRow, prerenderedPaths } from '../src/routes/navigation/match.ts';
import type { PayloadKey, RouteRow } from '../src/routes/table.ts';
import { toolPageOf } from '../src/routes/tools.ts';
import { getConfig } from '../src/services/config/config.ts';
import { payloadText } from './payloads.ts';
import { languagePath, pageAt, rulePaths } from './rulePages/facts.ts';
import { sharedTexts } from './rulePages/texts.ts';

/** The lines of the five families of marks. */
export type CardMark = 'spelling' | 'grammar' | 'punctuation' | 'style' | 'consistency';

/** What a picture says, all of it in English: an address has no language. */
export interface SocialCard {
  /** Of its file. */
  readonly name: string;
  readonly title: string;
  /** A sentence below the title; empty where the title says it all. */
  readonly note: string;
  /** The line under the title. */
  readonly mark: CardMark;
}

/** Pixels of every picture. */
export const CARD_SIZE = { width: 1200, height: 630 };
/** Which words each picture was drawn with. */
export const DRAWN_FILE = 'prerender/social.json';
const ICON = { path: '/icons/icon-512.png', width: 512, height: 512 };

const TOPIC_MARKS: Readonly<Record<string, CardMark>> = {
  confusions: 'spelling',
  accents: 'spelling',
  capitals: 'spelling',
  compounds: 'spelling',
  apostrophes: 'punctuation',
  punctuation: 'punctuation',
  style: 'style',
  'word-choice': 'style',
  consistency: 'consistency',
};
const PAGE_MARKS: Readonly<Record<string, CardMark>> = {
  'grammar-check': 'grammar',
  'punctuation-check': 'punctuation',
  essay: 'style',
  email: 'consistency',
  cv: 'style',
  letter: 'style',
};

interface Titled {
  readonly title: string;
  readonly description: string;
  readonly heading?: string | readonly string[];
  readonly ai?: Titled;
}

function ruleCard(path: string): SocialCard {
  const page = pageAt(path);
  const shared = sharedTexts('en');
  const language = typeof page === 'string' ? page : page.language;
  const segment = languagePath(language).split('/').at(-2) ?? '';
  const values = { in: shared.in[language] ?? '', topic: typeof page === 'string' ? '' : shared.topics[page.topic] };
  const all = fillSlots(shared.language.title, values);
  if (typeof page === 'string') {
    return { name: `rules-${segment}`, title: all, note: shared.language.lead, mark: 'grammar' };
  }
  const title = fillSlots(shared.topic.title, values);
  const mark = TOPIC_MARKS[page.topic] ?? 'grammar';
  return { name: `rules-${segment}-${page.topic}`, title, note: '', mark };
}

function pageCard(key: PayloadKey, row: RouteRow, path: string): SocialCard {
  const texts = payloadText(key, 'en', path) as Titled;
  const tool = row.id === 'toolPage' ? toolPageOf(path) : undefined;
  const own = (row.id === 'checkerAi' ? texts.ai : undefined) ?? texts;
  // The home page's title is the brand, which stands on every picture.
  const title = row.id === 'home' ? [texts.heading ?? texts.title].flat().join(' ') : own.title;
  const name = tool ?? row.id;
  return { name, title, note: own.description, mark: PAGE_MARKS[name] ?? 'spelling' };
}

/** The picture of a page; undefined for a page without words of its own. */
export function cardOf(path: string): SocialCard | undefined {
  const row = matchRow(path, getConfig().product.slug);
  if (!row?.payload || row.private) return undefined;
  return row.many && !row.spare ? ruleCard(path) : pageCard(row.payload, row, path);
}

/** All pictures, each once. */
export function socialCards(): SocialCard[] {
  const paths = [...prerenderedPaths(getConfig().product.slug), '/checker/ai/', ...rulePaths()];
  const cards = paths.flatMap((path) => cardOf(path) ?? []);
  return [...new Map(cards.map((card) => [card.name, card])).values()];
}

/** A number for a picture's words: it changes with them. */
export function cardHash({ title, note, mark }: SocialCard): string {
  return createHash('sha256').update([getConfig().brand, title, note, mark].join('\n')).digest('hex').slice(0, 12);
}

let drawn: Readonly<Record<string, string>> | undefined;

function isDrawn(card: SocialCard): boolean {
  drawn ??= JSON.parse(readFileSync(DRAWN_FILE, 'utf8')) as Record<string, string>;
  return drawn[card.name] === cardHash(card);
}

/** Path of a picture. */
export const cardPath = (name: string): string => `/social/${name}.png`;

/** The elements for a page's head, as a text. */
export function socialTags(path: string): string {
  const card = cardOf(path);
  if (!card) return '';
  const { baseUrl, brand } = getConfig();
  const large = isDrawn(card);
  const picture = large ? { path: cardPath(card.name), ...CARD_SIZE } : ICON;
  const tag = (name: 'name' | 'property', key: string, content: string | number) =>
    `<meta ${name}="${key}" content="${escapeMarkup(String(content))}"/>`;
  return [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', brand),
    tag('property', 'og:image', baseUrl + picture.path),
    tag('property', 'og:image:width', picture.width),
    tag('property', 'og:image:height', picture.height),
    tag('property', 'og:image:alt', large ? `${brand}: ${card.title}` : brand),
    tag('name', 'twitter:card', large ? 'summary_large_image' : 'summary'),
  ].join('');
}
