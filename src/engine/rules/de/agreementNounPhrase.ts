// Case, gender and number between article and noun, and the case that a preposition asks for.
import { Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { tagged, words } from '../pattern.ts';
import type { Token } from '../token.ts';
import { formsFor, type NounPhrase, phraseAt } from './nounPhrase.ts';
import { clauseStart, isNoun, listed, noun, reads } from './words.ts';

const RELATIVES = listed('der die das den dem des dessen deren denen');

const MEASURES = listed(
  'prozent grad euro dollar kilo liter meter kilometer gramm stück uhr mal mark cent pfund paar dutzend',
);

/** Whether the word before shows that the article may be a pronoun that opens a clause. */
function mayBePronoun(match: Match, determiner: Token): boolean {
  if (!RELATIVES.has(determiner.lower)) return false;
  const before = match.sentence.tokens[determiner.index - 1];
  if (before?.kind === 'punctuation' || before?.pos === Pos.subjunction) return true;
  const beforeThat = match.sentence.tokens[determiner.index - 2];
  return before?.pos === Pos.preposition && beforeThat?.kind === 'punctuation';
}

/** The phrase of a match from the element `start`, when it is one that a rule may judge. */
export function phraseOf(match: Match, start: string): NounPhrase | null {
  const phrase = phraseAt(match.sentence, match.token(start).index);
  if (!phrase) return null;
  const { noun: head, determiner } = phrase;
  const next = match.sentence.tokens[head.index + 1];
  if (isNoun(next) || next?.pos === Pos.properNoun || next?.text === '-' || next?.kind === 'number') return null;
  if (next?.pos === Pos.adjective || next?.text === '/') return null;
  if (MEASURES.has(head.lower) || head.text === head.text.toUpperCase() || head.text.includes('-')) return null;
  if (head.readings.every(({ pos, features }) => pos !== Pos.noun || (features & Group.declension) !== 0)) return null;
  if (
    /(?:e|en|er)$/.test(head.lower) &&
    match.sentence.lexicon.analyses(head.lower).some(({ pos }) => pos === Pos.adjective)
  )
    return null;
  if (
    /(?:teil|tausend|hundert)$/.test(head.lower) ||
    reads(head, Pos.properNoun) ||
    (determiner && mayBePronoun(match, determiner))
  )
    return null;
  return phrase;
}

/** What the determiner and the noun of a phrase both allow. */
export const dressed = (phrase: NounPhrase): number => phrase.determinerCells & phrase.nounCells;

/** ein: what stands for a determiner that fits the noun in the case that its preposition asks for. */
function otherDeterminers(match: Match, phrase: NounPhrase): string[] {
  const determiner = phrase.determiner as Token;
  let cells = phrase.nounCells & phrase.prepositionCells;
  const { tokens } = match.sentence;
  const before = tokens.slice(clauseStart(match.sentence, determiner.index), determiner.index);
  const hasSubject = before.some((token) => /^(?:ich|du|er|wir|man)$/.test(token.lower));
  const isCopula = before.some((token) =>
    token.readings.some(({ lemma }) => /^(?:sein|werden|bleiben|heißen)$/.test(lemma)),
  );
  if (!phrase.preposition && hasSubject && !isCopula && (cells & 0xf0) !== 0) cells &= 0xf0;
  return formsFor(match.sentence, determiner, Pos.determiner, cells, phrase.determinerCells & phrase.prepositionCells);
}

/** der Gerät, eine Termin: the determiner cannot belong to the noun that follows. */
export const determinerAndNoun = defineRule({
  id: 'de.agreement-noun-phrase.determiner',
  pattern: [tagged(Pos.determiner).as('det').mark(), noun().as('noun')],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase?.determiner || phrase.adjectives.length > 0 || phrase.determinerCells === 0) return false;
    // "zwei der Autos", "alles Gute": quantities and what belongs to an earlier noun
    if (
      /^(?:alles|alle|vieles|manches|etwas|viel|wenig|mehr|beides?|beiden|dessen|deren|all|solche?r?|paar|halbe?|andere[nrms]?|des)$/.test(
        phrase.determiner.lower,
      )
    )
      return false;
    return dressed(phrase) === 0;
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
    if (
      /^(?:alles|etwas|viel|wenig|mehr|mehrere|beides?|dessen|deren|all|paar|andere[nrms]?)$/.test(
        phrase.determiner.lower,
      )
    )
      return false;
    if (/^(?:um|zu|wegen|während|trotz)$/.test(phrase.preposition.lower)) return false;
    return (dressed(phrase) & phrase.prepositionCells) === 0 && (phrase.nounCells & phrase.prepositionCells) !== 0;
  },
  suggest: (m) => {
    const phrase = phraseOf(m, 'det');
    return phrase ? otherDeterminers(m, phrase) : [];
  },
  wrong: [
    ['Wir fahren mit den Zug nach Hamburg.', 'Wir fahren mit dem Zug nach Hamburg.'],
    ['Nach das Essen gehen wir spazieren.', 'Nach dem Essen gehen wir spazieren.'],
    ['Das Paket ist für meinem Nachbarn.', 'Das Paket ist für meinen Nachbarn.'],
  ],
  right: [
    'Wir fahren mit dem Zug.',
    'Er geht ohne seinen Hund aus dem Haus.',
    'Das Bild hängt an der Wand, an die Wand kommt noch eins.',
  ],
});

/** wegen dem Regen: the dative of everyday speech where the written language has the genitive. */
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

/** Rules of determiners. */
export const determinerRules = [determinerAndNoun, caseAfterPreposition, genitivePreposition];
