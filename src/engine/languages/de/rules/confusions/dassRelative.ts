// das and dass after a noun: the relative pronoun where the conjunction is written.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, oneOf, punctuation, tagged, word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { clauseEnd, clauseStart, noun, nounReadings } from '../../reading/words.ts';
import contentNouns from '../../rows/contentNouns.words.tsv';
import sayingVerbs from '../../rows/sayingVerbs.words.tsv';

const SAYING: ReadonlySet<string> = new Set(wordsIn(sayingVerbs));
const CONTENT_NOUNS: ReadonlySet<string> = new Set(wordsIn(contentNouns));

/** Verbs of saying that also take objects of other kinds. */
const WITH_OBJECT = /^(?:finden|sehen|wünschen|wollen|schreiben|zeigen)$/;

/** The tokens of the clause before the noun. */
const beforeNoun = (m: Match): readonly Token[] =>
  m.sentence.tokens.slice(clauseStart(m.sentence, m.token('noun').index), m.token('noun').index);

/** "das Buch, dass ich lese": the relative pronoun. */
export const relativeDas = defineRule({
  id: 'de.das-dass.relative',
  priority: 2,
  pattern: [
    oneOf(tagged(Pos.determiner), tagged(Pos.adjective)),
    noun().as('noun'),
    punctuation(','),
    word('dass').as('dass').mark(),
    anyWord().as('next'),
  ],
  where: (m) => {
    const head = m.token('noun');
    return nounReadings(head).every(({ features }) => (features & Feature.neuter) !== 0);
  },
  unless: {
    'a noun whose content follows': {
      when: (m) =>
        CONTENT_NOUNS.has(m.token('noun').lower) ||
        /(?:nis|gefühl|problem|recht|ziel|wort|risiko)$/.test(m.token('noun').lower),
      right: 'Ich habe das Gefühl, dass du müde bist.',
    },
    'the subject of a saying': {
      when: (m) => {
        const phrase = beforeNoun(m).findLast(({ pos }) => pos !== Pos.determiner && pos !== Pos.adjective);
        return phrase?.readings.some(({ lemma }) => SAYING.has(lemma)) ?? false;
      },
      right: 'Endlich sah das kleine Mädchen, dass wir kamen.',
    },
    'so announces what follows': {
      when: (m) =>
        beforeNoun(m).some(({ lower }) =>
          /^(?:so|solch.*|derart|dermaßen|zu|es|daran|darauf|davon|genug)$/.test(lower),
        ),
      right: 'Das ist so kaltes Wasser, dass niemand badet.',
    },
    'somebody is told': {
      when: (m) =>
        beforeNoun(m).some(({ readings }) =>
          readings.some(({ lemma, pos }) => pos === Pos.verb && SAYING.has(lemma) && !WITH_OBJECT.test(lemma)),
        ),
      right: 'Sie erzählte heute einem Kind, dass wir umziehen.',
    },
    'somebody in the dative': {
      when: (m) => beforeNoun(m).some(({ lower }) => lower === 'dem'),
      right: 'Er schrieb gestern dem Amt, dass er umzieht.',
    },
    'a clause that has all it needs': {
      when: (m) => {
        const dass = m.token('dass').index;
        return m.sentence.tokens
          .slice(dass, clauseEnd(m.sentence, dass + 1))
          .some(({ lower }) => /^(?:es|das|sich|da)$/.test(lower));
      },
      right: 'Wir brachten das Rad in unser Haus, dass es niemand stiehlt.',
    },
  },
  suggest: () => ['das'],
  wrong: [
    ['Das Handy, dass ich bestellt habe, ist kaputt.', 'Das Handy, das ich bestellt habe, ist kaputt.'],
    ['Das ist ein Spiel, dass die ganze Familie mag.', 'Das ist ein Spiel, das die ganze Familie mag.'],
    ['Wo ist das Paket, dass gestern angekommen ist?', 'Wo ist das Paket, das gestern angekommen ist?'],
  ],
  right: [
    'Das ist so ein altes Haus, dass es zieht.',
    'Die Hoffnung, dass er lebt, bleibt.',
    'Das Problem, dass die Tür klemmt, bleibt.',
  ],
});
