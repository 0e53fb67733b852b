// The person and number of a verb after its subject: a pronoun, or a noun wherever a clause begins.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { can, form, oneOf, punctuation, sentenceStart, tagged, words } from '../pattern.ts';

const PERSONS: Readonly<Record<string, number>> = {
  io: Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  noi: Feature.first | Feature.plural,
  voi: Feature.second | Feature.plural,
  loro: Feature.third | Feature.plural,
};

const CLITICS = 'non mi ti si ci vi lo la li le ne gli me te ce ve';

/** Finite readings of a verb, imperatives apart: an order has no subject before it. */
const finite = (m: Match, name: string) =>
  m
    .token(name)
    .readings.filter(
      ({ pos, features }) =>
        (pos === Pos.verb || pos === Pos.auxiliary) &&
        (features & Group.person) !== 0 &&
        (features & Feature.imperative) === 0,
    );

/** Whether the verb has a finite reading and none of that person and number. */
function isWrongPerson(m: Match, name: string, wanted: number): boolean {
  const readings = finite(m, name);
  return (
    readings.length > 0 &&
    readings.every(
      ({ features }) => (features & wanted & Group.person) === 0 || (features & wanted & Group.number) === 0,
    )
  );
}

/** The same tense and mood in another person, the indicative first. */
function inPerson(m: Match, name: string, wanted: number): string[] {
  const tense = finite(m, name)[0]?.features ?? 0;
  return m.inflect(name, (tense & (Group.tense | Group.mood)) | wanted);
}

const person = (pos: typeof Pos.verb | typeof Pos.auxiliary) =>
  oneOf(can(pos, Feature.first), can(pos, Feature.second), can(pos, Feature.third));

const verb = () =>
  oneOf(person(Pos.verb), person(Pos.auxiliary))
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
    [words('io tu noi voi loro').as('subject'), words(CLITICS).repeat(0, 2), verb().as('verb').mark()],
    [
      words('io tu noi voi loro').as('subject'),
      words('non').repeat(0, 1),
      words('è sono sei siamo siete ha ho hai abbiamo avete hanno va vado vai vanno').as('verb').mark(),
    ],
  ],
  where: (m) => {
    const subject = m.token('subject');
    const before = m.sentence.tokens[subject.index - 1];
    // "noi si va", the impersonal form
    if (m.sentence.tokens[subject.index + 1]?.lower === 'si') return false;
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

const ARTICLES = 'i gli le questi queste quei quegli quelle';
const CLAUSE = 'che perché quando se ma dove mentre siccome però quindi poi ieri oggi domani';

const PARTS =
  /^(?:parte|maggioranza|minoranza|metà|serie|coppia|paio|gruppo|numero|sacco|resto|totale|folla|marea|insieme|centinaio|migliaio|decina|quantità|percento)$/;

/** quando i treni arriva tardi; i prezzi del pane sale. */
export const nounVerbPlural = defineRule({
  id: 'it.agreement.plural-noun-verb',
  patterns: [
    [
      oneOf(words(CLAUSE), punctuation(',')),
      words(ARTICLES),
      words('miei tuoi suoi nostri vostri mie tue sue nostre vostre altri altre loro').repeat(0, 1),
      can(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).as('subject'),
      words('non si mi ti ci gli').repeat(0, 2),
      verb().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words(ARTICLES),
      can(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).as('subject'),
      words('di del della dello dei delle degli'),
      words('mio mia miei mie tuo tua nostro nostra nostri').repeat(0, 1),
      tagged([Pos.noun, Pos.properNoun]),
      words('non si mi ti ci').repeat(0, 2),
      verb().as('verb').mark(),
    ],
  ],
  where: (m) =>
    m.before()?.pos !== Pos.preposition &&
    isWrongPerson(m, 'verb', Feature.third | Feature.plural) &&
    !isWrongPerson(m, 'verb', Feature.third | Feature.singular),
  suggest: (m) => inPerson(m, 'verb', Feature.third | Feature.plural),
  wrong: [
    ['È strano quando i vicini parla così forte.', 'È strano quando i vicini parlano così forte.'],
    ['I prezzi del pane aumenta ogni mese.', 'I prezzi del pane aumentano ogni mese.'],
    ['Se i documenti non arriva, chiama tu.', 'Se i documenti non arrivano, chiama tu.'],
  ],
  right: [
    'Quando i vicini parlano, chiudo la finestra.',
    'I prezzi del pane aumentano.',
    'Se i documenti non arrivano, chiamo.',
    'Lo sai che le spese le paga lui?',
  ],
});

const singularSubject = () => [
  words("il lo la l' questo questa ogni mio mia tuo tua suo sua nostro nostra"),
  words('mio mia tuo tua suo sua nostro nostra vostro vostra nuovo nuova').repeat(0, 1),
  can(Pos.noun, Feature.singular).except(can(Pos.noun, Feature.plural)).except(form(PARTS)).as('subject'),
  words('non si mi ti ci').repeat(0, 2),
  verb().as('verb').mark(),
];

/** la gente dicono; il mio capo vogliono. */
export const nounVerbSingular = defineRule({
  id: 'it.agreement.singular-noun-verb',
  patterns: [
    [sentenceStart(), ...singularSubject()],
    [words('perché quando se ma che'), ...singularSubject()],
  ],
  where: (m) => {
    const before = m.sentence.tokens[m.from - 1];
    // "Il pazzo sono io"
    if (/^(?:io|tu|noi|voi|loro)$/.test(m.after()?.lower ?? '')) return false;
    return (
      before?.pos !== Pos.preposition &&
      isWrongPerson(m, 'verb', Feature.third | Feature.singular) &&
      !isWrongPerson(m, 'verb', Feature.third | Feature.plural) &&
      // "che il sabato vengono": a time, not the subject
      !/^(?:sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|mattina|sera|notte|pomeriggio|anno|mese|giorno|settimana|estate|inverno|giro|volta|modo|momento)$/.test(
        m.token('subject').lower,
      )
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
export const agreementPersonRules = [pronounVerb, nounVerbPlural, nounVerbSingular];
