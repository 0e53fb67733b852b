// Adjective endings, and case where the meaning decides: the subject, and place versus direction.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemmas, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { ALL_CELLS, cellsAs } from '../../reading/cells.ts';
import { lacksPluralN } from '../../reading/dativePlural.ts';
import { dressed, lacksEnding, phraseOf } from '../../reading/judgedPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { canBeSubject, isNoun, noun } from '../../reading/words.ts';
import dativeVerbs from '../../rows/dativeVerbs.words.tsv';

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
    ['Das ist ein sehr schöne Garten.', 'Das ist ein sehr schöner Garten.'],
    ['Ich wohne in einem ganz kleine Haus.', 'Ich wohne in einem ganz kleinen Haus.'],
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
  if (!phrase || lacksEnding(phrase) !== 0 || phrase.adjectives[0] !== adjective || phrase.adjectives.length > 1)
    return [];
  if (startsWithAdjective && (!phrase.preposition || phrase.preposition.lower === 'zu')) return [];
  // "mit alten Kabel": the adjective shows the dative plural, and the noun lacks its -n
  if (startsWithAdjective && lacksPluralN(match, phrase.noun)) return [];
  // "ein meiner Meinung nach unberechenbarer Mann"
  if (/^(?:nach|zufolge)$/.test(match.sentence.tokens[match.from]?.lower ?? '') && isNoun(match.before())) return [];
  const rest = phrase.determinerCells & phrase.nounCells & phrase.prepositionCells;
  if (rest === 0 || phrase.determinerCells === 0 || phrase.declension === 0) return [];
  if (!adjective.readings.every(({ pos }) => pos === Pos.adjective || pos === Pos.verb)) return [];
  const { declension } = phrase;
  const cells = cellsAs(adjective, Pos.adjective, declension);
  if (
    (cells & rest) !== 0 ||
    /^(?:beiden?|viele[nr]?|wenige[nr]?|mehrere[nr]?|einige[nr]?|andere[nrm]?|anderes|solche[nr]?|lauter)$/.test(
      adjective.lower,
    )
  )
    return [];
  // invariable forms (rosa) stay; a plain comparative is not an attribute
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

/** Trotz kleinen Mängel: an adjective without an article after a preposition with the genitive. */
export const genitiveAdjective = defineRule({
  id: 'de.agreement-noun-phrase.genitive-adjective',
  pattern: [
    words('wegen trotz während aufgrund angesichts anhand mithilfe innerhalb außerhalb'),
    tagged(Pos.adjective).as('adj').mark(),
    noun().as('noun'),
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun);
    // only a plural other than the dative: then it is the genitive
    return (
      m.token('adj').lower.endsWith('en') &&
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

const DATIVE_LEMMAS: ReadonlySet<string> = new Set(wordsIn(dativeVerbs));

/** Der Butter steht: "der" before a feminine noun that is the subject. */
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
    // after a dative at the front, the subject follows the verb
    if (!reads(m.token('verb'), Pos.verb, Feature.singular) && !reads(m.token('verb'), Pos.auxiliary, Feature.singular))
      return false;
    const { lower, readings } = m.token('verb');
    const isPosition = /^(?:ist|war|steht|liegt)$/.test(lower);
    if (!isPosition && readings.some(({ lemma }) => DATIVE_LEMMAS.has(lemma))) return false;
    if (m.sentence.lexicon.analyses(m.token('noun').lower).some(({ pos }) => pos === Pos.adjective)) return false;
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

const POSITIONS = lemmas('hängen liegen stehen sitzen schlafen wohnen befinden leben arbeiten sein');

/** hängt über den Sofa is the wrong gender, "liegt auf den Tisch" the wrong case: place, not direction. */
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
    const rest = m.sentence.tokens.slice(m.token('noun').index + 1);
    const end = rest[0];
    // "dabei ist auf den Wert (10) abzustellen": another verb governs the case
    if (m.token('verb').readings.some(({ lemma }) => lemma === 'sein') && rest.some(({ verbForm }) => verbForm !== 0))
      return false;
    return (
      accusative !== 0 &&
      dative === 0 &&
      verbAt >= 0 &&
      (end === undefined ||
        end.kind === 'punctuation' ||
        (end.lower === 'und' && isFinite(m.sentence.tokens[end.index + 1]))) &&
      !/^(?:stand|standen|lag|lagen)$/.test(m.token('verb').lower)
    );
  },
  suggest: (m) => formsFor(m.sentence, m.token('det'), Pos.determiner, cellsAs(m.token('noun'), Pos.noun) & 0x700, 0),
  wrong: [
    ['Das Buch liegt auf den Tisch.', 'Das Buch liegt auf dem Tisch.'],
    ['Unser Hund schläft immer auf das Sofa.', 'Unser Hund schläft immer auf dem Sofa.'],
    ['Wir sitzen gerade in den Garten.', 'Wir sitzen gerade in dem Garten.'],
  ],
  right: [
    'Das Buch liegt auf dem Tisch.',
    'Er legt es auf den Tisch.',
    'Sie sitzen in den Büros.',
    'Hier ist auf den Abstand (2 m) zu achten.',
  ],
});
