// Italian words that sound alike (ho and o, ha and a, hanno and anno, è and e, c'è and ce), and accents that matter.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import ceRows from '../../rows/ce.tsv';
import prepositionWithHRows from '../../rows/prepositionWithH.tsv';
import { ACCENTS_E_GRAVE_WRONG, HOMOPHONES_AVERE_H_WRONG } from './wordsExamples.ts';

const participle = can(Pos.verb, Feature.pastParticiple);

const HAVE: Readonly<Record<string, string>> = { o: 'ho', a: 'ha', ai: 'hai', anno: 'hanno' };

/** o visto, ai detto: avere without its h. */
export const haveWithoutH = defineRule({
  id: 'it.homophones.avere-h',
  patterns: [
    [
      words('ai anno').as('have').mark(),
      words('già mai sempre anche appena').repeat(0, 1),
      participle.except(form(/i$/)),
    ],
    [
      words("non mi ti ci vi gli le lo la li l' io tu lui lei che chi già ne").as('before'),
      words('o a ai anno').as('have').mark(),
      words('già mai sempre anche appena').repeat(0, 1),
      participle.except(word('volte')),
    ],
    [
      oneOf(punctuation(',', '?', '!')),
      words('o a').as('have').mark(),
      participle.except(word('volte')),
      words("il lo la i gli le un una l' tutto tutti il"),
    ],
    [sentenceStart(), word('o').as('have').mark(), participle, words("il lo la i gli le un una l' tutto tutti")],
    [
      words(
        'ieri oggi stamattina stasera stanotte domenica lunedì martedì mercoledì giovedì venerdì sabato perché quando ma e anche poi allora purtroppo finalmente appena se come dove cosa quindi però',
      ).as('before'),
      words('o').as('have').mark(),
      participle,
    ],
    [
      oneOf(words('lui lei nessuno qualcuno chi'), tagged(Pos.properNoun)),
      word('a').as('have').mark(),
      words('sempre molta tanta').repeat(0, 1),
      words('ragione torto fame sete sonno freddo caldo paura bisogno voglia fretta'),
      not(participle),
    ],
    [
      words('non mi ti ci io tu').as('before'),
      words('o ai a').as('have').mark(),
      words('fame sete sonno freddo caldo paura bisogno voglia ragione torto fretta tempo'),
    ],
  ],
  unless: {
    'a year': {
      when: (m) => {
        const { lower, index } = m.token('have');
        const before = m.sentence.tokens[index - 1];
        return (
          lower === 'anno' &&
          (before?.pos === Pos.determiner ||
            before?.pos === Pos.preposition ||
            reads(before, Pos.adjective, Feature.singular) ||
            /^(?:fine|inizio|metà)$/.test(before?.lower ?? ''))
        );
      },
      right: "L'anno passato siamo andati in Grecia.",
    },
    'either this or that': {
      when: (m) => {
        const { lower, index } = m.token('have');
        return lower === 'o' && m.sentence.tokens.some((token) => token.index !== index && token.lower === 'o');
      },
      right: 'Ma o vinta o persa, la partita sarà bella.',
    },
  },
  suggest: (m) => [HAVE[m.token('have').lower] ?? ''],
  wrong: [
    ['Non ai capito niente.', 'Non hai capito niente.'],
    ['Ieri non o dormito bene.', 'Ieri non ho dormito bene.'],
    ['I miei amici anno comprato una casa.', 'I miei amici hanno comprato una casa.'],
    ...HOMOPHONES_AVERE_H_WRONG,
  ],
  right: [
    'I ragni che a volte entrano in casa.',
    'Se piove, a volte la strada si allaga.',
    'Ha scritto ai beneficati della parrocchia.',
    'Parlo ai ragazzi.',
    'Dopo un solo anno passato a Milano è tornato.',
    'Vieni o resti?',
    'Dopo un solo anno passato a Milano è tornato.',
  ],
});

/** vado ha casa: the preposition. */
export const prepositionWithH = defineRule({
  id: 'it.homophones.a-ha',
  ...rowsOf(prepositionWithHRows, {
    infinitive: () => can(Pos.verb, Feature.infinitive),
    name: () => tagged(Pos.properNoun),
    plural: () => tagged(Pos.noun, Feature.plural),
  }),
});

/** e bello for è bello; é; e' and E'. */
export const accentE = defineRule({
  id: 'it.accents.e-grave',
  priority: 1,
  patterns: [
    [word('é', 'É').mark()],
    [words('e').mark(), punctuation("'", '\u2019').mark(), not(punctuation("'"))],
    [
      words("non qual dov' com' c' cos' quand' chi che questo questa quello quella ciò lui lei mi ti ci").as('before'),
      word('e').mark(),
      oneOf(
        words(
          'un una il la lo molto bello bella buono buona stato stata troppo così vero più meglio importante possibile difficile facile solo sempre già qui qua lì là',
        ),
        participle.except(can(Pos.noun)),
      ),
    ],
  ],
  unless: {
    'two together': {
      when: (m) =>
        /^(?:questo|questa|quello|quella|lui|lei|chi|che|ciò)$/.test(m.sentence.tokens[m.from]?.lower ?? '') &&
        m.sentence.tokens
          .slice(m.to)
          .some(({ pos, verbForm }) => (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0),
      right: 'Lui e la sua famiglia abitano a Torino.',
    },
  },
  suggest: () => ['è'],
  wrong: [
    ['Qual é il tuo numero?', 'Qual è il tuo numero?'],
    ["E' una bella giornata.", 'È una bella giornata.'],
    ['Non e possibile continuare così.', 'Non è possibile continuare così.'],
    ...ACCENTS_E_GRAVE_WRONG,
  ],
  right: ['Io e te.', 'Questo e quello.', 'Lei e lui vanno d’accordo.'],
});

/** un pò. */
export const apocope = defineRule({
  id: 'it.apostrophes.po',
  overridesSpelling: true,
  patterns: [
    [word('un'), words('pò po').as('word').mark(), not(punctuation("'", '\u2019'))],
    [words('pò').as('word').mark()],
  ],
  unless: {
    'the river': { when: (m) => m.token('word').text === 'Po', right: 'Un Po così alto non si vedeva da anni.' },
  },
  suggest: () => ["po'"],
  wrong: [
    ['Aspetta un pò.', "Aspetta un po'."],
    ['Vorrei un pò di pane.', "Vorrei un po' di pane."],
    ['È un bel pò che non lo vedo.', "È un bel po' che non lo vedo."],
    ['Sono un po stanco oggi.', "Sono un po' stanco oggi."],
  ],
  right: ["Aspetta un po'.", 'Il Po è un fiume.', "Un po' di tutto."],
});

/** ce un problema, c'è la faccio. */
export const ceCe = defineRule({
  id: 'it.homophones.ce',
  ...rowsOf(ceRows, {
    singular: () => tagged(Pos.noun, Feature.singular),
    // c'è la torta
    verb: () => can(Pos.verb).except(can(Pos.noun)),
  }),
});
