// The person and number of a verb after its subject: a pronoun, or a noun wherever a clause begins.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { inPerson, isWrongPerson, opensClause, TIME } from '../../reading/clauses.ts';

const PERSONS: Readonly<Record<string, number>> = {
  io: Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  egli: Feature.third | Feature.singular,
  ella: Feature.third | Feature.singular,
  esso: Feature.third | Feature.singular,
  essa: Feature.third | Feature.singular,
  nessuno: Feature.third | Feature.singular,
  qualcuno: Feature.third | Feature.singular,
  ognuno: Feature.third | Feature.singular,
  lui: Feature.third | Feature.singular,
  lei: Feature.third | Feature.singular,
  noi: Feature.first | Feature.plural,
  voi: Feature.second | Feature.plural,
  loro: Feature.third | Feature.plural,
};

const CLITICS = 'non mi ti si ci vi lo la li le ne gli me te ce ve';

const person = (pos: typeof Pos.verb | typeof Pos.auxiliary) =>
  oneOf(can(pos, Feature.first), can(pos, Feature.second), can(pos, Feature.third));

const verb = oneOf(person(Pos.verb), person(Pos.auxiliary))
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .except(can(Pos.adverb))
  .except(can(Pos.preposition))
  .except(can(Pos.conjunction))
  .except(can(Pos.pronoun));

/** noi va, tu mangia. */
export const pronounVerb = defineRule({
  id: 'it.agreement.pronoun-verb',
  patterns: [
    [words(Object.keys(PERSONS).join(' ')).as('subject'), words(CLITICS).repeat(0, 2), verb.as('verb').mark()],
    [
      words(Object.keys(PERSONS).join(' ')).as('subject'),
      words('non').repeat(0, 1),
      words('è sono sei siamo siete ha ho hai abbiamo avete hanno va vado vai vanno').as('verb').mark(),
    ],
  ],
  where: (m) => {
    const subject = m.token('subject');
    const before = m.sentence.tokens[subject.index - 1];
    // "noi si va", the impersonal form
    if (m.sentence.tokens[subject.index + 1]?.lower === 'si') return false;
    // "anche lui vengono", "ho visto lui": lui and lei may be objects
    if (
      PERSONS[subject.lower] === (Feature.third | Feature.singular) &&
      before &&
      !/^(?:[,;:.]|che|se|ma|perché|quando)$/.test(before.lower)
    )
      return false;
    // "noi restiamo e loro va": the second of two clauses
    if (/^e$/.test(before?.lower ?? '') && /^(?:noi|voi|loro)$/.test(subject.lower)) {
      const earlier = m.sentence.tokens.slice(0, subject.index - 1);
      return (
        earlier.some(({ pos, verbForm }) => pos === Pos.verb && verbForm === 0) &&
        !earlier.slice(-3).some(({ lower }) => /^(?:tra|fra|con|per|di|come|senza)$/.test(lower)) &&
        earlier.at(-1)?.pos !== Pos.pronoun &&
        isWrongPerson(m, 'verb', PERSONS[subject.lower] ?? 0)
      );
    }
    // "mia sorella ed io", "a noi", "per loro", "il loro", "come te e me"
    if (before && (before.pos === Pos.preposition || before.pos === Pos.determiner)) return false;
    if (
      /^(?:e|ed|o|né|come|quanto|che|di|a|da|per|con|tra|fra|su|il|la|i|le|secondo|sono|siamo|è|sei)$/.test(
        before?.lower ?? '',
      )
    )
      return before?.lower === 'che' && isWrongPerson(m, 'verb', PERSONS[subject.lower] ?? 0);
    return isWrongPerson(m, 'verb', PERSONS[subject.lower] ?? 0);
  },
  suggest: (m) => inPerson(m, 'verb', PERSONS[m.token('subject').lower] ?? 0),
  params: (m) => ({ subject: m.token('subject').text }),
  wrong: [
    ['Noi va al cinema stasera.', 'Noi andiamo al cinema stasera.'],
    ['Tu scrive troppo in fretta.', 'Tu scrivi troppo in fretta.'],
    ['Loro non capisce niente di calcio.', 'Loro non capiscono niente di calcio.'],
    ['Io sei stanco.', 'Io sono stanco.'],
    ['Tu ha ragione.', 'Tu hai ragione.'],
  ],
  right: [
    'Noi andiamo al cinema.',
    'Mio fratello ed io partiamo domani.',
    'A noi piace molto.',
    'Il loro cane abbaia.',
    'Per loro va bene.',
    'Tu che ne pensi?',
  ],
});

const PARTS =
  /^(?:parte|maggioranza|minoranza|metà|serie|coppia|paio|gruppo|numero|sacco|resto|totale|folla|marea|insieme|centinaio|migliaio|decina|quantità|percento)$/;

/** la gente dicono; il mio capo vogliono. */
export const nounVerbSingular = defineRule({
  id: 'it.agreement.singular-noun-verb',
  pattern: [
    words(
      "il lo la l' questo questa ogni mio mia tuo tua suo sua nostro nostra quest' quel quella un una nessun nessuna",
    ),
    words('mio mia tuo tua suo sua nostro nostra vostro vostra nuovo nuova').repeat(0, 1),
    can(Pos.noun, Feature.singular)
      .except(can(Pos.pronoun))
      .except(can(Pos.subjunction))
      .except(form(PARTS))
      .as('subject'),
    oneOf(
      tagged(Pos.adjective),
      words("di del dello della d' dell' qui mio mia tuo tua suo sua nostro nostra"),
      tagged([Pos.noun, Pos.properNoun], Feature.singular),
    ).repeat(0, 3),
    words('non si mi ti ci gli').repeat(0, 2),
    verb.as('verb').mark(),
  ],
  where: (m) => {
    // "Il pazzo sono io", "sia la madre che il padre lavorano", "il mio sogno sono i viaggi"
    const next = m.after();
    if (/^(?:io|tu|noi|voi|loro|i|gli|le|due|tre|quei|quelle|molti|molte)$/.test(next?.lower ?? '')) return false;
    if (m.sentence.tokens.slice(0, m.from).some(({ lower }) => lower === 'sia' || lower === 'né')) return false;
    return (
      opensClause(m) &&
      m.token('verb').text === m.token('verb').lower &&
      !TIME.test(m.token('subject').lower) &&
      isWrongPerson(m, 'verb', Feature.third | Feature.singular) &&
      !isWrongPerson(m, 'verb', Feature.third | Feature.plural)
    );
  },
  suggest: (m) => inPerson(m, 'verb', Feature.third | Feature.singular),
  wrong: [
    ['La gente dicono troppe sciocchezze.', 'La gente dice troppe sciocchezze.'],
    ['Il mio capo vogliono una risposta.', 'Il mio capo vuole una risposta.'],
    ['Quando il treno arrivano, saliamo.', 'Quando il treno arriva, saliamo.'],
  ],
  right: [
    'La gente dice tante cose.',
    'Il sabato vengono i nonni.',
    'La maggior parte sono studenti.',
    'Il padre e la madre lavorano.',
  ],
});

/** All rules of this family. */
export const agreementPersonRules = [pronounVerb, nounVerbSingular];
