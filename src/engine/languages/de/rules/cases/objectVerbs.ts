// The accusative with verbs that take no dative: jemanden treffen, den Lehrer fragen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemmas, oneOf, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { clauseEnd, clauseStart, isNoun, lowerWord, noun } from '../../reading/words.ts';

const ACCUSATIVE = 0xf0;
const DATIVE = 0xf00;

const VERBS =
  'treffen besuchen kennenlernen einladen anrufen vermissen fragen heiraten lieben kennen begrüßen wecken verlassen';

const TO_ACCUSATIVE: Readonly<Record<string, string>> = { mir: 'mich', dir: 'dich', ihm: 'ihn' };

const isNonFinite = (token: Token): boolean =>
  token.verbForm !== 0 || reads(token, Pos.verb, Feature.pastParticiple) || reads(token, Pos.verb, Feature.infinitive);

/** letzte Woche, jeden Tag: they say when, not whom. */
const TIMES =
  /^(?:woche|wochenende|jahr|monat|tag|abend|morgen|nachmittag|mal|sommer|winter|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)$/;

const end = (): Element => oneOf(punctuation('.', '!', '?', ',', ';'), words('und oder aber'));

/** gestern im Kino, mit ihr: adverbs and prepositional phrases. */
const circumstance = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      !isFinite(token) &&
      token.verbForm === 0 &&
      token.lower !== 'zu' &&
      token.pos !== Pos.pronoun,
  );

/** Whether every noun among the tokens is governed by a preposition. */
function areCircumstances(tokens: readonly Token[]): boolean {
  let isGoverned = false;
  for (const token of tokens) {
    if (token.pos === Pos.preposition) isGoverned = true;
    else if (TIMES.test(token.lower)) isGoverned = false;
    else if (isNoun(token) || token.pos === Pos.properNoun) {
      if (!isGoverned) return false;
      isGoverned = false;
    } else if (token.pos !== Pos.determiner && token.pos !== Pos.adjective) isGoverned = false;
    else if (token.pos === Pos.determiner && !isGoverned) return false;
  }
  return true;
}

/** The person in the accusative; '' when the phrase is not a dative. */
function inAccusative(m: Match): string {
  const fresh = TO_ACCUSATIVE[m.token('det').lower];
  if (fresh) return fresh;
  const phrase = phraseOf(m, 'det');
  if (!phrase?.determiner || phrase.preposition) return '';
  const cells = ((phrase.determinerCells & phrase.nounCells & DATIVE) >> 4) & ACCUSATIVE;
  const det = formsFor(m.sentence, phrase.determiner, Pos.determiner, cells, ACCUSATIVE)[0] ?? '';
  const adjectives = phrase.adjectives.map((each) =>
    (cellsAs(each, Pos.adjective, phrase.declension) & cells) !== 0
      ? each.text
      : (formsFor(m.sentence, each, Pos.adjective, cells, ACCUSATIVE, phrase.declension)[0] ?? ''),
  );
  return det === '' || adjectives.includes('') ? '' : [det, ...adjectives].join(' ');
}

const SUBJECT = /^(?:ich|du|er|wir|ihr|man|sie)$/;

/** Ich habe meinem Bruder besucht, ich habe ihm gestern im Kino getroffen. */
export const accusativeObject = defineRule({
  id: 'de.agreement-noun-phrase.accusative-object',
  after: 'de.agreement-noun-phrase.accusative-verb',
  patterns: [
    [
      words('meinem deinem seinem ihrem unserem eurem dem einem').as('det').mark(),
      tagged(Pos.adjective).and(lowerWord()).repeat(0, 1).mark(),
      noun(),
      circumstance().repeat(0, 5),
      lemmas(VERBS).and(new Element(isNonFinite)).as('verb'),
      end(),
    ],
    [
      words('mir dir ihm').as('det').mark(),
      circumstance().repeat(1, 6),
      lemmas('treffen besuchen kennenlernen einladen vermissen heiraten').and(new Element(isNonFinite)).as('verb'),
      end(),
    ],
    [
      lemmas('fragen besuchen lieben kennen treffen vermissen heiraten').and(new Element(isFinite)).as('verb'),
      words('meinem deinem seinem ihrem unserem eurem dem einem').as('det').mark(),
      tagged(Pos.adjective).and(lowerWord()).repeat(0, 1).mark(),
      noun(),
      punctuation('.', '!', '?', ','),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const det = m.token('det');
    const start = clauseStart(m.sentence, det.index);
    const clause = tokens.slice(start, clauseEnd(m.sentence, det.index));
    // this is the only object, and the subject is a pronoun
    if (
      clause.some(({ lower }) =>
        /^(?:das|es|was|ihn|den|wen|sich|uns|mich|dich|euch|nach|viel|etwas|nichts|alles)$/.test(lower),
      )
    )
      return false;
    if (
      !clause.some(({ lower }) => SUBJECT.test(lower)) ||
      clause.some(({ lower }) => /^(?:wird|werden|wurden?|worden)$/.test(lower))
    )
      return false;
    const before = tokens.slice(start, det.index);
    if (before[before.length - 1]?.pos === Pos.preposition || !areCircumstances(before)) return false;
    const verb = m.token('verb');
    const after = tokens.slice(det.index + (m.token('det').lower in TO_ACCUSATIVE ? 1 : 0), verb.index);
    const rest = after.slice(after.findIndex((token) => isNoun(token)) + 1);
    if (verb.index > det.index && !areCircumstances(m.token('det').lower in TO_ACCUSATIVE ? after : rest)) return false;
    return inAccusative(m) !== '';
  },
  suggest: (m) => [inAccusative(m)],
  wrong: [
    ['Ich habe gestern meinem Bruder besucht.', 'Ich habe gestern meinen Bruder besucht.'],
    ['Ich habe ihm letzte Woche im Kino getroffen.', 'Ich habe ihn letzte Woche im Kino getroffen.'],
    ['Sie fragte ihrem Lehrer.', 'Sie fragte ihren Lehrer.'],
    [
      'Wir haben dem neuen Nachbarn noch nicht kennengelernt.',
      'Wir haben den neuen Nachbarn noch nicht kennengelernt.',
    ],
  ],
  right: [
    'Wir haben uns mit dem neuen Nachbarn getroffen.',
    'Ich habe mich mit meinem Bruder getroffen.',
    'Er hat meinem Bruder eine Entscheidung abgenommen.',
    'Das haben wir dem Lehrer zuliebe gefragt.',
  ],
});
