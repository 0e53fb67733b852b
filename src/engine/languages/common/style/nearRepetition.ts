// A content word that comes again so soon that a reader hears it. Most words that come again have to: what a paragraph is about,
// the thing just named, the two sides of a comparison. They are left out, so that what is marked is rare.
import { Pos } from '../../../lexicon/features.ts';
import { Tag } from '../../../reading/tags.ts';
import { isTaggedFinite } from '../../../rules/ask.ts';
import { defineProseRule } from '../../../rules/defineRule.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import type { ProseRule, TextFinding } from '../../../rules/types.ts';
import { contentLemma, SHORTEST_HEARD } from '../../../stats/contentLemma.ts';
import type { ProseHabits } from './rules.ts';
import { isCounted, quotations } from './words.ts';

/** Words from one place to the next within which a reader hears both. */
const MOST_APART = 15;
/** Step by step, Tag für Tag: a fixed phrase. */
const LEAST_APART = 3;
/** Characters between sentences that follow each other. */
const WIDEST_GAP = 3;

/** A word that would be heard again. */
interface Heard {
  token: Token;
  sentence: Sentence;
  /** The lemma with its part of speech. */
  key: string;
  /** Its number among the words of the paragraph. */
  at: number;
}

const tokenAt = ({ sentence, token }: Heard, by: number): Token | undefined => sentence.tokens[token.index + by];

function heardLemma(token: Token, { light, worn, manner }: ProseHabits): string | null {
  if (token.kind !== 'word' || token.text.length < SHORTEST_HEARD || token.pos === Pos.properNoun) return null;
  if (token.pos === Pos.adverb) return manner?.test(token.lower) && !worn.has(token.lower) ? token.lower : null;
  const lemma = contentLemma(token, light);
  return lemma === null || worn.has(lemma) || worn.has(token.lower) ? null : lemma;
}

function heardIn(sentences: readonly Sentence[], habits: ProseHabits): Heard[] {
  const heard: Heard[] = [];
  const isQuoted = quotations();
  let at = 0;
  let end = sentences[0]?.start ?? 0;
  for (const sentence of sentences) {
    // What stands between has not been read, being in another language or cut: nothing is near across it.
    if (sentence.start > end + WIDEST_GAP) at += MOST_APART;
    end = sentence.end;
    for (const token of sentence.tokens) {
      const isOthers = isQuoted(token);
      if (isCounted(token, sentence)) at++;
      const lemma = isOthers ? null : heardLemma(token, habits);
      if (lemma !== null) heard.push({ token, sentence, key: `${token.pos} ${lemma}`, at });
    }
  }
  return heard;
}

/** "A tank" is another one, "the tank" the one just named; "two cups" is a measure. */
function isNamedAgain(use: Heard, { indefinite }: ProseHabits): boolean {
  const before = tokenAt(use, -1);
  if (!before || indefinite.has(before.lower)) return false;
  const { pos, tag } = before;
  return pos === Pos.determiner || tag === Tag.prepositionDeterminer;
}

/** A number, a letter (permit B) or an adjective. */
const tellsApart = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' || token.pos === Pos.numeral || token.pos === Pos.adjective || /^\p{Lu}$/u.test(token.text));

const isComparing = ({ pos, text }: Token): boolean => pos === Pos.conjunction || text === ',' || text === ';';

/** "Blue dresses, red dresses", "chapter four": told apart from the first by what stands next to it. */
const isToldApart = (use: Heard): boolean => [tokenAt(use, -1), tokenAt(use, 1)].some(tellsApart);

/** Two nouns that are set beside each other in one clause. */
function isBeside(first: Heard, second: Heard): boolean {
  const between = first.sentence.tokens.slice(first.token.index + 1, second.token.index);
  return between.some(isComparing) && !between.some(isTaggedFinite);
}

/** Whether a noun has to be said again: a pronoun could stand for it in its own sentence only. */
function isNeeded(first: Heard, second: Heard, habits: ProseHabits): boolean {
  if (isToldApart(second)) return true;
  return first.sentence === second.sentence ? isBeside(first, second) : isNamedAgain(second, habits);
}

/** The same word on the same side: meant to be alike. */
function isParallel(first: Heard, second: Heard): boolean {
  const [before, after] = [tokenAt(second, -1), tokenAt(second, 1)];
  const isAlike = (token: Token | undefined, other: Token | undefined) =>
    token?.kind === 'word' && token.pos !== Pos.determiner && token.lower === other?.lower;
  return isAlike(before, tokenAt(first, -1)) || isAlike(after, tokenAt(first, 1));
}

function isJarring(first: Heard, second: Heard, habits: ProseHabits): boolean {
  const apart = second.at - first.at;
  if (apart < LEAST_APART || apart > MOST_APART || isParallel(first, second)) return false;
  return second.token.pos !== Pos.noun || !isNeeded(first, second, habits);
}

/** The word with its neighbours, for a reader to find it by. */
function placeOf(use: Heard): string {
  const { sentence, token } = use;
  const near = (by: -1 | 1) => {
    const next = tokenAt(use, by);
    return next?.kind === 'word' ? next : token;
  };
  return sentence.text.slice(near(-1).start, near(1).end);
}

function find(sentences: readonly Sentence[], habits: ProseHabits): TextFinding[] {
  const heard = heardIn(sentences, habits);
  const byKey = new Map<string, Heard[]>();
  for (const use of heard) {
    const uses = byKey.get(use.key);
    if (uses) uses.push(use);
    else byKey.set(use.key, [use]);
  }
  return heard.flatMap((second) => {
    const [first, own, third] = byKey.get(second.key) ?? [];
    // What comes a third time is what the paragraph is about.
    if (!first || own !== second || third || !isJarring(first, second, habits)) return [];
    const { start, end, text } = second.token;
    const params = { found: text, first: first.token.text, place: placeOf(first), words: `${second.at - first.at}` };
    return [{ start, end, replacements: [], params }];
  });
}

/** A noun, verb, adjective or adverb that has just been used. */
export const nearRepetition = (habits: ProseHabits): ProseRule =>
  defineProseRule({
    id: 'common.repetition.nearby',
    find: (sentences) => find(sentences, habits),
    example: habits.repetition,
    wrong: [
      [
        'We discussed the budget for an hour and then discussed the new logo.',
        null,
        'We discussed the budget for an hour and then turned to the new logo.',
      ],
      [
        'The garden was dry, and nobody waters a garden in such heat.',
        null,
        'The garden was dry, and nobody waters a lawn in such heat.',
      ],
      [
        'It is a beautiful house with a beautiful view of the lake.',
        null,
        'It is a beautiful house with a splendid view of the lake.',
      ],
      [
        'He quickly packed his bag, and we quickly said goodbye.',
        null,
        'He quickly packed his bag, and we hastily said goodbye.',
      ],
      [
        'Our supplier has raised its prices again. We must now find another supplier.',
        null,
        'Our supplier has raised its prices again. We must now find another company.',
      ],
    ],
    right: [
      'Step by step, we learned how to dance.',
      'The neighbours complained about the noise, but nobody complained about the smoke.',
      'We bought a printer in May. The printer is far too slow.',
      'A blue dress hung beside a green dress.',
      'The nurse said "breathe in", and I did so; then she told me to breathe out.',
      'The report is late. Nobody has seen the report, and without a report we cannot decide.',
    ],
  });
