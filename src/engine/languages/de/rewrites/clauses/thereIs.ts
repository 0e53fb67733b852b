// Openings that only say that something is, and clefts: es gibt viele Leute, die das glauben; viele Leute glauben das.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { anyWord, punctuation, sentenceStart, words } from '../../../../rules/pattern.ts';
import { mayBeRelative } from '../../reading/boundaries.ts';
import { chunksOf, phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { textOf, verbLastFrom } from './order.ts';

const MANY = 'viele einige manche mehrere zahlreiche wenige';

/** Es gibt viele Leute, die das glauben: viele Leute glauben das. */
export const thereAre = defineRewrite({
  id: 'de.rewrite.there-are',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('es'),
    words('gibt gab'),
    words(MANY).as('many'),
    anyWord().repeat(1, 3),
    punctuation(','),
    words('die'),
  ],
  turn: (m) => {
    const { sentence } = m;
    const { tokens } = sentence;
    const first = m.token('many').index;
    const phrase = phraseFrom(sentence, first, m.to - 2);
    const clause = phrase?.to === m.to - 2 ? verbLastFrom(sentence, m.to) : null;
    // "die ich kenne": the noun is not the subject
    if (!clause || clause.to < tokens.length - 1 || hasSubject(m.sentence, clause.from, clause.to - 1)) return null;
    const parts = [textOf(sentence, first, m.to - 2), clause.verb, clause.middle, clause.particle];
    return { from: 0, to: clause.to - 1, texts: [parts.filter((part) => part !== '').join(' ')] };
  },
  wrong: [
    ['Es gibt viele Leute, die das glauben.', 'Viele Leute glauben das.'],
    ['Es gibt einige Kinder, die morgens nichts essen.', 'Einige Kinder essen morgens nichts.'],
    ['Es gab mehrere Gäste, die früher abreisten.', 'Mehrere Gäste reisten früher ab.'],
  ],
  right: ['Es gibt viele Leute, die ich kenne.', 'Es gibt viele Gründe.', 'Es gibt viele Fragen, die niemand stellt.'],
});

/** Whether a clause with "die" may have another subject: a phrase or pronoun in the nominative. */
const hasSubject = (sentence: Parameters<typeof chunksOf>[0], from: number, to: number): boolean =>
  chunksOf(sentence, from, to).some(
    ({ kind, cells, from: at }) =>
      (kind === 'phrase' || kind === 'pronoun') &&
      ((cells & Row.nominative) !== 0 || cells === 0) &&
      !/^(?:das|es|etwas|nichts|alles|sich)$/.test(sentence.tokens[at]?.lower ?? ''),
  );

/** Es war mein Vater, der das Haus gebaut hat: mein Vater hat das Haus gebaut. */
export const cleft = defineRewrite({
  id: 'de.rewrite.cleft',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('es'),
    words('ist war').as('verb'),
    anyWord().as('first'),
    anyWord().repeat(0, 3),
    punctuation(','),
    words('der'),
  ],
  turn: (m) => {
    const { sentence } = m;
    const first = m.token('first');
    const phrase = phraseFrom(sentence, first.index, m.to - 2);
    if (
      phrase?.to !== m.to - 2 ||
      !phrase.determiner ||
      (phrase.cells & 1) === 0 ||
      !mayBeRelative(sentence.tokens[m.to - 1])
    )
      return null;
    const clause = verbLastFrom(sentence, m.to);
    if (
      !clause ||
      clause.to < sentence.tokens.length - 1 ||
      first.pos !== Pos.determiner ||
      isFinite(sentence.tokens[m.to])
    )
      return null;
    // "es ist ein Hund, der bellt" says what it is
    if (/^(?:ein|kein)/.test(first.lower)) return null;
    const parts = [textOf(sentence, first.index, m.to - 2), clause.verb, clause.middle, clause.particle];
    return { from: 0, to: clause.to - 1, texts: [parts.filter((part) => part !== '').join(' ')] };
  },
  wrong: [
    ['Es war mein Vater, der das Haus gebaut hat.', 'Mein Vater hat das Haus gebaut.'],
    ['Es ist der Chef, der die Rechnung zahlt.', 'Der Chef zahlt die Rechnung.'],
    ['Es war der Regen, der uns aufhielt.', 'Der Regen hielt uns auf.'],
  ],
  right: ['Es war ein Mann, der nie lachte.', 'Es ist der Tag, an dem wir heiraten.', 'Es war der Mann.'],
});
