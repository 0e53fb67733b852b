// Noun phrases in which one word has the wrong form: ein neue Stelle, mit den Kinder, trotz die Verspätung, gern kalte Kaffee.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { number, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { ALL_CELLS, cellsAs } from '../../reading/cells.ts';
import { lacksPluralN } from '../../reading/dativePlural.ts';
import { lacksEnding, phraseOf } from '../../reading/judgedPhrase.ts';
import { type NounPhrase } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { isNoun, noun, nounReadings } from '../../reading/words.ts';
import { otherNumber } from './number.ts';

const JUDGED =
  /^(?:d(?:er|ie|as|en|em|es)|(?:dies|jed|welch)e[rsnm]?|(?:k?ein|mein|dein|sein|ihr|unser|eur|euer)(?:e[rsnm]?)?)$/;

/** A phrase of determiner, adjective and noun in which the determiner cannot belong to the noun. */
function mismatched(m: Match): NounPhrase | null {
  const phrase = phraseOf(m, 'det');
  if (!phrase?.determiner || phrase.adjectives.length !== 1 || !JUDGED.test(phrase.determiner.lower)) return null;
  const [adjective] = phrase.adjectives as [Token];
  if (!adjective.readings.every(({ pos }) => pos === Pos.adjective || pos === Pos.verb)) return null;
  const before = m.before();
  // "ihr kleine Kinder habt", "was für ein", "die einen großen Hunde"
  if (/^(?:wegen|trotz|während|statt|anstatt)$/.test(before?.lower ?? '')) return null;
  if (before?.pos === Pos.determiner || (phrase.determiner.lower === 'ihr' && before?.pos !== Pos.preposition))
    return null;
  if (phrase.determiner.lower.endsWith('en') && dativePlurals(m, phrase.noun).length > 0) return null;
  if (lacksEnding(phrase) !== 0) return phrase;
  if ((phrase.determinerCells & phrase.nounCells) !== 0 || phrase.nounCells === 0 || otherNumber(m).length > 0)
    return null;
  // "des schweren Erdbeben": the noun lacks its ending
  const isGenitive = (phrase.determinerCells & ~0x5000) === 0;
  return isGenitive && (phrase.nounCells & 0x0555) !== 0 ? null : phrase;
}

/** Determiners that fit the noun and the adjective as they stand. */
function fitting(m: Match, phrase: NounPhrase): string[] {
  const [adjective] = phrase.adjectives as [Token];
  const cells =
    lacksEnding(phrase) ||
    phrase.nounCells & phrase.prepositionCells & cellsAs(adjective, Pos.adjective, phrase.declension);
  if (cells === 0) return [];
  const like = phrase.determinerCells & phrase.prepositionCells;
  return formsFor(m.sentence, phrase.determiner as Token, Pos.determiner, cells, like).slice(0, 3);
}

/** ein neue Stelle: only the article is wrong. */
export const articleBeforeAdjective = defineRule({
  id: 'de.agreement-noun-phrase.article',
  pattern: [tagged(Pos.determiner).as('det').mark(), tagged(Pos.adjective), noun().as('noun')],
  where: (m) => {
    const phrase = mismatched(m);
    return phrase !== null && fitting(m, phrase).length > 0;
  },
  suggest: (m) => {
    const phrase = mismatched(m);
    return phrase ? fitting(m, phrase) : [];
  },
  wrong: [
    ['Ich habe ein neue Stelle gefunden.', 'Ich habe eine neue Stelle gefunden.'],
    ['Wir brauchen eine neuen Drucker im Büro.', 'Wir brauchen einen neuen Drucker im Büro.'],
    ['Er sucht ein günstige Wohnung in Köln.', 'Er sucht eine günstige Wohnung in Köln.'],
  ],
  right: [
    'Ich habe eine neue Stelle gefunden.',
    'Unser altes Auto fährt noch.',
    'Die einen großen Garten haben, sind zu beneiden.',
  ],
});

const DATIVE_ONLY = 'mit von bei zu aus nach seit';

/** The dative plural of a noun that is in another case of the plural. */
export function dativePlurals({ sentence }: Match, token: Token, isCounted = false): string[] {
  const found = new Set<string>();
  for (const { lemma, features } of nounReadings(token)) {
    // "dem Manne", "im Jahre": an old dative singular
    const isPlural = (features & Feature.plural) !== 0;
    const isOldDative = (features & Group.case) === Feature.dative && token.text === `${lemma}e`;
    // drei Zimmer: the same form in both numbers
    const isBare = isCounted && lemma === token.text && /e[lr]$/.test(lemma);
    if (!isPlural && !isOldDative && !isBare) return [];
    if (isPlural && (features & Feature.dative) !== 0) return [];
    for (const form of sentence.lexicon.inflect(lemma, Pos.noun, Feature.plural | Feature.dative)) found.add(form);
  }
  found.delete(token.text);
  return [...found].filter((form) => form === `${token.text}n`);
}

/** Whether a number greater than one precedes the noun. */
const isCounted = (m: Match): boolean =>
  m.sentence.tokens
    .slice(m.from + 1, m.token('noun').index)
    .some(
      (each) => (each.kind === 'number' && each.text !== '1') || (each.pos === Pos.numeral && each.lower !== 'ein'),
    );

/** Counted, or with an adjective that only the plural has without an article: mit alten Kabel. */
const isManifold = (m: Match): boolean =>
  isCounted(m) ||
  (m.token('noun').index === m.from + 2 &&
    m.sentence.tokens[m.from + 1]?.pos === Pos.adjective &&
    lacksPluralN(m, m.token('noun')));

const fitsDativePlural = (token: Token): boolean =>
  token.kind === 'number' ||
  token.pos === Pos.numeral ||
  (/(?:en|ei|ier|nf|hs|ht|hn|lf)$/.test(token.lower) &&
    token.readings.some(
      ({ pos, features }) =>
        pos === Pos.numeral ||
        ((pos === Pos.determiner || pos === Pos.adjective) &&
          (features & Feature.plural) !== 0 &&
          (features & Feature.dative) !== 0),
    ));

/** mit den Kinder, vor zwei Monate: the dative plural ending is missing. */
export const dativePlural = defineRule({
  id: 'de.agreement-noun-phrase.dative-plural',
  priority: 2,
  patterns: [
    [words(DATIVE_ONLY), tagged([Pos.determiner, Pos.numeral, Pos.adjective]).repeat(0, 3), noun().as('noun').mark()],
    [words(DATIVE_ONLY), number(), tagged(Pos.adjective).repeat(0, 1), noun().as('noun').mark()],
    [
      words('in an auf vor unter über hinter neben zwischen'),
      words('den diesen allen vielen meinen deinen seinen ihren unseren einigen wenigen mehreren').as('det'),
      tagged(Pos.adjective).repeat(0, 2),
      noun().as('noun').mark(),
    ],
    [
      words('vor'),
      oneOf(words('zwei drei vier fünf sechs sieben acht neun zehn zwölf'), number()),
      words('tage monate jahre').and(noun()).as('noun').mark(),
    ],
  ],
  where: (m) => {
    const token = m.token('noun');
    if (token.text === token.text.toUpperCase() || reads(token, Pos.properNoun) || token.text.includes('-'))
      return false;
    const { tokens } = m.sentence;
    const prep = m.sentence.tokens[m.from] as Token;
    const inner = tokens.slice(m.from + 1, token.index);
    if (/(?:meter|liter|euro|dollar|prozent|uhr)$/.test(token.lower)) return false;
    if (m.before()?.lower === 'bis' || isNoun(m.after()) || m.after()?.text === '-') return false;
    // "zu Tage", "meiner Meinung nach Umwege", "von Kontakte": set phrases and names
    if (inner.length === 0 && prep.text !== 'mit') return false;
    if (prep.lower === 'zu' && inner[0]?.pos === Pos.adjective) return false;
    // every word in between must allow the dative plural: "mit die Kinder" is a different mistake
    if (inner.some((each) => !fitsDativePlural(each))) return false;
    return dativePlurals(m, token, isManifold(m)).length > 0;
  },
  suggest: (m) => dativePlurals(m, m.token('noun'), isManifold(m)),
  wrong: [
    ['Ich war mit den Kinder im Zoo.', 'Ich war mit den Kindern im Zoo.'],
    ['Seit zwei Tage regnet es.', 'Seit zwei Tagen regnet es.'],
    ['In den letzten Monate war viel los.', 'In den letzten Monaten war viel los.'],
    ['Vor drei Jahre sind wir umgezogen.', 'Vor drei Jahren sind wir umgezogen.'],
    ['Wir spielen mit zwei Kinder.', 'Wir spielen mit zwei Kindern.'],
    ['Er fährt mit drei Freunde.', 'Er fährt mit drei Freunden.'],
    ['Im Keller stehen Kisten mit alten Kabel.', 'Im Keller stehen Kisten mit alten Kabeln.'],
    ['Ich fahre mit den Kinder nach Hause.', 'Ich fahre mit den Kindern nach Hause.'],
    ['Wir reisen mit 3 Kinder und einem Hund.', 'Wir reisen mit 3 Kindern und einem Hund.'],
  ],
  right: [
    'Ich war mit den Kindern im Zoo.',
    'Er kam zu Hause an.',
    'Nach Jahren sahen wir uns wieder.',
    'Mit zwei Autos.',
  ],
});

const LOOSE_BEFORE = listed(
  'gern gerne immer nur auch sehr noch oft wieder leider wirklich so heute gestern morgen täglich manchmal lieber meistens',
);

/** An adjective and noun without an article that do not agree. */
function bare(m: Match): string[] {
  const adjective = m.token('adj');
  const { tokens } = m.sentence;
  let at = adjective.index - 1;
  while (at >= 0 && LOOSE_BEFORE.has(tokens[at]?.lower ?? '')) at--;
  const before = tokens[at];
  const isVerb = before !== undefined && isFinite(before) && !reads(before, Pos.adjective);
  const isFree = before === undefined || isVerb || /^(?:ich|wir|er|du|man)$/.test(before.lower);
  const phrase = phraseOf(m, 'adj');
  if (!isFree || !phrase || phrase.adjectives.length !== 1 || phrase.nounCells === 0) return [];
  if (
    !adjective.readings.every(
      ({ pos, features }) => pos === Pos.verb || (pos === Pos.adjective && (features & Group.case) !== 0),
    )
  )
    return [];
  if (/^(?:viele?|wenige?|beide|alle|mehr|andere|solche|halbe?|ganze?)[nrsm]?$/.test(adjective.lower)) return [];
  const cells = cellsAs(adjective, Pos.adjective, Feature.strong);
  if ((cells & phrase.nounCells) !== 0) return [];
  const plain = phrase.nounCells & 0xff;
  return formsFor(
    m.sentence,
    adjective,
    Pos.adjective,
    plain || phrase.nounCells,
    plain & 0xf0 || ALL_CELLS,
    Feature.strong,
  ).slice(0, 3);
}

/** gern kalte Kaffee: without an article, the adjective itself shows the gender. */
export const strongAdjective = defineRule({
  id: 'de.agreement-noun-phrase.strong-adjective',
  pattern: [tagged(Pos.adjective).as('adj').mark(), noun().as('noun')],
  where: (m) => bare(m).length > 0,
  suggest: bare,
  wrong: [
    ['Ich esse gern frische Obst aus dem Garten.', 'Ich esse gern frisches Obst aus dem Garten.'],
    ['Das Café hat sehr freundliche Personal.', 'Das Café hat sehr freundliches Personal.'],
    ['Wir haben heute wieder großer Glück gehabt.', 'Wir haben heute wieder großes Glück gehabt.'],
  ],
  right: ['Ich esse gern frisches Obst.', 'Sie isst nur weißes Brot.', 'Das sind schöne Bilder.'],
});
