// Words that exist but are meant otherwise: doubled consonants, words joined and split, un' before the masculine, double comparatives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemmas, not, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { WORDS_DOUBLE_LETTERS_WRONG } from './wordsExamples.ts';

/** cappello and capello, notte and note, fatto and fato. */
export const doubles = defineRule({
  id: 'it.words.double-letters',
  overridesSpelling: true,
  patterns: [
    [words('collazione').as('word').mark(), not(words('di dei delle del tra fra'))],
    [
      words('mio tuo suo bel nuovo quel un questo'),
      words('capello').as('word').mark(),
      oneOf(
        words('preferito nuovo nero blu di da in estivo elegante invernale'),
        can(Pos.auxiliary),
        lemmas('essere volare cadere'),
      ),
    ],
    [
      lemmas('mettere indossare togliere portare levare'),
      words('il un quel mio tuo suo la i').repeat(1, 2),
      words('capello').as('word').mark(),
    ],
    [
      words('i miei tuoi suoi dei'),
      words('cappelli').as('word').mark(),
      words('lunghi corti ricci lisci biondi castani rossi neri bianchi grigi bagnati sporchi scuri'),
    ],
    [
      lemmas('tagliare lavare pettinare asciugare tingere'),
      words('i miei').repeat(1, 2),
      words('cappelli').as('word').mark(),
    ],
    [words('buona questa tutta stessa scorsa ogni mezza'), words('note').as('word').mark()],
    [words('di la una'), words('note').as('word').mark(), words('scorsa prima dopo fonda')],
    [lemmas('avere'), words('già mai sempre mi').repeat(0, 1), words('fato').as('word').mark()],
    [
      lemmas('avere'),
      words('molto tanto troppo').repeat(0, 1),
      words('sono').as('word').mark(),
      not(can(Pos.verb, Feature.pastParticiple)),
    ],
    [
      words('la una mia tua sua nostra dalla alla della'),
      words('nona').as('word').mark(),
      oneOf(punctuation('.', ',', '!'), words('e ha è mi ci di che'), lemmas('essere')),
    ],
    [
      words('una questa quella la'),
      words('dona').as('word').mark(),
      oneOf(words('che con e ha è molto di'), can(Pos.adjective)),
    ],
    [
      words('loro non tutti ragazzi'),
      words('sano').as('word').mark(),
      words('che come dove cosa se più niente fare quando'),
    ],
    [
      word('cono').as('word').mark(),
      oneOf(words('il lo la i gli le un una mio mia tuo tua me te lui lei noi voi loro'), tagged(Pos.properNoun)),
    ],
    [words('tra').as('word').mark(), word('volte')],
    [
      words('al fino in nel dal del').repeat(1, 2),
      word('cento').as('word').mark(),
      oneOf(punctuation(',', '.'), words('commerciale storico città e poi della di')),
    ],
    [words('tuti tute').as('word').mark(), words('i gli le')],
  ],
  suggest: (m) => {
    const fixes: Readonly<Record<string, string>> = {
      collazione: 'colazione',
      capello: 'cappello',
      cappelli: 'capelli',
      note: 'notte',
      fato: 'fatto',
      sono: 'sonno',
      nona: 'nonna',
      dona: 'donna',
      sano: 'sanno',
      cono: 'con',
      tra: 'tre',
      cento: 'centro',
      tuti: 'tutti',
      tute: 'tutte',
    };
    return [fixes[m.token('word').lower] ?? ''];
  },
  wrong: [
    ['Ho dimenticato il mio capello di lana.', 'Ho dimenticato il mio cappello di lana.'],
    ['Buona note a tutti!', 'Buona notte a tutti!'],
    ['Cosa hai fato ieri?', 'Cosa hai fatto ieri?'],
    ...WORDS_DOUBLE_LETTERS_WRONG,
    ['È partito di note fonda.', 'È partito di notte fonda.'],
    ['Tua nona è molto simpatica.', 'Tua nonna è molto simpatica.'],
  ],
  right: [
    'Un capello nella minestra.',
    'Le note della canzone.',
    'Il fato è crudele.',
    'Buona notte!',
    'Tra cento anni.',
  ],
});

const JOINED: Readonly<Record<string, string>> = {
  apposto: 'a posto',
  infondo: 'in fondo',
  avvolte: 'a volte',
  sopratutto: 'soprattutto',
  inanzitutto: 'innanzitutto',
  daccordo: "d'accordo",
  apparte: 'a parte',
  senzaltro: "senz'altro",
  daltronde: "d'altronde",
  pultroppo: 'purtroppo',
  propio: 'proprio',
  perfavore: 'per favore',
  nonostate: 'nonostante',
};

/** d'avanti, apposto, qual'è. */
export const phrases = defineRule({
  id: 'it.words.phrases',
  overridesSpelling: true,
  patterns: [
    [word("d'").mark(), words('avanti').as('word').mark()],
    [words(Object.keys(JOINED).join(' ')).as('word').mark()],
    [word("qual'").mark(), words('è era').as('word').mark()],
    [
      words('al').mark(),
      words('meno').as('word').mark(),
      oneOf(number(), words('un una due tre quattro cinque dieci venti dimmi per a potevi mi ti il lo la')),
    ],
    [words('in').mark(), words('vece').as('word').mark(), words('di che')],
  ],
  where: (m) => {
    const { lower } = m.token('word');
    if (lower === 'apposto')
      return m.before() === undefined
        ? m.after()?.text === ','
        : /^(?:è|sono|tutto|tutti|ok|messo|mettere|sei|siamo|era|sta|mi|metto|sentirsi|sento)$/.test(
            m.before()?.lower ?? '',
          );
    if (lower === 'avvolte')
      return (
        !/^(?:sono|erano|essere|foglie|state)$/.test(m.before()?.lower ?? '') &&
        m.after()?.lower !== 'in' &&
        m.after()?.lower !== 'da'
      );
    if (lower === 'infondo') return !/^(?:ti|gli|le|io|vi)$/.test(m.before()?.lower ?? '');
    return true;
  },
  suggest: (m) => {
    const { lower } = m.token('word');
    const fixed: Readonly<Record<string, string>> = {
      avanti: 'davanti',
      è: 'qual è',
      era: 'qual era',
      meno: 'almeno',
      vece: 'invece',
      ...JOINED,
    };
    return [fixed[lower] ?? ''];
  },
  wrong: [
    ["Ti aspetto d'avanti alla scuola.", 'Ti aspetto davanti alla scuola.'],
    ["Qual'è il tuo colore preferito?", 'Qual è il tuo colore preferito?'],
    ['Ora è tutto apposto, grazie.', 'Ora è tutto a posto, grazie.'],
    ['Vorrei al meno un caffè.', 'Vorrei almeno un caffè.'],
    ['Lui parte, in vece di restare a casa.', 'Lui parte, invece di restare a casa.'],
    ['In vece di studiare, guarda la televisione.', 'Invece di studiare, guarda la televisione.'],
  ],
  right: ['Davanti alla scuola.', 'Qual è il problema?', 'In fondo hai ragione.', 'Le mani avvolte in una sciarpa.'],
});

/** un'amico. */
export const unMasculine = defineRule({
  id: 'it.articles.un-masculine',
  overridesSpelling: true,
  pattern: [words("un' nessun'").as('article').mark(), form(/./).as('next').mark()],
  where: (m) => {
    const noun = m.token('next').lower;
    if (noun === 'altro') return true;
    const nominal = m.sentence.lexicon
      .analyses(noun)
      .filter(({ pos }) => pos === Pos.noun || pos === Pos.adjective || pos === Pos.determiner || pos === Pos.pronoun);
    return (
      nominal.length > 0 &&
      nominal.every(({ features }) => (features & Feature.feminine) === 0 && (features & Feature.masculine) !== 0)
    );
  },
  suggest: (m) => [`${m.token('article').lower.slice(0, -1)} ${m.text('next')}`],
  wrong: [
    ["È un'amico di Paolo.", 'È un amico di Paolo.'],
    ["Vorrei un'altro caffè.", 'Vorrei un altro caffè.'],
    ["Ho trovato un'errore nella fattura.", 'Ho trovato un errore nella fattura.'],
  ],
  right: ["Un'amica.", 'Un amico.', "Un'insegnante brava."],
});

/** più meglio, più migliore. */
export const doubleComparative = defineRule({
  id: 'it.words.double-comparative',
  pattern: [
    words('più molto').as('more').mark(),
    words('meglio peggio migliore migliori peggiore peggiori ottimo ottima benissimo bellissimo bellissima')
      .as('word')
      .mark(),
  ],
  where: (m) =>
    m.token('more').lower === 'più'
      ? /^(?:megl|pegg|migl)/.test(m.token('word').lower)
      : /(?:issim[oa]|ottim[oa])$/.test(m.token('word').lower),
  suggest: (m) => [m.token('word').lower],
  wrong: [
    ['Oggi mi sento più meglio.', 'Oggi mi sento meglio.'],
    ['È la più migliore pizza della città.', 'È la migliore pizza della città.'],
    ['La torta è molto bellissima.', 'La torta è bellissima.'],
  ],
  right: ['Sto molto meglio.', 'È la migliore.', 'Molto bella.'],
});
