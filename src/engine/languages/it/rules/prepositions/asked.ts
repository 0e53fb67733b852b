// Prepositions: missing before an infinitive, superfluous after a verb, dal dentista, cui.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, type Element, form, lemma, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOfWords, wordsIn } from '../../../../rules/wordRows.ts';
import adjectivePrepositions from '../../rows/adjectivePrepositions.words.tsv';
import infinitiveVerbs from '../../rows/infinitiveVerbs.words.tsv';
import verbPrepositions from '../../rows/verbPrepositions.words.tsv';

const infinitive = oneOf(can(Pos.verb, Feature.infinitive), can(Pos.auxiliary, Feature.infinitive));

const NOUN = can(Pos.noun);

const withWord = (m: Match, name: string, preposition: string): string[] => [`${m.text(name)} ${preposition}`];

/** One row per verb that takes this preposition before an infinitive. */
const withoutPreposition = (preposition: string, pattern: (verb: string) => readonly Element[]) => {
  const asking = wordsIn(infinitiveVerbs, 'preposition', preposition);
  return rowsOfWords(infinitiveVerbs, ({ word: verb }) => [pattern(verb)]).filter(({ name }) => asking.includes(name));
};

/** non vedo l'ora partire, ho bisogno un consiglio, ho deciso restare. */
export const missingDi = defineRule({
  id: 'it.prepositions.missing-di',
  patterns: [
    [lemmas('vedere'), word("l'"), word('ora').as('head').mark(), infinitive],
    [
      lemmas('avere'),
      words('proprio tanto molto tanta molta').repeat(0, 1),
      words('bisogno voglia paura intenzione').as('head').mark(),
      oneOf(infinitive, words('un una uno aiuto questo questa quel quella')),
    ],
  ],
  rows: withoutPreposition('di', (verb) => [lemma(verb).as('head').mark(), infinitive]),
  unless: {
    'told by "ne"': {
      when: (m) => m.before()?.lower === 'ne',
      right: 'Non ne ho voglia questa sera.',
    },
  },
  suggest: (m) => withWord(m, 'head', 'di'),
  wrong: [
    ["Non vedo l'ora tornare a casa.", "Non vedo l'ora di tornare a casa."],
    ['Ho bisogno un passaggio domani.', 'Ho bisogno di un passaggio domani.'],
  ],
  right: ["Non vedo l'ora di partire.", 'Ho bisogno di un consiglio.', 'Ho deciso di restare.'],
});

/** comincio studiare, vado mangiare. */
export const missingA = defineRule({
  id: 'it.prepositions.missing-a',
  rows: withoutPreposition('a', (verb) => [
    lemma(verb)
      .and(
        oneOf(
          can(Pos.verb, Feature.indicative),
          can(Pos.verb, Feature.pastParticiple),
          can(Pos.verb, Feature.infinitive),
        ),
      )
      .as('head')
      .mark(),
    infinitive.as('infinitive'),
  ]),
  unless: {
    pleasure: {
      when: (m) => /^(?:dis)?piacere$/.test(m.token('infinitive').lower),
      right: 'Chi prova piacere a cucinare cucina bene.',
    },
    'a noun': {
      when: (m) => /^(?:di|d')$/.test(m.before()?.lower ?? ''),
      right: "In cantiere è d'obbligo portare il casco.",
    },
  },
  suggest: (m) => withWord(m, 'head', 'a'),
});

/** Adverbs between a verb and the preposition it asks for. */
const adverb = words('sempre spesso ancora mai anche solo proprio già subito tutti più molto volentieri').repeat(0, 2);

const toDo = infinitive.except(lemmas('essere avere'));

/** ho provato di chiamarti, cerco a capire. */
export const verbPreposition = defineRule({
  id: 'it.prepositions.verb-frame',
  rows: rowsOfWords(verbPrepositions, ({ word: verb, preposition }) => {
    const isA = preposition === 'a';
    const other = isA ? word('di') : words('a ad');
    const asking = lemma(verb).and(can(Pos.verb)).except(NOUN).as('verb');
    return [[asking, adverb, other.as('preposition').mark(), word('non').repeat(0, 1), isA ? toDo : infinitive]];
  }),
  patterns: [
    [
      words('ho hai ha abbiamo avete hanno avevo aveva').as('have'),
      words('già finalmente').repeat(0, 1),
      words('deciso').as('verb'),
      words('a ad').as('preposition').mark(),
      infinitive,
    ],
  ],
  unless: {
    'what somebody manages': {
      when: (m) =>
        m.token('verb').lower.startsWith('riesc') && /^(?:mi|ti|gli|le|ci|vi|si)$/.test(m.before()?.lower ?? ''),
      right: 'Non mi riesce di dormire.',
    },
  },
  suggest: (m) => [m.token('preposition').lower === 'di' ? 'a' : 'di'],
  wrong: [
    ['Ho provato di aprire la porta.', 'Ho provato a aprire la porta.'],
    ['Ho deciso a partire domani.', 'Ho deciso di partire domani.'],
    ['Abbiamo deciso a restare.', 'Abbiamo deciso di restare.'],
    ['Cerchiamo sempre a risparmiare.', 'Cerchiamo sempre di risparmiare.'],
  ],
  right: [
    'Cerco di capire.',
    'Ha smesso di piovere.',
    'Ha dato prova di saper ascoltare.',
    'Ha provato di essere innocente.',
  ],
});

/** What follows such an adjective; "a dovere" and "a piacere" say how. */
const toFollow = infinitive.except(words('dovere piacere'));

/** pronto di partire, stufo a ripetere. */
export const adjectivePreposition = defineRule({
  id: 'it.prepositions.adjective-frame',
  rows: rowsOfWords(adjectivePrepositions, ({ word: adjectives, preposition }) => [
    [
      lemmas('essere stare sentire sembrare restare rimanere diventare'),
      words("molto più così sempre davvero proprio già tutti tutte stato stata stati troppo un po' abbastanza").repeat(
        0,
        2,
      ),
      words(adjectives).as('adjective'),
      (preposition === 'a' ? word('di') : words('a ad')).as('preposition').mark(),
      word('non').repeat(0, 1),
      toFollow,
    ],
  ]),
  unless: {
    'deciding, without saying who': {
      when: (m) =>
        m.token('adjective').lower === 'deciso' &&
        (/^(?:si|s')$/.test(m.before()?.lower ?? '') ||
          m.sentence.tokens.slice(m.from, m.to).some(({ lower }) => lower === 'stato' || lower === 'fu')),
      right: 'Si è deciso di rimandare la gita.',
    },
  },
  suggest: (m) => [m.token('preposition').lower === 'di' ? 'a' : 'di'],
  right: ['Dopo la gita i bambini erano stanchi a dovere.', 'È stato deciso di rimandare la gita.'],
});

const PEOPLE =
  /(?:^(?:dottore|dottoressa|medico|parrucchier[ea]|avvocato|meccanico|barbiere|veterinario|notaio|fornaio|macellaio|panettiere|pediatra|psichiatra|fisioterapista|nonn[oaie]|zi[oaie])|olog[oa]|(?<!^(?:p|l|v|riv|interv|conqu|provv))ista)$/;
const FROM: Readonly<Record<string, string>> = {
  al: 'dal',
  alla: 'dalla',
  "all'": "dall'",
  allo: 'dallo',
  ai: 'dai',
  alle: 'dalle',
};

/** vado al dentista. */
export const toPeople = defineRule({
  id: 'it.prepositions.to-people',
  pattern: [
    lemmas('andare venire correre recare').and(oneOf(can(Pos.verb))),
    words('subito oggi domani ieri anche').repeat(0, 1),
    words(Object.keys(FROM).join(' ')).as('preposition').mark(),
    form(PEOPLE),
  ],
  suggest: (m) => [FROM[m.token('preposition').lower] ?? ''],
  wrong: [
    ['Domani vado al medico.', 'Domani vado dal medico.'],
    ['Sono andata alla parrucchiera ieri.', 'Sono andata dalla parrucchiera ieri.'],
    ["Devo andare all'oculista.", "Devo andare dall'oculista."],
  ],
  right: ['Chiedi al medico.', 'Vado al mare.', 'Parlo al dentista.'],
});

/** la ragazza con che parlavo. */
export const whom = defineRule({
  id: 'it.pronouns.cui',
  pattern: [
    tagged(Pos.noun),
    words('con da su per tra in di a'),
    word('che').mark(),
    oneOf(
      words(
        'mi ti ci vi si ho hai ha abbiamo hanno io tu lui lei noi loro lavoro vivo abito parlo esco viviamo abitiamo lavoriamo',
      ),
      can(Pos.verb, Feature.imperfect | Feature.indicative),
    ),
  ],
  suggest: () => ['cui'],
  wrong: [
    ['Il ragazzo con che parlavo è mio cugino.', 'Il ragazzo con cui parlavo è mio cugino.'],
    ['La ditta per che lavoro chiude.', 'La ditta per cui lavoro chiude.'],
    ['Le persone con che vivo sono gentili.', 'Le persone con cui vivo sono gentili.'],
  ],
  right: ['Dimmi con che ti sei tagliato.', 'Da che parte vai?', 'Il libro che ho letto.'],
});

const FAMILY =
  'madre padre fratello sorella figlio figlia marito moglie zio zia nonno nonna cugino cugina suocero suocera cognato cognata';
const PLAIN: Readonly<Record<string, string>> = {
  il: '',
  la: '',
  al: 'a',
  alla: 'a',
  del: 'di',
  della: 'di',
  dal: 'da',
  dalla: 'da',
  col: 'con',
  sul: 'su',
  sulla: 'su',
};

/** la mia madre. */
export const familyArticle = defineRule({
  id: 'it.articles.family',
  pattern: [
    words(Object.keys(PLAIN).join(' ')).as('article').mark(),
    words('mio mia tuo tua suo sua nostro nostra vostro vostra').as('possessive').mark(),
    words(FAMILY).as('noun'),
  ],
  where: (m) => {
    const next = m.after();
    return (
      !next || next.kind !== 'word' || (!next.readings.some(({ pos }) => pos === Pos.adjective) && next.lower !== 'di')
    );
  },
  suggest: (m) => [`${PLAIN[m.token('article').lower] ?? ''} ${m.token('possessive').lower}`.trim()],
  wrong: [
    ['La mia madre abita a Torino.', 'Mia madre abita a Torino.'],
    ['Ho parlato con il mio fratello.', 'Ho parlato con mio fratello.'],
    ['È la macchina della tua zia.', 'È la macchina di tua zia.'],
  ],
  right: ['Mia madre abita a Torino.', 'La mia sorella maggiore.', 'La mia mamma.'],
});
