// Agreement of article and noun in case, gender and number, and the case that a preposition takes.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { likelyCase } from '../../reading/direction.ts';
import { dressed, phraseOf } from '../../reading/judgedPhrase.ts';
import { type NounPhrase, phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { clauseStart, isBreak, isVerbLast, noun } from '../../reading/words.ts';
import { dativePlurals } from './forms.ts';

/** Quantifiers, and words that can also stand in for a noun: the noun after them is not judged. */
const QUANTITIES = listed(
  'alles alle allem allen aller vieles viele vielen vieler wenige wenigen einige einigen mehrere mehreren manches etwas viel wenig mehr meisten beide beides beiden dessen deren des all solche solchen solcher paar halb halbe andere anderen anderer anderes anderem dies',
);

/** Determiners that would fit the noun in the case that its preposition takes. */
function otherDeterminers(match: Match, phrase: NounPhrase): string[] {
  const determiner = phrase.determiner as Token;
  // the listed cells of the noun rather than the possible ones: Freunden is a plural
  const listedCells = cellsAs(phrase.noun, Pos.noun) & phrase.prepositionCells;
  let cells = listedCells || phrase.nounCells & phrase.prepositionCells;
  const { tokens } = match.sentence;
  const before = tokens.slice(clauseStart(match.sentence, determiner.index), determiner.index);
  const hasSubject = before.some((token) => /^(?:ich|du|er|wir|man)$/.test(token.lower));
  const isCopula = before.some((token) =>
    token.readings.some(({ lemma }) => /^(?:sein|werden|bleiben|heißen)$/.test(lemma)),
  );
  if (!phrase.preposition && hasSubject && !isCopula && (cells & 0xf0) !== 0) cells &= 0xf0;
  const forms = (wanted: number): string[] =>
    formsFor(match.sentence, determiner, Pos.determiner, wanted, phrase.determinerCells & phrase.prepositionCells);
  const likely = phrase.preposition ? cells & likelyCase(match.sentence, phrase.preposition.index) : 0;
  return likely === 0 ? forms(cells) : [...new Set([...forms(likely), ...forms(cells)])];
}

/** der Gerät, eine Termin: the determiner cannot belong to the noun that follows. */
export const determinerAndNoun = defineRule({
  id: 'de.agreement-noun-phrase.determiner',
  pattern: [tagged(Pos.determiner).as('det').mark(), noun().as('noun')],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase?.determiner || phrase.adjectives.length > 0 || phrase.determinerCells === 0) return false;
    const { determiner } = phrase;
    const before = m.before();
    if (
      QUANTITIES.has(determiner.lower) ||
      before?.pos === Pos.determiner ||
      /^(?:der|die|das|den|dem)$/.test(before?.lower ?? '')
    )
      return false;
    // a pronoun and a separate noun: "das heißt Gewinn", "werdet ihr Muskeln spüren", "erfüllen diesen Wünsche"
    if (determiner.lower === 'ihr' && before !== undefined) return false;
    if (
      /^(?:diesen|diesem|einem|jedem|der|dem)$/.test(determiner.lower) &&
      (phrase.nounCells & 0x8880) !== 0 &&
      before?.pos === Pos.verb
    )
      return false;
    if (/^(?:ja|nein|danke|bitte|hallo|ach)$/.test(phrase.noun.lower)) return false;
    return dressed(phrase) === 0 && otherDeterminers(m, phrase).length > 0;
  },
  suggest: (m) => {
    const phrase = phraseOf(m, 'det');
    return phrase ? otherDeterminers(m, phrase) : [];
  },
  wrong: [
    ['Leider hat der Telefon schon wieder kein Netz.', 'Leider hat das Telefon schon wieder kein Netz.'],
    ['Ich habe morgen eine Termin beim Zahnarzt.', 'Ich habe morgen einen Termin beim Zahnarzt.'],
    ['Das Wohnung liegt im dritten Stock.', 'Die Wohnung liegt im dritten Stock.'],
  ],
  right: [
    'Die Kolleg:innen kommen gleich.',
    'Das Telefon klingelt.',
    'Das Auto, das Kinder lieben, ist rot.',
    'Wir haben einen Termin beim Zahnarzt.',
    'Einer der Gäste kam zu spät.',
  ],
});

/** mit den Auto: the case after a preposition. */
export const caseAfterPreposition = defineRule({
  id: 'de.agreement-noun-phrase.case-after-preposition',
  priority: 1,
  pattern: [tagged(Pos.preposition).as('prep'), tagged(Pos.determiner).as('det').mark()],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase?.determiner || !phrase.preposition || phrase.determinerCells === 0) return false;
    if (QUANTITIES.has(phrase.determiner.lower)) return false;
    const { lower } = phrase.preposition;
    if (lower === 'seit' && isVerbLast(m.sentence, phrase.preposition.index)) return false;
    // von mir aus, von hier aus
    if (lower === 'aus' && m.sentence.tokens[m.from - 2]?.lower === 'von') return false;
    if (phrase.determiner.lower === 'ihr' && phrase.adjectives.length === 0 && (phrase.nounCells & 0x7777) === 0)
      return false;
    if (lower === 'für' && m.before()?.lower === 'was') return false;
    // "wegen dem Regen" is common in speech; "wegen den Regen" is always wrong
    if (/^(?:um|während|wegen|trotz)$/.test(lower)) return false;
    // "Er hört zu, die Kinder reden": only an article right after "zu" shows the preposition
    if (
      lower === 'zu' &&
      !/^(?:die|das|den|meine|deine|seine|ihre|unsere|eine|einen|ein|meinen)$/.test(phrase.determiner.lower) &&
      !(phrase.determiner.lower === 'der' && isBreak(m.sentence.tokens[phrase.noun.index + 1]))
    )
      return false;
    // "mit den Kinder": it is the noun that lacks its ending
    if (phrase.determiner.lower.endsWith('en') && dativePlurals(m, phrase.noun).length > 0) return false;
    return (dressed(phrase) & phrase.prepositionCells) === 0 && (phrase.nounCells & phrase.prepositionCells) !== 0;
  },
  suggest: (m) => {
    const phrase = phraseOf(m, 'det');
    return phrase ? otherDeterminers(m, phrase) : [];
  },
  wrong: [
    ['Wir fahren mit den Zug nach Hamburg.', 'Wir fahren mit dem Zug nach Hamburg.'],
    ['Nach das Essen gehen wir spazieren.', 'Nach dem Essen gehen wir spazieren.'],
    ['Sie sitzt neben den Fenster.', 'Sie sitzt neben dem Fenster.'],
    ['Er legt das Heft neben den Telefon.', 'Er legt das Heft neben das Telefon.'],
    ['Das Paket ist für meinem Nachbarn.', 'Das Paket ist für meinen Nachbarn.'],
  ],
  right: [
    'Wir fahren mit dem Zug.',
    'Er geht ohne seinen Hund aus dem Haus.',
    'Das Bild hängt an der Wand, an die Wand kommt noch eins.',
  ],
});

/** wegen dem Regen: a colloquial dative where written German has the genitive. */
export const genitivePreposition = defineRule({
  id: 'de.agreement-noun-phrase.genitive-preposition',
  category: 'style',
  type: 'style',
  level: 'picky',
  pattern: [words('wegen während trotz').as('prep'), tagged(Pos.determiner).as('det').mark(), noun().as('noun').mark()],
  where: (m) => m.token('det').lower.endsWith('em'),
  suggest: (m) => {
    const phrase = phraseAt(m.sentence, m.token('det').index);
    if (!phrase) return [];
    const cells = phrase.nounCells & 0xf00 ? (phrase.nounCells >> 8) << 12 : 0;
    const [det] = formsFor(m.sentence, phrase.determiner as Token, Pos.determiner, cells & 0x7000, 0);
    const [name] = formsFor(m.sentence, phrase.noun, Pos.noun, cells & 0x7000, 0);
    return det && name ? [`${det} ${name}`] : [];
  },
  wrong: [
    ['Wegen dem Regen bleiben wir zu Hause.', 'Wegen des Regens bleiben wir zu Hause.'],
    ['Trotz dem Lärm habe ich gut geschlafen.', 'Trotz des Lärms habe ich gut geschlafen.'],
    ['Während dem Film klingelte ein Handy.', 'Während des Films klingelte ein Handy.'],
  ],
  right: [
    'Wegen des Regens bleiben wir zu Hause.',
    'Trotz der Hitze lief sie weiter.',
    'Während der Fahrt bitte nicht sprechen.',
  ],
});
