// The tables of Spanish words, in the order of its school grammar.
import { ending, GENDERS, isLemma, line, NUMBERS, tenses } from '../../wordCard/layouts.ts';
import type { FormTest, WordCardFacts } from '../../wordCard/types.ts';
import variants from './rows/spellings.words.tsv';

const tense = tenses(['yo', 'tú', 'él, ella', 'nosotros', 'vosotros', 'ellos, ellas']);

// The lexicon reads some forms as other tenses as well, and some as forms of another verb: each tense keeps to its own endings.
const CONDITIONAL = [/ría$/, /rías$/, /ría$/, /ríamos$/, /ríais$/, /rían$/];
const FUTURE = [/ré$/, /rás$/, /rá$/, /remos$/, /réis$/, /rán$/];
const IMPERFECT = [/[bíe]r?a$/, /[bíe]r?as$/, /[bíe]r?a$/, /[bíé]r?amos$/, /[bíe]r?ais$/, /[bíe]r?an$/];
const PRETERITE = [/(?:[éíe]|fui|vi|di)$/, /ste$/, /(?:ó|[^i]o|fue|vio|dio)$/, /mos$/, /steis$/, /ron$/];
const SUBJUNCTIVE_IMPERFECT = [/[rs][ae]$/, /[rs][ae]s$/, /[rs][ae]$/, /[rs][ae]mos$/, /[rs][ae]is$/, /[rs][ae]n$/];
const ONE = /[ae]$|^(?:sé|dé|esté)$/;
const SUBJUNCTIVE = [ONE, /(?:[aeá]s|és)$/, ONE, /mos$/, /[áéi]is$/, /[aeé]n$/];

/** Comprar has compráis, comer coméis, vivir vivís. */
const isVosotros: FormTest = (form, lemma) => {
  if (/^(?:sois|vais|dais|estáis|veis)$/.test(form)) return true;
  const stem = lemma.slice(0, -2);
  return form === `${stem}${lemma.endsWith('ar') ? 'áis' : lemma.endsWith('er') ? 'éis' : 'ís'}`;
};
/** dándolo, estárselo */
const WITH_PRONOUN = /[áéí](?:ndo|r)[a-z]/;
const PRESENT = [
  (form: string) => /^(?:sé|he|.*oy|(?!habido).*o)$/.test(form) && !WITH_PRONOUN.test(form),
  /s$/,
  /[^é]$/,
  /mos$/,
  isVosotros,
  /n$/,
];
/** As in Spain: not those of vos, nor those of another verb, where there is one without. */
const isUsualPresent: FormTest = (form) =>
  !/(?:[áéí]s|ías?|ía?mos|[íe]an|[íe]ran|irán|gan|[ai]do|oja|eja|[áé])$|^(?:sos|semos|eramos)$/.test(form);
const isImperative: FormTest = (form, lemma) =>
  form.length <= lemma.length + (lemma.endsWith('ar') ? 0 : 1) &&
  !form.endsWith('í') &&
  (lemma.endsWith('iar') || !form.endsWith('ía'));
/** acaba is a present, acababa is not. */
const isLong: FormTest = (form, lemma) =>
  !form.startsWith(lemma) && form.replace(/[ns]$/, '').length >= lemma.length && !form.startsWith('sí');
/** vestiste and not viste. */
const isFullPreterite: FormTest = (form, lemma) => !form.endsWith('ste') || form.length > lemma.length;
const isFullGerund: FormTest = (form, lemma) => form.length > lemma.length + 1;

/** Some adjectives are listed as if one form were all of theirs. */
const OWN_NUMBERS = NUMBERS.map((one, i) => ({ ...one, rather: ending(i === 0 ? /[^s]$/ : /s$/) }));
const OWN_GENDERS = GENDERS.map((one, i) => ({ ...one, rather: ending(i === 0 ? /[^a]s?$/ : /[^o]s?$/) }));

/** See WordCardFacts. */
export const spanishWordCard: WordCardFacts = {
  layouts: [
    { of: 'noun', title: 'forms', columns: OWN_NUMBERS, rows: GENDERS },
    { of: 'adjective', title: 'forms', columns: OWN_NUMBERS, rows: OWN_GENDERS },
    tense('present', ['present', 'indicative'], { each: PRESENT, rather: isUsualPresent }),
    tense('imperfect', ['imperfect', 'indicative'], { each: IMPERFECT, rather: isLong }),
    tense('preterite', ['preterite', 'indicative'], { each: PRETERITE, rather: isFullPreterite }),
    tense('future', ['future', 'indicative'], { each: FUTURE }),
    tense('conditional', ['conditional'], { each: CONDITIONAL }),
    tense('subjunctivePresent', ['present', 'subjunctive'], { each: SUBJUNCTIVE }),
    tense('subjunctiveImperfect', ['imperfect', 'subjunctive'], { each: SUBJUNCTIVE_IMPERFECT }),
    tense('imperative', ['imperative'], { only: [1, 4], each: [null, isImperative, null, null, /d$/, null] }),
    {
      of: 'verb',
      title: 'forms',
      columns: [],
      rows: [
        line('infinitive', ['infinitive'], { fits: isLemma }),
        line('gerund', ['gerund'], { fits: ending(/(?:ando|[iyñl]endo)$/), rather: isFullGerund }),
      ],
    },
    {
      of: 'verb',
      title: 'pastParticiple',
      columns: NUMBERS.map((one) => ({
        ...one,
        features: one.features | line('pastParticiple', ['pastParticiple']).features,
      })),
      rows: GENDERS,
    },
  ],
  variants,
};
