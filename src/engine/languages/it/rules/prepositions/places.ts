// Prepositions before place names, and those that a verb or phrase takes before a noun.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  Element,
  lemmas,
  not,
  number,
  oneOf,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import governedRows from '../../rows/governed.tsv';
import nounFrameRows from '../../rows/nounFrames.tsv';
import places from '../../rows/places.words.tsv';

const towns = word(...wordsIn(places, 'kind', 'town'));

/** Countries and regions that take no article after "in". */
const countries = word(...['country', 'region', 'continent'].flatMap((kind) => wordsIn(places, 'kind', kind)));

const GO_OR_LIVE =
  'andare abitare vivere essere stare arrivare tornare ritornare nascere trasferire lavorare studiare venire restare rimanere passare viaggiare volare crescere trovare';

/** vivo a Francia, abito in Napoli. */
export const placeNames = defineRule({
  id: 'it.prepositions.place-names',
  patterns: [
    [
      lemmas(GO_OR_LIVE),
      words('già sempre ancora spesso in bene da').repeat(0, 1),
      words('a ad').as('preposition').mark(),
      countries.and(capitalised()).as('place'),
    ],
    [
      lemmas(GO_OR_LIVE),
      words('già sempre ancora spesso bene').repeat(0, 1),
      word('in').as('preposition').mark(),
      towns.and(capitalised()).as('place'),
    ],
  ],
  unless: {
    'Gran Canaria': {
      when: (m) => m.token('place').lower === 'gran' && m.after()?.lower !== 'bretagna',
      right: 'Siamo stati a Gran Canaria.',
    },
  },
  suggest: (m) => [m.token('preposition').lower === 'in' ? 'a' : 'in'],
  params: (m) => ({ place: m.text('place') }),
  wrong: [
    ['Vivo a Francia da sei anni.', 'Vivo in Francia da sei anni.'],
    ['Abito in Napoli con due amici.', 'Abito a Napoli con due amici.'],
    ['A luglio siamo andati a Spagna.', 'A luglio siamo andati in Spagna.'],
  ],
  right: ['Vivo in Francia.', 'Abito a Napoli.', 'È nato in provincia di Lecce.'],
});

/** dipende di te, d'accordo di te. */
export const nounFrames = defineRule({
  id: 'it.prepositions.noun-frame',
  ...rowsOf(nounFrameRows, {
    complement: () =>
      oneOf(
        words('me te lui lei noi voi loro quanto come un una uno quello questo mio mia tutto nessuno'),
        tagged([Pos.noun, Pos.properNoun, Pos.determiner]),
      ),
  }),
  unless: {
    'those employed': {
      when: (m) => /^dipendent[ei]$/.test(m.sentence.tokens[m.from]?.lower ?? ''),
      right: 'I dipendenti di Anna sono gentili.',
    },
    'said aside': {
      when: (m) =>
        /^(?:meno|fondo|genere|realtà|effetti|gran|caso|volta|volte|casa|natura|scuola|piedi|tempo|solito|poco)$/.test(
          m.after(0)?.lower ?? '',
        ),
      right: 'Dipende in fondo da te.',
    },
  },
});

const year = () => new Element(({ kind, text }) => kind === 'number' && /^(?:1[89]|20)\d\d$/.test(text));

/** davanti il cinema, in modo di, diverso di: what a phrase asks for. */
export const governed = defineRule({
  id: 'it.prepositions.governed',
  ...rowsOf(governedRows, {
    infinitive: () => can(Pos.verb, Feature.infinitive),
    noun: () => tagged(Pos.noun),
    adjective: () => tagged(Pos.adjective),
    participle: () => can(Pos.verb, Feature.pastParticiple),
    number: () => oneOf(number(), tagged(Pos.numeral)),
    year,
  }),
  unless: {
    'a place of its own': {
      when: (m) => /^(?:lì|là|qui|qua|lassù|laggiù)$/.test(m.before()?.lower ?? ''),
      right: 'Da quando è chiuso, lì davanti i cani si fermano lo stesso.',
    },
  },
});

/** Quando costa? */
export const howMuch = defineRule({
  id: 'it.homophones.quanto-quando',
  patterns: [
    [
      word('quando').as('word').mark(),
      words('mi ti ci').repeat(0, 1),
      words('costa costano costava costerebbe costerà pesa pesano misura viene dura vale'),
      not(words('troppo poco tanto molto')),
    ],
    [
      words('quanto').as('word').mark(),
      words('arrivi arrivate parti partite torni tornate vieni venite comincia inizia apre chiude parte'),
    ],
  ],
  where: (m) => {
    const before = m.before();
    const isAsked = m.sentence.tokens.some(({ text }) => text === '?');
    if (!before || before.text === ',' || /^(?:e|ma|scusi|scusa)$/.test(before.lower))
      return isAsked && m.to - m.from < 5;
    return (
      before.readings.some(({ lemma }) => /^(?:sapere|dire|chiedere|vedere|capire|domandare)$/.test(lemma)) &&
      m.token('word').lower === 'quando' &&
      /^cost|^pes|^misur/.test(m.sentence.tokens[m.token('word').index + 1]?.lower ?? '')
    );
  },
  suggest: (m) => [m.token('word').lower === 'quando' ? 'quanto' : 'quando'],
  wrong: [
    ['Quando costa il biglietto per Milano?', 'Quanto costa il biglietto per Milano?'],
    ['Quanto arrivi in stazione?', 'Quando arrivi in stazione?'],
    ['Vorrei sapere quando costa il corso.', 'Vorrei sapere quanto costa il corso.'],
  ],
  right: ['Vieni quando viene Anna.', 'Quando arrivi?', 'Quando costa troppo, non lo compro.'],
});
