// The relative pronoun with the preposition that its verb asks for: il paese in cui vivo, una persona di cui mi fido.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const finite = oneOf(
  can(Pos.verb, Feature.indicative),
  can(Pos.auxiliary, Feature.indicative),
  can(Pos.verb, Feature.conditional),
);

const noun = tagged(Pos.noun);

/** Where somebody lives or is: not a time ("il giorno che"), nor what people say ("il fatto che"). */
const place = form(
  /^(?:paes[ei]|città|cas[ae]|scuol[ae]|uffici[o]?|palazz[oi]|quartier[ei]|post[oi]|vi[ae]|strad[ae]|zon[ae]|region[ei]|villaggi[o]?|appartament[oi]|stanz[ae]|camer[ae]|albergo|alberghi|ditt[ae]|aziend[ae]|fabbric[ah]e?|ristorant[ei]|negozi[o]?|ospedal[ei]|clinic[ah]e?|universit[à]|class[ei]|squadr[ae]|cortil[ei]|giardin[oi]|condomini[o]?|resident?za|borgo|isol[ae]|vall[ei]|stat[oi]|piazz[ae])$/,
);

const first = oneOf(
  can(Pos.verb, Feature.first),
  can(Pos.verb, Feature.second),
  can(Pos.auxiliary, Feature.first),
  can(Pos.auxiliary, Feature.second),
);

const SELF: Readonly<Record<string, number>> = {
  mi: Feature.first | Feature.singular,
  ti: Feature.second | Feature.singular,
  si: Feature.third,
  ci: Feature.first | Feature.plural,
  vi: Feature.second | Feature.plural,
};

/** Whether the pronoun is of the same person as a form with these features: mi fido, ci fidiamo. */
function isOwn(pronoun: string, features: number): boolean {
  const own = SELF[pronoun] ?? 0;
  return (features & own) === own;
}

/** Whether a clause with "che" can be the object of this verb, whatever noun stands between. */
const says = (token: Token): boolean => token.readings.some(({ pos, lemma }) => pos === Pos.verb && isSaying(lemma));

const isSaying = (lemma: string): boolean =>
  /^(?:dire|sapere|sperare|pensare|credere|spiegare|scrivere|raccontare|promettere|confessare|ammettere|assicurare|giurare|ricordare|rispondere|ripetere|avvisare|avvertire|informare|convincere)$/.test(
    lemma,
  );

/** il paese che vivo; una persona che mi fido; la ragione che sono partita. */
export const relativePreposition = defineRule({
  id: 'it.pronouns.preposition-cui',
  patterns: [
    [
      place,
      oneOf(can(Pos.adjective), words('piccolo piccola')).repeat(0, 1),
      word('che').mark(),
      words('ci non').repeat(0, 2),
      lemmas('abitare vivere lavorare alloggiare soggiornare dormire studiare')
        .and(can(Pos.verb, Feature.indicative))
        .and(first)
        .as('in'),
    ],
    [
      place,
      oneOf(can(Pos.adjective), words('piccolo piccola')).repeat(0, 1),
      word('che').mark(),
      words('sono siamo ero eravamo sei'),
      words('nato nata nati nate cresciuto cresciuta cresciuti cresciute vissuto vissuta stato stata').as('in'),
    ],
    [
      noun.except(form(/^(?:modo|fatto|volta|sicuro|tempo|giorno|anno|momento|paura|idea|certezza|impressione)$/)),
      word('che').mark(),
      words('non').repeat(0, 1),
      words('mi ti si ci vi').as('self'),
      lemmas('fidare vergognare occupare accorgere lamentare pentire innamorare dimenticare').and(finite).as('of'),
    ],
    [
      words('motivo motivi ragione ragioni').as('reason'),
      word('che').mark(),
      words('non ci').repeat(0, 2),
      words('sono siamo ero eravamo'),
      oneOf(can(Pos.verb, Feature.pastParticiple), words('il la un una qui così da a in')),
    ],
    // with an object of its own, the verb cannot have "che" as its object
    [
      words('motivo motivi ragione ragioni').as('reason'),
      word('che').mark(),
      words('non mi ti ci vi').repeat(0, 2),
      can(Pos.verb, Feature.first),
      can(Pos.verb, Feature.pastParticiple).repeat(0, 1),
      words('il lo la un una questo questa'),
    ],
  ],
  unless: {
    'a result': {
      when: (m) =>
        m.names('of') &&
        m.sentence.tokens
          .slice(0, m.from + 1)
          .some(({ lower }) => /^(?:così|tant[oaie]|talmente|tal[ei])$/.test(lower)),
      right: 'Ha una tale esperienza che mi fido.',
    },
    'what is said or known': {
      when: (m) => m.names('of') && m.sentence.tokens.slice(0, m.from).some(says),
      right: 'Ho detto a mia madre che mi vergogno.',
    },
    'the verb has its complement': {
      when: (m) =>
        m.names('of') &&
        m.sentence.tokens
          .slice(m.to, m.to + 2)
          .some(({ lower }) => /^(?:di|del|dello|della|dei|degli|delle|dell'|d'|che|tra|fra)$/.test(lower)),
      right: 'Il collega che si occupa soprattutto delle vendite è in ferie.',
    },
    'the pronoun is the object': {
      when: (m) =>
        m.names('of') && !m.token('of').readings.some(({ features }) => isOwn(m.token('self').lower, features)),
      right: 'Il problema che ci occupa è serio.',
    },
    'for the reason that': {
      when: (m) =>
        m.names('reason') &&
        m.sentence.tokens.slice(Math.max(0, m.from - 4), m.from).some(({ lower }) => lower === 'per'),
      right: 'Non vengo per la semplice ragione che ho un esame.',
    },
  },
  suggest: (m) => {
    if (m.names('in')) return ['in cui', 'dove'];
    return m.names('of') ? ['di cui'] : ['per cui'];
  },
  wrong: [
    ['Il paese che vivo adesso è molto piccolo.', 'Il paese in cui vivo adesso è molto piccolo.'],
    ['La città che sono nata si chiama Iasi.', 'La città in cui sono nata si chiama Iasi.'],
    ['È una persona che mi fido ciecamente.', 'È una persona di cui mi fido ciecamente.'],
    ['Ecco la ragione che ho lasciato il lavoro.', 'Ecco la ragione per cui ho lasciato il lavoro.'],
    ['Il motivo che sono rimasta a casa è la febbre.', 'Il motivo per cui sono rimasta a casa è la febbre.'],
  ],
  right: [
    'È la seconda volta che mi dimentico le chiavi.',
    'Le ragioni che ho elencato bastano.',
    'La vita che vivo mi piace.',
    'Il giorno che sono nata nevicava.',
    'So per certo che mi fido di te.',
    'Il vestito che mi si è rovinato era nuovo.',
  ],
});
