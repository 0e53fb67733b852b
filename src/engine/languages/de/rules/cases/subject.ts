// A clause without a subject, but with a phrase that would be one in another case: der Tasche ist kaputt, den Hund schläft.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { tagged } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { type ClausePhrase, judgedClause } from '../../reading/clause.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { finite, isNoun, neverFinite, noun } from '../../reading/words.ts';

const FEMININE_DATIVE = 0x2200;
const MASCULINE_ACCUSATIVE = 0x10;

/** Verbs that need no subject, or put the person in the dative or accusative: mich friert, dem Kind ist kalt. */
const IMPERSONAL =
  /^(?:geben|heißen|gelten|gehen|gehören|gefallen|fehlen|helfen|danken|gelingen|schmecken|reichen|passen|frieren|grauen|dürsten|hungern|tun|wundern|freuen|ärgern|leichtfallen|schwerfallen|fallen|folgen|drohen|bedürfen|nützen|schaden|begegnen|kommen)$/;

/** The only phrase of the clause, if it could be the subject in another form; null when the clause has a subject. */
function wouldBeSubject(m: Match): ClausePhrase | null {
  const verb = m.token('verb');
  const clause = judgedClause(m.sentence, verb);
  if (!clause || clause.hasSingularPronoun || clause.hasPluralPronoun || clause.hasConjunction) return null;
  const [only, more] = clause.phrases;
  const before = only ? m.sentence.tokens[only.from - 1] : undefined;
  // "die Überquerung der Brücke": a genitive
  if (!only || more || only.isBare || isNoun(before) || /^(?:und|oder)$/.test(before?.lower ?? '')) return null;
  if (m.sentence.tokens[only.noun.index + 1]?.lower === 'nach') return null;
  const inner = m.sentence.tokens.slice(clause.start, clause.end);
  // "Der Frau ist kalt", "den Kunden wird geholfen": impersonal
  if (inner.some((token) => token.readings.some(({ lemma, pos }) => pos === Pos.verb && IMPERSONAL.test(lemma))))
    return null;
  if (
    inner.some(({ lower }) =>
      /^(?:kalt|warm|heiß|schlecht|übel|langweilig|egal|klar|recht|bewusst|wichtig|möglich|lieb|peinlich|schwindelig|es|worden|und|oder)$/.test(
        lower,
      ),
    )
  )
    return null;
  return only;
}

/** The article of the phrase in the nominative. */
function nominative(m: Match): string[] {
  const subject = wouldBeSubject(m);
  const phrase = subject ? phraseAt(m.sentence, subject.from) : null;
  if (!subject || !phrase?.determiner || phrase.adjectives.length > 0 || phrase.determiner !== m.token('det'))
    return [];
  if (
    !/^(?:der|dieser|meiner|deiner|seiner|unserer|den|einen|meinen|deinen|seinen|unseren|diesen)$/.test(
      phrase.determiner.lower,
    )
  )
    return [];
  const cells = phrase.determinerCells & phrase.nounCells;
  const isDative = cells !== 0 && (cells & ~FEMININE_DATIVE) === 0;
  const isAccusative = cells !== 0 && (cells & ~MASCULINE_ACCUSATIVE) === 0 && !isTime(phrase.noun);
  if (!isDative && !isAccusative) return [];
  return formsFor(m.sentence, phrase.determiner, Pos.determiner, isDative ? 0x2 : 0x1, 0xf);
}

const isTime = ({ lower }: Token): boolean =>
  /(?:tag|abend|morgen|monat|sommer|winter|herbst|nachmittag|vormittag|weg|moment|augenblick)$/.test(lower);

/** Nach zwei Wochen ist der Tasche kaputt: the subject belongs in the nominative. */
export const subjectCase = defineRule({
  id: 'de.agreement-noun-phrase.subject',
  patterns: [
    [finite().as('verb'), tagged(Pos.determiner).as('det').mark(), noun()],
    [tagged(Pos.determiner).as('det').mark(), noun(), finite().as('verb')],
  ],
  where: (m) => {
    const verb = m.token('verb');
    return (
      verb.text === verb.lower &&
      neverFinite(verb, Feature.plural | Feature.third) &&
      !neverFinite(verb, Feature.singular | Feature.third) &&
      !verb.readings.some(
        ({ features }) => (features & Feature.imperative) !== 0 && (features & Feature.singular) !== 0,
      ) &&
      nominative(m).length > 0
    );
  },
  suggest: nominative,
  wrong: [
    ['Nach zwei Wochen ist der Tasche schon kaputt.', 'Nach zwei Wochen ist die Tasche schon kaputt.'],
    ['Den Hund schläft im Wohnzimmer.', 'Der Hund schläft im Wohnzimmer.'],
    ['Heute war den Bus wieder zu spät.', 'Heute war der Bus wieder zu spät.'],
  ],
  right: [
    'Nach zwei Wochen ist die Tasche kaputt.',
    'Der Frau ist kalt.',
    'Den Hund hat sie gefüttert.',
    'Den ganzen Tag war sie müde.',
  ],
});
