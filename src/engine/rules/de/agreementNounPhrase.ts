// Case, gender and number inside a noun phrase: article, adjectives, noun and the preposition that governs them.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { Element, lemmas, sentenceStart, tagged, words } from '../pattern.ts';
import type { Token } from '../token.ts';
import { ALL_CELLS, cellsAs, formsFor, type NounPhrase, phraseAt } from './nounPhrase.ts';
import { canBeSubject, clauseStart, isFinite, isNoun, listed, noun, reads } from './words.ts';

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
function phraseOf(match: Match, start: string): NounPhrase | null {
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

const dressed = (phrase: NounPhrase): number => phrase.determinerCells & phrase.nounCells;

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
  where: (m) => /em$/.test(m.token('det').lower),
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

/** eine freundlicher Aushilfe: the ending of an adjective after a determiner or preposition. */
export const adjectiveEnding = defineRule({
  id: 'de.agreement-noun-phrase.adjective',
  patterns: [
    [tagged(Pos.determiner).as('start'), tagged(Pos.adjective).as('adj').mark(), noun().as('noun')],
    [tagged(Pos.determiner).as('start'), tagged(Pos.adverb), tagged(Pos.adjective).as('adj').mark(), noun().as('noun')],
    [tagged(Pos.preposition).as('prep'), tagged(Pos.adjective).as('adj').mark(), noun().as('noun')],
  ],
  where: (m) => wantedEndings(m).length > 0,
  suggest: (m) => wantedEndings(m),
  wrong: [
    ['Das ist eine schöner Wohnung.', 'Das ist eine schöne Wohnung.'],
    ['Mit freundlichem Grüßen aus Kiel', 'Mit freundlichen Grüßen aus Kiel'],
    ['Ich suche ein gebrauchten Fahrrad.', 'Ich suche ein gebrauchtes Fahrrad.'],
    ['Der kleiner Hund bellt die ganze Nacht.', 'Der kleine Hund bellt die ganze Nacht.'],
  ],
  right: [
    'Das ist eine schöne Wohnung mit großem Balkon.',
    'Mit freundlichen Grüßen',
    'Viele gute Freunde und alle alten Bekannten kamen.',
    'Er trank ein kaltes Bier und aß einen großen Salat.',
    'Nach langer Krankheit starb sie im hohen Alter.',
  ],
});

function wantedEndings(match: Match): string[] {
  const adjective = match.token('adj');
  const startsWithAdjective = match.sentence.tokens[match.from]?.pos === Pos.preposition;
  const phrase = phraseOf(match, startsWithAdjective ? 'adj' : 'start');
  if (!phrase || phrase.adjectives[0] !== adjective || phrase.adjectives.length > 1) return [];
  if (startsWithAdjective && (!phrase.preposition || phrase.preposition.lower === 'zu')) return [];
  const rest = phrase.determinerCells & phrase.nounCells & phrase.prepositionCells;
  if (rest === 0 || phrase.determinerCells === 0 || phrase.declension === 0) return [];
  if (!adjective.readings.every(({ pos }) => pos === Pos.adjective || pos === Pos.verb)) return [];
  const { declension } = phrase;
  const cells = cellsAs(adjective, Pos.adjective, declension);
  if (
    (cells & rest) !== 0 ||
    /^(?:beiden?|viele[nr]?|wenige[nr]?|mehrere[nr]?|einige[nr]?|andere[nrm]?|anderes|solche[nr]?)$/.test(
      adjective.lower,
    )
  )
    return [];
  // forms that never change (rosa) stay; the plain comparative is no attribute
  if (
    adjective.readings.some(
      ({ pos, features }) => pos === Pos.adjective && (features & (Group.case | Feature.comparative)) === 0,
    )
  )
    return [];
  return formsFor(match.sentence, adjective, Pos.adjective, rest, cellsAs(adjective, Pos.adjective), declension).slice(
    0,
    3,
  );
}

/** Trotz kleinen Mängel: an adjective without article after a preposition with the genitive. */
export const genitiveAdjective = defineRule({
  id: 'de.agreement-noun-phrase.genitive-adjective',
  pattern: [
    words('wegen trotz während aufgrund angesichts anhand mithilfe innerhalb außerhalb'),
    tagged(Pos.adjective).as('adj').mark(),
    noun().as('noun'),
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun);
    // only a plural that is not the dative: then it is the genitive
    return (
      /en$/.test(m.token('adj').lower) &&
      (cells & 0x8000) !== 0 &&
      (cells & 0x0fff & ~0x0088) === 0 &&
      (cells & 0x0800) === 0
    );
  },
  suggest: (m) => formsFor(m.sentence, m.token('adj'), Pos.adjective, 0x8000, ALL_CELLS, Feature.strong),
  wrong: [
    ['Trotz lauten Züge schlief er gut.', 'Trotz lauter Züge schlief er gut.'],
    [
      'Wegen alten Schäden und neuen Mängel zahlt niemand; während langen Nächte wachte er.',
      'Wegen alten Schäden und neuen Mängel zahlt niemand; während langer Nächte wachte er.',
    ],
    ['Aufgrund neuen Anträge dauert es länger.', 'Aufgrund neuer Anträge dauert es länger.'],
  ],
  right: [
    'Trotz lauter Züge schlief er gut.',
    'Wegen starken Schmerzen blieb er im Bett.',
    'Aufgrund neuer Anträge dauert es länger.',
  ],
});

const DATIVE_VERBS = listed(
  'gehört gefällt fehlt hilft geht tut wird wurde würde ist war reicht passt schmeckt steht liegt droht gelang gelingt fiel fällt kam kommt gilt galt folgt folgte scheint schien blieb bleibt gebührt bot bietet kann konnte muss soll sollte will mag darf dürfte könnte müsste',
);

/** Der Butter steht: a feminine noun with "der" that is the subject. */
export const derForFeminine = defineRule({
  id: 'de.agreement-noun-phrase.der-feminine',
  pattern: [
    sentenceStart(),
    words('der dieser jeder').as('det').mark(),
    noun().as('noun'),
    new Element((token) => isFinite(token)).as('verb'),
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun);
    const next = m.after();
    if ((cells & 0x111) !== 0 || (cells & 0x8888) !== 0 || (cells & 0x2222) === 0) return false;
    // a dative at the front has its subject after the verb
    if (!/^(?:ist|war|steht|liegt)$/.test(m.token('verb').lower) && DATIVE_VERBS.has(m.token('verb').lower))
      return false;
    const rest = m.sentence.tokens.slice(m.token('verb').index + 1);
    if (
      /^(?:ist|war|steht|liegt)$/.test(m.token('verb').lower) &&
      rest.some((token) => isNoun(token) && canBeSubject(token) && !isPrepositionBefore(m, token))
    )
      return false;
    return !canBeSubject(next) && next?.pos !== Pos.properNoun;
  },
  suggest: (m) => [m.token('det').lower.replace(/er$/, m.token('det').lower === 'der' ? 'ie' : 'e')],
  wrong: [
    ['Der Milch steht noch auf dem Tisch.', 'Die Milch steht noch auf dem Tisch.'],
    ['Der Lieferung dauert leider noch zwei Wochen.', 'Die Lieferung dauert leider noch zwei Wochen.'],
    ['Der Pizza war kalt und viel zu teuer.', 'Die Pizza war kalt und viel zu teuer.'],
  ],
  right: [
    'Der Frau gehört das Haus.',
    'Der Milch wird Zucker zugesetzt.',
    'Der Butter folgt das Mehl.',
    'Der Stadt fehlt das Geld.',
  ],
});

const isPrepositionBefore = (match: Match, token: Token): boolean => {
  const { tokens } = match.sentence;
  for (let i = token.index - 1; i > match.from; i--) {
    const each = tokens[i] as Token;
    if (each.pos === Pos.preposition) return true;
    if (each.pos !== Pos.determiner && each.pos !== Pos.adjective) return false;
  }
  return false;
};

const POSITIONS = lemmas('hängen liegen stehen sitzen schlafen wohnen befinden');

/** hängt über den Sofa is a wrong gender; "liegt auf den Tisch" a wrong case: place, not direction. */
export const placeNotDirection = defineRule({
  id: 'de.agreement-noun-phrase.place',
  patterns: [
    [
      POSITIONS.as('verb'),
      tagged([Pos.adverb, Pos.pronoun, Pos.particle]).repeat(0, 3),
      words('in auf an unter über hinter neben vor'),
      words('den das die einen').as('det').mark(),
      noun().as('noun'),
    ],
  ],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase || !isFinite(m.token('verb')) || /^hing|^hänge?$|^hängen$/.test(m.token('verb').lower)) return false;
    const accusative = dressed(phrase) & 0xf0;
    const dative = dressed(phrase) & 0xf00;
    const verbAt = m.token('verb').index;
    const end = m.sentence.tokens[m.token('noun').index + 1];
    return (
      accusative !== 0 &&
      dative === 0 &&
      verbAt >= 0 &&
      (end === undefined || end.kind === 'punctuation') &&
      !/^(?:stand|standen|lag|lagen)$/.test(m.token('verb').lower)
    );
  },
  suggest: (m) => formsFor(m.sentence, m.token('det'), Pos.determiner, cellsAs(m.token('noun'), Pos.noun) & 0x700, 0),
  wrong: [
    ['Das Buch liegt auf den Tisch.', 'Das Buch liegt auf dem Tisch.'],
    ['Unser Hund schläft immer auf das Sofa.', 'Unser Hund schläft immer auf dem Sofa.'],
    ['Wir sitzen gerade in den Garten.', 'Wir sitzen gerade in dem Garten.'],
  ],
  right: ['Das Buch liegt auf dem Tisch.', 'Er legt es auf den Tisch.', 'Sie sitzen in den Büros.'],
});

/** Rules of agreement in the noun phrase. */
export const nounPhraseRules = [
  determinerAndNoun,
  caseAfterPreposition,
  genitivePreposition,
  adjectiveEnding,
  genitiveAdjective,
  derForFeminine,
  placeNotDirection,
];
