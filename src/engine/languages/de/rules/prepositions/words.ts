// The preposition that an adjective or a noun asks for: stolz auf, Angst vor.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import type { Token } from '../../../../rules/token.ts';
import {
  type Government,
  governments,
  hasRight,
  objectIn,
  objectOf,
  withObject,
  withPreposition,
} from '../../reading/governed.ts';
import { clauseEnd, clauseStart, isNoun } from '../../reading/words.ts';

const ADJECTIVES = governments('adjective');
const NOUNS = governments('noun');

const FILLERS = listed(
  'nicht sehr auch noch schon immer so wirklich ganz mehr mir dir uns mich dich sich hier jetzt heute ziemlich völlig absolut echt trotzdem leider natürlich richtig besonders total wohl ja doch eigentlich gar nur wieder überhaupt momentan ich du er sie es wir ihr',
);

const isFiller = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (FILLERS.has(token.lower) || token.pos === Pos.adverb) && !isNoun(token);

/** The governing word left of the preposition, with adverbs at most between them, or at the end of the clause behind its phrase. */
function governing(m: Match, end: number, to: number): { word: Token; government: Government } | null {
  const { tokens } = m.sentence;
  const { index } = m.token('preposition');
  const before = tokens[index - 1];
  const noun = before && isNoun(before) ? NOUNS.get(before.text) : undefined;
  if (before && noun) return isBare(m, before, noun) ? { word: before, government: noun } : null;
  let at = index - 1;
  while (at > 0 && index - at < 4 && isFiller(tokens[at])) at--;
  const left = adjectiveAt(tokens[at]);
  if (left) return { word: tokens[at] as Token, government: left };
  at = to;
  while (at < end && isFiller(tokens[at])) at++;
  const right = at < end ? adjectiveAt(tokens[at]) : undefined;
  const next = tokens[at + 1];
  const closes =
    at + 1 >= end ||
    (at + 2 >= end &&
      next !== undefined &&
      /^(?:ist|sind|war|waren|bin|bist|seid|sei|wäre|gewesen|sein|und|oder)$/.test(next.lower));
  return right && closes ? { word: tokens[at] as Token, government: right } : null;
}

const adjectiveAt = (token: Token | undefined): Government | undefined =>
  token?.kind === 'word' && token.text === token.lower ? ADJECTIVES.get(token.lower) : undefined;

/** "die Angst von Millionen": with an article, what follows may be whose it is. */
const isBare = ({ sentence }: Match, { index }: Token, { needs }: Government): boolean => {
  if (needs !== 'bare') return true;
  const { tokens } = sentence;
  const before = tokens[index - 1]?.pos === Pos.adjective ? tokens[index - 2] : tokens[index - 1];
  return before?.pos !== Pos.determiner || /^(?:k?eine?|viel|wenig|mehr|etwas|gar|so)$/.test(before.lower);
};

const BEING = /^(?:ist|sind|war|waren|bin|bist|seid|sei|wäre|wären|gewesen|sein)$/;

function wantedAt(m: Match): { government: Government; text: string } | null {
  const { tokens } = m.sentence;
  const preposition = m.token('preposition');
  const [start, end] = [clauseStart(m.sentence, preposition.index), clauseEnd(m.sentence, preposition.index)];
  const object = objectOf(m.sentence, preposition, end);
  if (!object || object.to !== m.to) return null;
  const found = governing(m, end, object.to);
  if (!found?.government.wrong.has(preposition.lower)) return null;
  const inner = tokens.slice(start, end);
  if (hasRight(inner, found.government.right, preposition)) return null;
  if (found.government.needs === 'sein' && !inner.some(({ lower }) => BEING.test(lower))) return null;
  const text = objectIn(m.sentence, object, found.government.row);
  return text === '' ? null : { government: found.government, text };
}

/** Ich habe Angst von Hunden, er ist stolz über seine Kinder. */
export const byWord = defineRule({
  id: 'de.prepositions.by-word',
  priority: 2,
  patterns: withObject('für über von an auf in mit zu um nach bei'),
  where: (m) => wantedAt(m) !== null,
  suggest: (m) => {
    const wanted = wantedAt(m);
    return wanted ? [withPreposition(wanted.government.right, wanted.text)] : [];
  },
  wrong: [
    ['Mein Bruder hat Angst von großen Hunden.', 'Mein Bruder hat Angst vor großen Hunden.'],
    ['Ich habe keine Lust für einen Streit.', 'Ich habe keine Lust auf einen Streit.'],
    ['Sie ist sehr stolz über ihre Tochter.', 'Sie ist sehr stolz auf ihre Tochter.'],
    ['Er war über den neuen Plan einverstanden.', 'Er war mit dem neuen Plan einverstanden.'],
    ['Alle sind schon gespannt über dich.', 'Alle sind schon gespannt auf dich.'],
  ],
  right: [
    'Die Angst von Eltern ist verständlich.',
    'Für ihr Alter ist sie stolz auf viel.',
    'Er ist an diesem Tag zufrieden.',
    'Der Wirt nickte freundlich mit dem Kopf.',
  ],
});
