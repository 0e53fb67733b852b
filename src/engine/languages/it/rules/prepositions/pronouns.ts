// Pronouns and the people they refer to: le ho detto a Maria, il ragazzo di cui ti ho parlato.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  type Element,
  form,
  lemmas,
  oneOf,
  punctuation,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import teTu from '../../rows/teTu.tsv';
import { isMan, isWomanName, isWomanNoun, men, women } from '../people.ts';

const isWoman = (token: Token): boolean => isWomanNoun(token) || (token.text !== token.lower && isWomanName(token));

/** gli ho detto a Maria; una collega che gli piace. */
export const dativePerson = defineRule({
  id: 'it.pronouns.dative-person',
  patterns: [
    [
      words('gli le').as('pronoun').mark(),
      lemmas('avere').repeat(0, 1),
      can(Pos.verb).except(tagged(Pos.noun).and(can(Pos.noun, Feature.plural))),
      words('già tutto subito sempre anche un una il la i le qualcosa che di').repeat(0, 2),
      words('a alla al ad').as('to'),
      words('mio mia tuo tua suo sua nostra nostro').repeat(0, 1),
      oneOf(women, men, capitalised()).as('person'),
    ],
    [
      words("un una un' la mia il mio").repeat(1, 2),
      oneOf(women, form(/^(?:collega|amica)$/)).as('person'),
      word('che').as('to'),
      words('non').repeat(0, 1),
      words('gli').as('pronoun').mark(),
      words('piace piacciono piaceva serve servono manca mancano interessa interessano'),
    ],
  ],
  where: (m) => {
    const [pronoun, person] = [m.token('pronoun').lower, m.token('person')];
    if (m.token('to').lower === 'che')
      return (
        person.lower !== 'collega' ||
        /^un(?:a|')$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
        m.sentence.tokens[m.from]?.lower === 'la'
      );
    // two people are "gli"; "le" may also mean "them"
    if (/^(?:e|ed|o)$/.test(m.after()?.lower ?? '')) return false;
    return pronoun === 'gli'
      ? isWoman(person)
      : isMan(person) &&
          m.token('to').lower !== 'ad' &&
          /^(?:ho|ha|abbiamo|hanno|hai|avete|dico|scrivo|chiedo|parlo)$/.test(
            m.sentence.tokens[m.token('pronoun').index + 1]?.lower ?? '',
          ) &&
          m.sentence.tokens[m.token('pronoun').index + 2]?.lower.endsWith('o') === true;
  },
  suggest: (m) => [m.token('pronoun').lower === 'gli' ? 'le' : 'gli'],
  wrong: [
    ['Gli ho detto a Maria che arrivo tardi.', 'Le ho detto a Maria che arrivo tardi.'],
    ['Domani gli telefono a mia nonna.', 'Domani le telefono a mia nonna.'],
    ['Ho un’amica che gli piace il tennis.', 'Ho un’amica che le piace il tennis.'],
  ],
  right: [
    'Ho fatto gli auguri a mia madre.',
    'Le ho detto a Maria.',
    'Gli ho scritto a Marco.',
    'Le ho date a mio padre.',
    'Gli ho parlato a Anna e Luca.',
  ],
});

/** il ragazzo che ti ho parlato. */
export const ofWhom = defineRule({
  id: 'it.pronouns.di-cui',
  patterns: [
    [
      tagged([Pos.noun, Pos.pronoun]),
      word('che').mark(),
      words('ti vi gli le').repeat(0, 1),
      words('parlavo parlavi parlavamo').as('verb'),
      punctuation('.', ',', '!', '?'),
    ],
    [
      tagged([Pos.noun, Pos.pronoun]),
      word('che').mark(),
      words('mi ti gli le ci vi').repeat(0, 1),
      oneOf(
        words('ho hai abbiamo avete avevo avevi avevamo'),
        words('parlo parli parliamo parlate parlavo parlavi parlavamo'),
      ).as('verb'),
      words('già sempre tanto molto').repeat(0, 1),
      words('parlato bisogno ieri oggi prima'),
    ],
  ],
  where: (m) =>
    (!/^(?:ieri|oggi|prima)$/.test(m.after(0)?.lower ?? '') || m.token('verb').lower.startsWith('parl')) &&
    !m.sentence.tokens
      .slice(0, m.from + 1)
      .some(({ lower }) => /^(?:così|tanto|talmente|dopo|sera|volta|giorno)$/.test(lower)) &&
    // "la sensazione che hai parlato con lui": the verb has its complement
    !/^(?:con|di|d'|del|della|dei|delle|dello|degli|dell')$/.test(m.after()?.lower ?? '') &&
    // "è un bene che abbiamo parlato", "dicono tutti che ho bisogno di te": a content clause, not a relative one
    !/^(?:lingu[ae]|dialett[oi]|bene|male|peccato|fatto|ora|visto|vero|tutti|tutte|altri|paura|impressione|certezza)$/.test(
      m.sentence.tokens[m.from]?.lower ?? '',
    ),
  suggest: () => ['di cui'],
  wrong: [
    ['Il ragazzo che ti ho parlato è qui.', 'Il ragazzo di cui ti ho parlato è qui.'],
    ['Ecco il libro che ho bisogno.', 'Ecco il libro di cui ho bisogno.'],
    ['È la serie che parlavamo ieri.', 'È la serie di cui parlavamo ieri.'],
    ['È il libro che ti parlavo.', 'È il libro di cui ti parlavo.'],
    ['Questa è la ragazza che ti parlavo ieri.', 'Questa è la ragazza di cui ti parlavo ieri.'],
    ['Ecco il film che ti parlavo.', 'Ecco il film di cui ti parlavo.'],
  ],
  right: [
    'Il libro che ho letto.',
    'La signora che ha parlato è mia zia.',
    'È un bene che abbiamo parlato.',
    'Ripetono tutti che ho bisogno di dormire.',
    'Ho la sensazione che hai parlato con Anna.',
    'La lingua che parlo oggi non è la mia.',
  ],
});

const toThem = (person: Element) => [
  words('a alla al ai alle'),
  words('mio mia tuo tua suo sua nostra nostro miei tuoi suoi nostri mie tue').repeat(0, 1),
  person,
  words('non').repeat(0, 1),
];

const pleases = words(
  'piace piacciono piaceva piacevano piacerebbe serve servono manca mancano interessa interessano sembra va fa dispiace',
)
  .as('verb')
  .mark();

/** a mia sorella gli piace; ai miei figli le piace: the pronoun does not match the person already named. */
export const twiceNamed = defineRule({
  id: 'it.pronouns.twice-named',
  patterns: [
    [...toThem(women), word('gli').as('pronoun').mark(), pleases],
    [
      ...toThem(oneOf(men, words('figli genitori amici nonni bambini ragazzi amiche sorelle fratelli zii'))),
      word('le').as('pronoun').mark(),
      pleases,
    ],
  ],
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['A mia sorella gli piace il gelato.', 'A mia sorella piace il gelato.'],
    ['Ai miei figli le piace la pizza.', 'Ai miei figli piace la pizza.'],
    ['A mio padre le serve la macchina.', 'A mio padre serve la macchina.'],
  ],
  right: [
    'A mia sorella piace il gelato.',
    'Ai bambini piace.',
    'Le piace il gelato.',
    'Con mia madre gli piace parlare.',
  ],
});

/** gli penso spesso: pensare takes "a lui" or "ci". */
export const thinkOf = defineRule({
  id: 'it.pronouns.pensare',
  pattern: [
    words('gli').as('pronoun').mark(),
    words('penso pensi pensa pensiamo pensate pensano pensavo pensava pensavamo').as('verb').mark(),
    oneOf(words('spesso sempre ancora ogni tanto molto io tutti tutto mai'), punctuation('.', ',', '!', '?')),
  ],
  suggest: (m) => [`ci ${m.text('verb')}`, `${m.text('verb')} a lui`],
  wrong: [
    ['Gli penso spesso.', 'Ci penso spesso.'],
    ['Ai miei nonni gli penso sempre.', 'Ai miei nonni ci penso sempre.'],
    ['Anche se è lontano gli penso ogni giorno.', 'Anche se è lontano ci penso ogni giorno.'],
  ],
  right: ['Ci penso spesso.', 'Ti penso sempre.', 'Penso a lui.'],
});

/** ho telefonato Maria; telefono mia madre. */
export const telephone = defineRule({
  id: 'it.prepositions.telefonare',
  patterns: [
    [
      lemmas('telefonare').and(can(Pos.verb)).as('verb').mark(),
      words('subito ieri oggi anche').repeat(0, 1),
      words('mia mio tua tuo sua suo').as('next'),
      oneOf(women, men),
    ],
    [
      lemmas('telefonare').and(can(Pos.verb)).as('verb').mark(),
      oneOf(tagged(Pos.properNoun)).and(capitalised()).as('next'),
    ],
  ],
  // "ha telefonato Maria", "stasera telefona Luca": after a third-person verb comes the caller
  where: (m) =>
    !/^(?:ha|hanno|aveva|avevano|avrà)$/.test(m.before()?.lower ?? '') &&
    !m.token('verb').readings.some(({ features }) => (features & Feature.third) !== 0) &&
    !/^(?:mi|ti|gli|le|ci|vi|si)$/.test(m.before()?.lower ?? '') &&
    !/^(?:mi|ti|gli|le|ci|vi|si)$/.test(m.before(2)?.lower ?? ''),
  suggest: (m) => [`${m.text('verb')} ${/^a/i.test(m.text('next')) ? 'ad' : 'a'}`],
  wrong: [
    ['Ho telefonato Maria ieri sera.', 'Ho telefonato a Maria ieri sera.'],
    ['Devo telefonare mia madre.', 'Devo telefonare a mia madre.'],
    ['Hai telefonato Paolo?', 'Hai telefonato a Paolo?'],
  ],
  right: ['Ho telefonato a Maria.', 'Mi ha telefonato Maria.', 'Ha telefonato tua madre.', 'Stasera telefona Luca.'],
});

/** te sei, vieni anche te: the subject form is "tu". */
export const teForTu = defineRule({
  id: 'it.pronouns.te-tu',
  ...rowsOf(teTu),
  wrong: [['Te sei il mio migliore amico.', 'Tu sei il mio migliore amico.']],
  right: ['Te ne vai già?'],
});
