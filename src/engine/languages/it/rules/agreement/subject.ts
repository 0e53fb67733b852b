// The verb of a plural noun, and of two subjects joined by "e".
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isLoneVerb, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, capitalised, form, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { inPerson, isWrongPerson, opensClause, TIME } from '../../reading/clauses.ts';

const PLURAL =
  'i gli le questi queste quei quegli quelle alcuni alcune molti molte tanti tante pochi poche troppi troppe diversi diverse parecchi parecchie tutti tutte certi certe entrambi entrambe miei mie tuoi tue suoi sue nostri nostre vostri vostre due tre quattro cinque sei sette otto nove dieci';

const MORE =
  'i gli le miei mie tuoi tue suoi sue nostri nostre vostri vostre loro altri altre due tre quattro primi prime nuovi nuove vecchi vecchie piccoli piccole grandi stessi stesse ultimi ultime nostri vari varie';

const pluralNoun = oneOf(tagged(Pos.noun, Feature.plural), tagged(Pos.adjective, Feature.plural))
  .and(can(Pos.noun, Feature.plural))
  .except(can(Pos.noun, Feature.singular))
  .except(form(TIME))
  .and(uncapitalised());

/** Words that may come between a noun and its verb: adjectives, and prepositional phrases. */
const tail = oneOf(
  tagged(Pos.adjective),
  words(
    "di del dello della dei degli delle d' dell' in nel nella nei al alla con da dal dalla per mio mia tuo tua suo sua nostro nostra miei mie qui lì questo questa",
  ),
  tagged([Pos.noun, Pos.properNoun]),
);

const clitics = words('non si mi ti ci vi gli ne').repeat(0, 2);

const thirdSingular = oneOf(
  can(Pos.verb, Feature.third | Feature.singular),
  can(Pos.auxiliary, Feature.third | Feature.singular),
);

const singularVerb = thirdSingular.except(can(Pos.conjunction)).except(word('bisogna'));

const COMMON = /^(?:è|era|ha|va|fa|sta|dà|viene|vuole|può|deve|sembra|resta|rimane)$/;

/** Whether the token counts as a verb: the tagger says so, it is a very common verb, or the clause has no other verb. */
function isTakenForVerb(m: Match): boolean {
  const verb = m.token('verb');
  return (
    isTaggedFinite(verb) ||
    COMMON.test(verb.lower) ||
    (m.after() !== undefined && m.after()?.pos !== Pos.noun && isLoneVerb(m, verb))
  );
}

const WE = Feature.first | Feature.plural;
const YOU = Feature.second | Feature.plural;
const THEY = Feature.third | Feature.plural;

/** i ragazzi gioca; molti turisti viene. */
export const pluralSubject = defineRule({
  id: 'it.agreement.subject-verb',
  patterns: [
    [
      words(PLURAL),
      words(MORE).repeat(0, 2),
      pluralNoun.as('subject'),
      tail.repeat(0, 4),
      clitics,
      singularVerb.as('verb').mark(),
    ],
  ],
  where: (m) =>
    opensClause(m) &&
    isWrongPerson(m, 'verb', THEY) &&
    !isWrongPerson(m, 'verb', Feature.third | Feature.singular) &&
    isTakenForVerb(m),
  unless: {
    'nobody knows': {
      when: (m) => m.token('verb').lower === 'sa' && m.sentence.tokens[m.token('verb').index - 1]?.lower === 'si',
      right: 'I miei gatti non si sa mai dove sono.',
    },
  },
  suggest: (m) => inPerson(m, 'verb', THEY),
  wrong: [
    ['I ragazzi gioca in cortile.', 'I ragazzi giocano in cortile.'],
    ['Le mie amiche abita a Milano.', 'Le mie amiche abitano a Milano.'],
    ['Gli studenti non capisce la lezione.', 'Gli studenti non capiscono la lezione.'],
    ['In estate molti negozi del centro chiude.', 'In estate molti negozi del centro chiudono.'],
  ],
  right: [
    'I test del programma sono finiti.',
    'Tutti i giorni va in palestra.',
    'Le regole bisogna rispettarle.',
    'Con i figli va d’accordo.',
    'I clienti sia italiani sia stranieri apprezzano il servizio.',
    'Le parentesi graffe aprono un blocco.',
  ],
});

const one = oneOf(tagged(Pos.noun, Feature.singular), tagged(Pos.properNoun)).except(form(TIME));

const determiners = words("il lo la l' un una mio mia tuo tua suo sua nostro nostra vostro vostra");

/** Marco e Lucia va; mio fratello e io studia. */
export const joinedSubject = defineRule({
  id: 'it.agreement.joined-subject',
  patterns: [
    [
      determiners.repeat(1, 2),
      one.and(uncapitalised()),
      words('e ed'),
      determiners.repeat(1, 2),
      one.and(uncapitalised()).as('last'),
      clitics,
      singularVerb.as('verb').mark(),
    ],
    [
      tagged(Pos.properNoun).and(capitalised()),
      words('e ed'),
      tagged(Pos.properNoun).and(capitalised()).as('last'),
      clitics,
      singularVerb.as('verb').mark(),
    ],
    [
      determiners.repeat(0, 2),
      one,
      words('e ed'),
      words('io tu').as('last'),
      clitics,
      oneOf(singularVerb, can(Pos.verb, Feature.first), can(Pos.auxiliary, Feature.first), can(Pos.verb, THEY))
        .as('verb')
        .mark(),
    ],
    [
      words('io tu'),
      words('e ed'),
      determiners.repeat(0, 2),
      one.as('last'),
      clitics,
      oneOf(singularVerb, can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third)).as('verb').mark(),
    ],
    [
      word('sia'),
      determiners.repeat(0, 2),
      one,
      words('che sia'),
      determiners.repeat(0, 2),
      one.as('last'),
      clitics,
      singularVerb.as('verb').mark(),
    ],
  ],
  where: (m) => {
    const before = m.before();
    if (before && !/^(?:[.;:!?]|ma|che|perché|se|quando|mentre|ieri|oggi|domani|poi)$/.test(before.lower)) return false;
    return isWrongPerson(m, 'verb', personOf(m)) && isTakenForVerb(m);
  },
  suggest: (m) => inPerson(m, 'verb', personOf(m)),
  wrong: [
    ['Mio padre e mia madre lavora in banca.', 'Mio padre e mia madre lavorano in banca.'],
    ['Marco e Lucia va in piscina ogni martedì.', 'Marco e Lucia vanno in piscina ogni martedì.'],
    ['Mia sorella e io abita insieme da un anno.', 'Mia sorella e io abitiamo insieme da un anno.'],
    ['Io e mia sorella va al mare.', 'Io e mia sorella andiamo al mare.'],
    ['Io e Luca va al cinema.', 'Io e Luca andiamo al cinema.'],
    ['Io e mia cugina sono andati al mare.', 'Io e mia cugina siamo andati al mare.'],
    ['Sia mio padre che mia madre lavora in banca.', 'Sia mio padre che mia madre lavorano in banca.'],
  ],
  right: [
    'Il sabato e la domenica lavora in un bar.',
    'Tra Marco e Lucia va tutto bene.',
    'Il direttore e la segretaria sia ieri sia oggi erano assenti.',
    'Il pane e il latte bisogna comprarli ogni giorno.',
  ],
});

function personOf(m: Match): number {
  const tokens = m.sentence.tokens.slice(m.from, m.token('verb').index);
  if (tokens.some(({ lower }) => lower === 'io')) return WE;
  return tokens.some(({ lower }) => lower === 'tu') ? YOU : THEY;
}
