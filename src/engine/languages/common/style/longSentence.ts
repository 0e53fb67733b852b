// Sentences that a reader loses the thread in. They are marked where they would best be split, or else where they pass the limit.
// A mark over a whole sentence would hide the real mistakes in it, and one at its beginning or end would say nothing of where to act.

import { Pos } from '../../../lexicon/features.ts';
import { isTaggedFinite, isTaggedNominal } from '../../../rules/ask.ts';
import { defineProseRule } from '../../../rules/defineRule.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import type { ProseRule, TextFinding } from '../../../rules/types.ts';
import type { ProseHabits } from './rules.ts';
import { isCounted, quotations } from './words.ts';

/** How far from the middle a split is worth suggesting, in shares of the sentence. */
const MOST_OFF = 1 / 4;
/** How far after a conjunction the verb of its clause may stand, in tokens. */
const VERB_WITHIN = 6;
/** Where commas cut a sentence into pieces shorter than this on average, it is a list. */
const SHORTEST_PIECE = 4;
/** Commas behind a colon that make a list of what stands there. */
const FEWEST_ITEMS = 3;

/** How many words it has, and those that count towards its length: quoted words and numbers are not the writer's to shorten. */
function measured(sentence: Sentence): { words: number; counted: Token[] } {
  const isQuoted = quotations();
  const all = sentence.tokens.map((token) => ({ token, isOthers: isQuoted(token) }));
  const words = all.filter(({ token }) => isCounted(token, sentence));
  const counted = words.filter(({ token, isOthers }) => token.kind === 'word' && !isOthers).map(({ token }) => token);
  return { words: words.length, counted };
}

/** A colon, and behind it items without a verb: the ingredients of a recipe. */
function endsInList(tokens: readonly Token[]): boolean {
  const items = tokens.slice(tokens.findLastIndex(({ text }) => text === ':') + 1);
  if (items.length === tokens.length || items.some(isTaggedFinite)) return false;
  return items.filter(({ text }) => text === ',').length >= FEWEST_ITEMS;
}

/** Enumerations, and what is set out in lines. */
function isList({ tokens, text, start, end }: Sentence, words: number): boolean {
  const count = (mark: string) => tokens.filter((token) => token.text === mark).length;
  if (count(';') > 1 || count('•') > 1 || count('|') > 0 || endsInList(tokens)) return true;
  return words < SHORTEST_PIECE * count(',') || /[\n\r\v\u2028]/.test(text.slice(start, end).trim());
}

/** Whether a clause with a subject of its own follows a conjunction; without a comma it may as well join two words. */
function beginsClause({ tokens }: Sentence, { index }: Token, { subject }: ProseHabits): boolean {
  if (tokens[index - 1]?.text !== ',') return false;
  const isSubject = (token: Token | undefined) => isTaggedNominal(token) || token?.pos === Pos.pronoun;
  let hasSubject = subject === null;
  for (const token of tokens.slice(index + 1, index + 1 + VERB_WITHIN)) {
    if (token.kind === 'punctuation') return false;
    if (isTaggedFinite(token)) {
      const next = tokens[token.index + 1];
      // A German verb at the end belongs to a subordinate clause.
      if (subject === 'around') return next?.kind !== 'punctuation' && (hasSubject || isSubject(next));
      return hasSubject;
    }
    if (isSubject(token)) hasSubject = true;
  }
  return false;
}

/** An unknown word or a name has a mark of its own to get. */
const canBear = ({ pos, readings }: Token): boolean => readings.length > 0 && pos !== Pos.properNoun;

/** The word that could begin a new sentence, or the conjunction that could give way to a full stop; the nearest to the middle. */
function splitOf(sentence: Sentence, counted: readonly Token[], habits: ProseHabits): Token | undefined {
  const { length } = counted;
  const isSplit = (token: Token) =>
    sentence.tokens[token.index - 1]?.text === ';' ||
    (habits.joins.has(token.lower) && beginsClause(sentence, token, habits));
  return counted
    .map((token, at) => ({ token, off: Math.abs(at - length / 2) }))
    .filter(({ token, off }) => off <= length * MOST_OFF && isSplit(token) && canBear(token))
    .sort((a, b) => a.off - b.off)[0]?.token;
}

function findIn(sentence: Sentence, habits: ProseHabits): TextFinding | null {
  if (sentence.tokens.length <= habits.longest) return null;
  const { words, counted } = measured(sentence);
  if (counted.length <= habits.longest || isList(sentence, words) || !sentence.tokens.some(isTaggedFinite)) return null;
  const split = splitOf(sentence, counted, habits);
  const token = split ?? counted.slice(habits.longest).find(canBear);
  if (!token) return null;
  return {
    start: token.start,
    end: token.end,
    replacements: [],
    params: { found: token.text, words: `${words}` },
    ...(split ? { says: 'split' } : {}),
  };
}

/** A sentence of more words than are easily read. */
export const longSentence = (habits: ProseHabits): ProseRule =>
  defineProseRule({
    id: 'common.style.long-sentence',
    says: ['split'],
    find: (sentences) => sentences.map((sentence) => findIn(sentence, habits)).filter((found) => found !== null),
    wrong: [
      [
        'The committee that was set up after the flood to look into the state of the old bridge between the school and the market has still not said when it will publish the report that the mayor promised us.',
        null,
        'After the flood, a committee was set up to look into the state of the old bridge between the school and the market. It has still not said when it will publish the report that the mayor promised us.',
      ],
      [
        'The landlord told us in March that the boiler would be replaced before the summer at the latest, and now it is October, the flat is cold every morning and nobody at the agency answers the phone any more.',
        null,
        'The landlord told us in March that the boiler would be replaced before the summer at the latest. Now it is October, the flat is cold every morning and nobody at the agency answers the phone any more.',
      ],
      [
        'Please bring the signed form and a copy of your passport to the office on the second floor before noon on Friday; without them we cannot book the course for you or keep the place that you asked for last week.',
        null,
        'Please bring the signed form and a copy of your passport to the office on the second floor before noon on Friday. Without them we cannot book the course for you or keep the place that you asked for last week.',
      ],
    ],
    right: [
      'We looked at four flats in two days, and the one by the canal was best, but it is a long way from the station and the rent is more than we can pay.',
      'The parcel contains a coat with two buttons missing; a pair of shoes that were never worn; a scarf that my aunt knitted for the winter; three books from the library in Leeds; and a map of the islands.',
      'He read out the notice on the gate, "Visitors are asked to leave their dogs and bicycles at the house by the entrance and to keep to the paths at all times so that the birds are not disturbed", and laughed.',
      'For the soup we need the following: two large onions, a pound of carrots, half a cabbage from the garden, some of the good butter, a glass of white wine, salt, pepper and a little parsley for the top.',
    ],
  });
