// Subjects whose person does not show in the word before the verb: noi ragazzi, sono io che, leggere i giornali, lei, signora.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isCapitalised } from '../../../../rules/token.ts';
import { inPerson, isWrongPerson, statementReadings } from '../../reading/clauses.ts';

const HE = Feature.third | Feature.singular;
const THEY = Feature.third | Feature.plural;

const PERSONS: Readonly<Record<string, number>> = {
  io: Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  noi: Feature.first | Feature.plural,
  voi: Feature.second | Feature.plural,
  lei: HE,
};

const personOf = (m: Match): number => PERSONS[m.token('subject').lower] ?? 0;

const clitics = words('non mi ti si ci vi lo la li le ne gli').repeat(0, 3);

const finite = (features: number) => oneOf(can(Pos.verb, features), can(Pos.auxiliary, features));

/** noi ragazzi giocavano; sono io che ha rotto; lei, signora, hai ragione. */
export const personOfSubject = defineRule({
  id: 'it.agreement.person-of-subject',
  patterns: [
    [
      words('noi voi').as('subject'),
      tagged(Pos.noun, Feature.plural).as('noun'),
      oneOf(
        words("di del della dei delle d' dell' della in da dal"),
        tagged([Pos.noun, Pos.adjective, Pos.properNoun]),
      ).repeat(0, 3),
      clitics,
      finite(THEY)
        .except(oneOf(can(Pos.noun), can(Pos.adjective)))
        .as('verb')
        .mark(),
    ],
    [
      words('sono sei siamo siete ero eri eravamo eravate è'),
      words('stato stata stati state sempre proprio solo').repeat(0, 1),
      words('io tu').as('subject'),
      word('che'),
      clitics,
      words('ha aveva è era').as('verb').mark(),
      can(Pos.verb, Feature.pastParticiple),
    ],
    [
      word('lei').as('subject'),
      punctuation(','),
      words('signora signore signorina dottore dottoressa professore professoressa avvocato direttore'),
      tagged(Pos.properNoun).repeat(0, 2),
      punctuation(','),
      clitics,
      finite(Feature.second | Feature.singular)
        .as('verb')
        .mark(),
    ],
  ],
  where: (m) => isWrongPerson(m, 'verb', personOf(m)),
  unless: {
    'an object': {
      when: (m) => m.before()?.pos === Pos.preposition || /^(?:come|quanto|tra|fra)$/.test(m.before()?.lower ?? ''),
      right: 'Per noi ragazzi erano giorni felici.',
    },
    'what people do': {
      when: (m) => m.sentence.tokens[m.token('verb').index - 1]?.lower === 'si',
      right: 'Noi ragazzi si dormivano sonni tranquilli.',
    },
  },
  suggest: (m) => inPerson(m, 'verb', personOf(m)),
  params: (m) => ({ subject: m.text('subject') }),
  wrong: [
    ['Noi ragazzi del quartiere giocavano in cortile.', 'Noi ragazzi del quartiere giocavamo in cortile.'],
    ['Sono io che ha rotto il vaso.', 'Sono io che ho rotto il vaso.'],
    ['Lei, signora, hai visto il mio gatto?', 'Lei, signora, ha visto il mio gatto?'],
  ],
  right: [
    'Noi allievi del capitano Rossi siamo pronti.',
    'Lei, signora, venga con me.',
    'Noi, i ragazzi erano già partiti, restammo soli.',
  ],
});

/** Words after which another clause has the verb. */
const OPENS =
  /^(?:che|chi|cui|se|quando|come|dove|quanto|quanti|quante|quale|quali|perché|mentre|e|ed|o|né|cosa|ma|finché)$/;

/** The first finite verb after an infinitive that opens the sentence, if nothing else can be its subject. */
function isFirstVerb(m: Match): boolean {
  const between = m.sentence.tokens.slice(1, m.token('verb').index);
  return !between.some(
    (token) =>
      (isCapitalised(token) && token.pos !== Pos.properNoun) ||
      isTaggedFinite(token) ||
      token.kind !== 'word' ||
      OPENS.test(token.lower) ||
      canBeInfinitive(token),
  );
}

/** leggere i giornali mi annoiano: an infinitive is singular. */
export const infinitiveSubject = defineRule({
  id: 'it.agreement.infinitive-subject',
  pattern: [
    sentenceStart(),
    can(Pos.verb, Feature.infinitive).except(can(Pos.noun)).as('subject'),
    oneOf(
      tagged([Pos.noun, Pos.determiner, Pos.preposition, Pos.adjective, Pos.adverb, Pos.properNoun, Pos.numeral]),
      words('il la lo i gli le un una con senza'),
    )
      .repeat(1, 9)
      .as('between'),
    words('non mi ti ci vi gli le').repeat(0, 2),
    finite(THEY)
      .and(tagged([Pos.verb, Pos.auxiliary]))
      .and(uncapitalised())
      .as('verb')
      .mark(),
    oneOf(can(Pos.adjective, Feature.plural), can(Pos.verb, Feature.pastParticiple | Feature.plural))
      .repeat(0, 1)
      .as('said')
      .mark(),
  ],
  where: (m) =>
    isFirstVerb(m) &&
    isWrongPerson(m, 'verb', HE) &&
    statementReadings(m.token('verb')).every(({ features }) => (features & Group.mood) !== Feature.subjunctive) &&
    inPerson(m, 'verb', HE).length > 0,
  suggest: (m) => {
    const said = m.has('said')
      ? m.inflect('said', Feature.masculine | Feature.singular).filter((each) => !each.endsWith("'"))[0]
      : undefined;
    return inPerson(m, 'verb', HE).map((verb) => m.rewrite(said === undefined ? { verb } : { verb, said }));
  },
  wrong: [
    ['Leggere i commenti sotto gli articoli mi annoiano.', 'Leggere i commenti sotto gli articoli mi annoia.'],
    ['Guidare con le strade ghiacciate sono pericolosi.', 'Guidare con le strade ghiacciate è pericoloso.'],
    ['Camminare lungo il fiume mi rilassano molto.', 'Camminare lungo il fiume mi rilassa molto.'],
  ],
  right: [
    'Leggere i commenti mi annoia.',
    'Leggere e scrivere sono importanti.',
    'Parere contrario hanno espresso tutti i vicini.',
    'Capire quanti amici vengono mi aiuta.',
    'Vedere che i ragazzi sono felici mi basta.',
  ],
});
