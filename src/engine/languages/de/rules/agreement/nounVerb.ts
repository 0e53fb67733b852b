// Agreement between a noun and its verb.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { number, oneOf, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { canBeSubject, finite, neverFinite, noun } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

const only = (cells: number, allowed: number): boolean => cells !== 0 && (cells & ~allowed) === 0;

const PLURAL = 0x8888;

/** Whether the word after the verb could be the subject instead. */
function otherSubject(match: Match): boolean {
  const next = match.after();
  return (
    next === undefined ||
    canBeSubject(next) ||
    next.pos === Pos.properNoun ||
    next.pos === Pos.adjective ||
    next.kind !== 'word'
  );
}

/** Meine Eltern hat: a plural noun phrase before the verb. */
export const nounVerb = defineRule({
  id: 'de.agreement-subject-verb.noun',
  patterns: [
    [
      sentenceStart(),
      tagged(Pos.determiner).as('det'),
      tagged(Pos.adjective).repeat(0, 2),
      noun().as('noun'),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      tagged(Pos.determiner).as('det'),
      tagged(Pos.adjective).repeat(0, 2),
      noun().as('noun'),
      words('im am in an auf vor von aus mit bei vom beim unter über hinter neben'),
      tagged(Pos.determiner).repeat(0, 1),
      noun(),
      finite().as('verb').mark(),
    ],
  ],
  where: (m) => {
    const phrase = phraseAt(m.sentence, m.token('det').index);
    const verb = m.token('verb');
    if (
      !phrase ||
      verb.text !== verb.lower ||
      (otherSubject(m) && !/^(?:uns|euch|mich|mir|dich|sich|ihm|ihn|sehr|noch|schon)$/.test(m.after()?.lower ?? ''))
    )
      return false;
    if (m.after()?.lower === 'sich' && m.after(2)?.pos === Pos.determiner && canBeSubject(m.after(2))) return false;
    const cells = phrase.determinerCells & phrase.nounCells;
    if (verb.readings.some(({ pos }) => pos !== Pos.verb && pos !== Pos.auxiliary) || /^(?:gibt|gab)$/.test(verb.lower))
      return false;
    if (only(cells, PLURAL) && (cells & 8) !== 0) return neverFinite(verb, Feature.third | Feature.plural);
    return (
      only(cells, 0x7777) &&
      (cells & 7) !== 0 &&
      (cells & 0x70) === 0 &&
      neverFinite(verb, Feature.third | Feature.singular)
    );
  },
  suggest: (m) => {
    const phrase = phraseAt(m.sentence, m.token('det').index);
    const isPlural = phrase ? only(phrase.determinerCells & phrase.nounCells, PLURAL) : false;
    return verbFor(m, 'verb', Feature.third | (isPlural ? Feature.plural : Feature.singular));
  },
  wrong: [
    ['Meine Eltern kommt uns morgen besuchen.', 'Meine Eltern kommen uns morgen besuchen.'],
    ['Die Kinder hat sich sehr gefreut.', 'Die Kinder haben sich sehr gefreut.'],
    ['Der Hund haben sich versteckt.', 'Der Hund hat sich versteckt.'],
    ['Die Blumen auf dem Balkon blüht sehr schön.', 'Die Blumen auf dem Balkon blühen sehr schön.'],
  ],
  right: [
    'Meine Eltern kommen morgen.',
    'Die Kinder hat er abgeholt.',
    'Die Bücher liest mein Vater.',
    'Die Leute haben sich gefreut.',
  ],
});

/** Die Qualität der Stoffe lassen: the verb agrees with the first noun, not with the genitive. */
export const nounOfNounVerb = defineRule({
  id: 'de.agreement-subject-verb.genitive',
  pattern: [
    sentenceStart(),
    tagged(Pos.determiner).as('det'),
    noun().as('noun'),
    words('der dieser meiner unserer seiner ihrer aller').as('genitive'),
    tagged(Pos.adjective).optional(),
    noun().as('second'),
    finite().as('verb').mark(),
  ],
  where: (m) => {
    const phrase = phraseAt(m.sentence, m.token('det').index);
    const cells = phrase ? phrase.determinerCells & phrase.nounCells : 0;
    if (
      !only(cells, 0x7777) ||
      (cells & 7) === 0 ||
      /^(?:reihe|anzahl|menge|mehrheit|hälfte|teil|zahl|gruppe|vielzahl|viertel|drittel|fünftel|prozent|paar|mehrzahl|großteil)$/.test(
        m.token('noun').lower,
      )
    )
      return false;
    if ((cellsAs(m.token('second'), Pos.noun) & 0x8000) === 0 || otherSubject(m)) return false;
    return neverFinite(m.token('verb'), Feature.third | Feature.singular);
  },
  suggest: (m) => verbFor(m, 'verb', Feature.third | Feature.singular),
  wrong: [
    ['Die Qualität der Bilder sind sehr gut.', 'Die Qualität der Bilder ist sehr gut.'],
    ['Der Preis der Karten waren zu hoch.', 'Der Preis der Karten war zu hoch.'],
    ['Das Verhalten der Mitarbeiter haben mich geärgert.', 'Das Verhalten der Mitarbeiter hat mich geärgert.'],
  ],
  right: ['Die Qualität der Bilder ist gut.', 'Die Mehrheit der Gäste waren Kinder.', 'Die Farbe der Wände ist hell.'],
});

const MEASURES = listed(
  'meter kilometer zentimeter stunden minuten jahre monate wochen tage euro prozent grad kilo liter mal jahr',
);

/** Hier fehlt zwei Unterschriften: the subject after the verb. */
export const verbNoun = defineRule({
  id: 'de.agreement-subject-verb.after-verb',
  pattern: [
    sentenceStart(),
    words('hier dort da heute jetzt leider es dann außerdem hinten vorne oben unten dabei darin deshalb').as('first'),
    words('fehlt liegt steht kommt hängt bleibt ist war stand lag kam fehlte hing existiert sitzt passiert')
      .as('verb')
      .mark(),
    words('noch nur auch leider immer schon ja wieder insgesamt').repeat(0, 2),
    oneOf(words('zwei drei vier fünf sechs sieben acht neun zehn viele einige mehrere alle wenige'), number()).as(
      'number',
    ),
    tagged(Pos.adjective).repeat(0, 2),
    noun().as('noun'),
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun);
    return (
      (cells & 8) !== 0 &&
      !MEASURES.has(m.token('noun').lower) &&
      m.text('number') !== '1' &&
      !/^(?:uhr)$/.test(m.token('noun').lower) &&
      !reads(m.after(), Pos.adjective)
    );
  },
  suggest: (m) => verbFor(m, 'verb', Feature.third | Feature.plural),
  wrong: [
    ['Hier fehlt noch drei Stühle.', 'Hier fehlen noch drei Stühle.'],
    ['Dort steht viele alte Häuser.', 'Dort stehen viele alte Häuser.'],
    ['Heute kommt zwei Freunde zu Besuch.', 'Heute kommen zwei Freunde zu Besuch.'],
  ],
  right: ['Dort steht ein Haus neben vielen alten Bäumen.', 'Hier liegt zwei Meter Schnee.', 'Es ist zwei Uhr.'],
});
