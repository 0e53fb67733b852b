// How rewrites do in their own sentences, all others being active: the same for the tests and for their authors' quick loop.
import {
  type Checker,
  createChecker,
  defaultOptions,
  loadRewrites,
  type Rewrite,
  type TextLanguage,
} from '../../../src/engine/index.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import type { RewriteFacts } from '../../../src/engine/rewrite/types.ts';
import { giveRules, readPack } from '../../packs/load.ts';
import { rulesOf } from '../../rows/rules.ts';
import { lossesOf } from './meaning.ts';

/** A checker with a language and what rewrites it, without its context net. Throws where a pack has not been built. */
export async function rewritingChecker(language: TextLanguage): Promise<Checker> {
  const [checker, spell] = [createChecker(), readPack(language, 'spell')];
  if (!spell) throw new Error(`No ${language} pack: run "npm run packs" first.`);
  checker.loadSpell(language, spell);
  giveRules(checker, language, rulesOf(language));
  const rewriting = await loadRewrites(language);
  if (rewriting) checker.loadRewrites(language, rewriting);
  return checker;
}

/** What a language has for rewriting; null where there is nothing. */
export const rewritesOf = async (language: TextLanguage): Promise<RewriteFacts | null> =>
  (await profileOf(language).loadRewrites?.()) ?? null;

/** What is offered in a text. */
export function offersIn(checker: Checker, language: TextLanguage, text: string): Rewrite[] {
  const document = checker.open(text, { ...defaultOptions(), language, perSentence: false });
  document.step(Number.POSITIVE_INFINITY, null);
  const work = document.rewrites(null);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

interface Shown {
  rule: string;
  text: string;
  /** What it becomes; undefined where nothing may be offered. */
  better?: string | null;
}

/** What is not as it should be when a language's rewrites read their own sentences, and how many sentences there are. */
export function tryRewrites(
  checker: Checker,
  language: TextLanguage,
  { rules }: RewriteFacts,
  prefix = '',
): { sentences: number; faults: string[] } {
  const shown: Shown[] = rules
    .filter(({ id }) => id.startsWith(prefix))
    .flatMap(({ id: rule, wrong, right }) => [
      ...wrong.map(([text, better]) => ({ rule, text, better })),
      ...right.map((text) => ({ rule, text })),
    ]);
  const whole = shown.map(({ text }) => text).join('\n\n');
  const offers = offersIn(checker, language, whole);
  const faults = offers.flatMap((offer) => lossesOf(offer, whole, language));
  let at = 0;
  for (const { rule, text, better } of shown) {
    const own = offers.filter(({ start }) => start >= at && start <= at + text.length);
    const [offer] = own.filter((each) => each.rule === rule);
    const by = at;
    at += text.length + 2;
    if (better === undefined) {
      if (offer) faults.push(`${rule}: would rewrite [${text.slice(offer.start - by, offer.end - by)}] in "${text}"`);
      continue;
    }
    const turned = offer && text.slice(0, offer.start - by) + offer.texts[0] + text.slice(offer.end - by);
    if (turned === better) continue;
    const others = own.map((each) => `${each.rule}[${text.slice(each.start - by, each.end - by)}]`).join(' ');
    if (turned === undefined) faults.push(`${rule}: nothing for "${text}" ${others}`);
    else faults.push(`${rule}: "${text}" became "${turned}", not "${better}"`);
  }
  return { sentences: shown.length, faults };
}
