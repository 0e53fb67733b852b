// Pronouns after a preposition, and the person to whom something is said: secondo me, gli ho detto, chiedo al vicino di aiutarmi.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, capitalised, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { isManName, isWomanName, men, women } from '../people.ts';

const ME: Readonly<Record<string, string>> = { io: 'me', tu: 'te' };

/** secondo io, con tu, tra tu e io. */
export const afterPreposition = defineRule({
  id: 'it.pronouns.after-preposition',
  patterns: [
    [
      words('tra fra'),
      words('io tu').as('first').mark(),
      words('e ed').as('and').mark(),
      words('io tu lui lei').as('pronoun').mark(),
    ],
    [words('con per di da a su secondo tra fra senza contro verso'), words('io tu').as('pronoun').mark()],
    [
      words('con per tra fra'),
      words('mio mia tuo tua il la').repeat(0, 2),
      oneOf(tagged([Pos.noun, Pos.properNoun]), words('te lui lei voi loro')),
      words('e ed').as('joined'),
      words('io').as('pronoun').mark(),
    ],
  ],
  where: (m) => {
    const next = m.after();
    if ((next?.lower === 'per' || m.before()?.lower === 'tu') && m.token('pronoun').lower === 'tu') return false;
    return m.names('first') || !/^(?:tra|fra)$/.test(m.sentence.tokens[m.from]?.lower ?? '') || next?.lower !== 'e';
  },
  unless: {
    'the subject of what follows': {
      when: (m) => m.names('joined') && !isMarkOrEnd(m.after()),
      right: 'Parto con Anna e io guido.',
    },
    'input and output': {
      when: (m) => m.token('pronoun').text === 'IO',
      right: 'Le operazioni di IO rallentano il disco.',
    },
  },
  suggest: (m) => {
    const fixed = ME[m.token('pronoun').lower] ?? m.token('pronoun').lower;
    if (!m.names('first')) return [fixed];
    return [`${ME[m.token('first').lower] ?? m.text('first')} ${m.text('and')} ${fixed}`];
  },
  wrong: [
    ['Secondo io il film era noioso.', 'Secondo me il film era noioso.'],
    ['Vieni anche tu con io e Sara?', 'Vieni anche tu con me e Sara?'],
    ['Tra tu e io non ci sono segreti.', 'Tra te e me non ci sono segreti.'],
    ['Il cane gioca con mia sorella e io.', 'Il cane gioca con mia sorella e me.'],
  ],
  right: ['Eravamo a tu per tu.', 'Senza di te io resto a casa.', 'Usciamo con Paolo e io non ci penso più.'],
});

/** non ci ho detto niente: to a person, "gli" or "le". */
export const toHim = defineRule({
  id: 'it.pronouns.ci-gli',
  patterns: [
    [
      word('ci').mark(),
      words('ho avevo'),
      words('già anche sempre mai solo').repeat(0, 1),
      words('detto chiesto telefonato spiegato raccontato regalato prestato promesso consigliato domandato'),
    ],
    [
      word('ci').mark(),
      words('dico dirò chiedo chiederò telefono telefonerò racconto racconterò spiego spiegherò domando'),
    ],
  ],
  suggest: () => ['gli', 'le'],
  wrong: [
    ['Ho visto il capo e ci ho detto tutto.', 'Ho visto il capo e gli ho detto tutto.'],
    ['A mio padre non ci ho chiesto niente.', 'A mio padre non gli ho chiesto niente.'],
    ['Quando arriva Luca ci dico di aspettare.', 'Quando arriva Luca gli dico di aspettare.'],
  ],
  right: ['Ci ha detto tutto.', 'Ci ho messo due ore.', 'Ci ho pensato.', 'Ci chiediamo perché.'],
});

const TO: Readonly<Record<string, string>> = {
  il: 'al',
  lo: 'allo',
  la: 'alla',
  "l'": "all'",
  i: 'ai',
  gli: 'agli',
  le: 'alle',
};

const infinitive = oneOf(can(Pos.verb, Feature.infinitive), can(Pos.auxiliary, Feature.infinitive));

/** Whom one calls, or what; a time is when. */
const called = tagged(Pos.noun).except(
  words(
    'giorno mattina sera mese anno settimana sabato domenica lunedì martedì mercoledì giovedì venerdì pomeriggio notte',
  ),
);

/** ho chiesto il vicino di aspettare; ho telefonato il meccanico. */
export const toWhom = defineRule({
  id: 'it.prepositions.to-whom',
  patterns: [
    [
      lemmas('chiedere dire permettere ordinare proibire vietare impedire consigliare suggerire proporre')
        .and(can(Pos.verb))
        .as('asked'),
      words("il lo la l' i gli le").as('article').mark(),
      words('mio mia miei mie tuo tua tuoi suo sua suoi nostro nostra nostri nuovo nuova').repeat(0, 2),
      tagged(Pos.noun).as('person'),
      word('di'),
      infinitive,
    ],
    [
      lemmas('telefonare').and(oneOf(can(Pos.verb, Feature.first), can(Pos.verb, Feature.infinitive))),
      words("il lo la l' i gli le").as('article').mark(),
      called.as('person'),
    ],
    [
      words('ho abbiamo avevo devo voglio posso'),
      words('già subito anche appena').repeat(0, 1),
      words('telefonato'),
      words("il lo la l' i gli le").as('article').mark(),
      called.as('person'),
    ],
  ],
  unless: {
    'a thing asked for': {
      when: (m) => m.names('asked') && !PEOPLE.test(m.token('person').lower),
      right: 'Ho chiesto il permesso di uscire.',
    },
  },
  suggest: (m) => [TO[m.token('article').lower] ?? ''],
  wrong: [
    ['Ho chiesto il vicino di abbassare la musica.', 'Ho chiesto al vicino di abbassare la musica.'],
    ['Ho telefonato il meccanico, ma era chiuso.', 'Ho telefonato al meccanico, ma era chiuso.'],
    ['Il medico permette i pazienti di uscire.', 'Il medico permette ai pazienti di uscire.'],
    ['Domani telefono il dentista.', 'Domani telefono al dentista.'],
  ],
  right: ['Telefono la sera.', 'Ho già telefonato la settimana scorsa.', 'Ha telefonato il meccanico.'],
});

const PEOPLE =
  /^(?:vicin[oaie]|medic[oi]|dottor(?:e|essa)|professor(?:e|essa)|professori|maestr[oaie]|direttor[ei]|direttrice|cap[oi]|colleg[ah]i?|collega|amic[oaih]e?|ragazz[oaie]|bambin[oaie]|figli[oae]?|padre|madre|mamma|papà|fratell[oi]|sorell[ae]|zi[oaie]|nonn[oaie]|cugin[oaie]|signor[aei]|signore|client[ei]|pazient[ei]|student[ei]|studentess[ae]|alunn[oaie]|genitor[ei]|cameriere|camerier[ae]|autist[ai]|portier[ei]|operai[oae]|impiegat[oaie]|avvocat[oi]|giudice|poliziott[oi]|vigil[ei]|gente|persone|squadra|ospit[ei]|cittadin[oi]|turist[ia]|lavorator[ei]|dipendent[ei]|marito|moglie|coinquilin[oaie]|inquilin[oaie]|fidanzat[oa]|segretaria|padrone|padrona|commess[oa]|infermier[eai])$/;

/** Verbs of seeing, knowing and calling: their person stands without a preposition. */
const directVerb = lemmas(
  'vedere conoscere incontrare chiamare salutare invitare ascoltare aspettare baciare abbracciare amare odiare sposare visitare accompagnare svegliare',
).and(tagged(Pos.verb));

/** ho visto a Maria; conosco a tuo fratello. */
export const directPerson = defineRule({
  id: 'it.prepositions.direct-person',
  patterns: [
    [
      directVerb.as('verb'),
      words('anche già bene sempre spesso').repeat(0, 1),
      words('a ad').as('preposition').mark(),
      words('mio mia tuo tua suo sua').as('own').mark(),
      oneOf(women, men).as('person'),
    ],
    [
      directVerb.as('verb'),
      words('anche già bene sempre spesso').repeat(0, 1),
      words('a ad').as('preposition').mark(),
      capitalised().as('person').mark(),
    ],
  ],
  where: (m) => {
    const person = m.token('person');
    if (!m.names('own')) {
      const isName = person.text !== person.lower && (isWomanName(person) || isManName(person));
      if (!isName || /^(?:sofia|ginevra|siena|loreto|marina|vittoria|firenze|diana|santa)$/.test(person.lower))
        return false;
    }
    const next = m.after();
    if (
      !(
        isMarkOrEnd(next) ||
        /^(?:e|ma|ieri|oggi|domani|al|alla|in|nel|nella|stamattina|quando|perché|per)$/.test(next?.lower ?? '')
      )
    )
      return false;
    return !m.sentence.tokens
      .slice(Math.max(0, m.from - 4), m.from)
      .some(({ lower }) =>
        /^(?:lo|la|li|le|l'|ne|che|si|mi|ti|ci|vi|farò|faccio|fare|fatto|fa|far|fammi|cosa|chi|quanto|gli|cui)$/.test(
          lower,
        ),
      );
  },
  suggest: (m) => [m.text(m.names('own') ? 'own' : 'person')],
  wrong: [
    ['Ieri ho incontrato a Maria al mercato.', 'Ieri ho incontrato Maria al mercato.'],
    ['Conosco bene a tuo fratello.', 'Conosco bene tuo fratello.'],
    ['Abbiamo invitato a Luca per domenica.', 'Abbiamo invitato Luca per domenica.'],
  ],
  right: [
    'Ho fatto vedere a Maria le foto.',
    'Un bacio a Letizia e tanti saluti a Paola.',
    'Chiamo a casa.',
    'L’ho visto a Roma.',
    'Ho telefonato a Maria.',
  ],
});
