// The preposition that a word governs, with another one in its place: consiste de, me enamoré con, capaz en, ganas a.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, type Element, form, lemmas, not, oneOf, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import type { PatternRow } from '../../../../rules/types.ts';
import { rowsOfWords, type WordRow, type WordTable, wordsIn } from '../../../../rules/wordRows.ts';
import { formsOf, type Governed, rowFor } from '../../reading/government.ts';
import infinitives from '../../rows/governedInfinitives.words.tsv';
import objects from '../../rows/government.words.tsv';

const degree = () =>
  oneOf(
    words(
      'mucho muchísimo poco bastante demasiado siempre nunca también tampoco ya más menos tanto bien muy todavía aún',
    ),
    form(/mente$/),
  ).repeat(0, 2);

const infinitive = () => can(Pos.verb, Feature.infinitive);
const WITH_INFINITIVE = new Set(wordsIn(infinitives));

/** What must follow: a word that stands in both tables governs an infinitive otherwise than an object. */
function nextOf({ word: list, next }: WordRow): Element[] {
  if (next === 'infinitive') return [infinitive()];
  return list.split(' ').some((each) => WITH_INFINITIVE.has(each)) ? [not(infinitive())] : [];
}

/** depende mucho en el; estaba enamorado con. */
const patternsOf = (row: WordRow) => [
  [
    lemmas(row.word).as('head'),
    degree(),
    word(...formsOf(row.wrong ?? ''))
      .as('preposition')
      .mark(),
    word('el').optional().as('article').mark(),
    ...nextOf(row),
  ],
];

const rowsOfKinds = (kinds: readonly string[]): PatternRow[] =>
  [objects, infinitives].flatMap((table: WordTable) =>
    rowsOfWords({ ...table, rows: table.rows.filter((cells) => kinds.includes(cells[1] as string)) }, patternsOf),
  );

const governing = (m: Match, kinds: readonly string[]): Governed | undefined => {
  const preposition = m.token('preposition');
  const at = m.all('article')[0]?.index ?? preposition.index + 1;
  return rowFor(m.sentence.tokens, kinds, m.token('head'), preposition, at);
};

/** The right prepositions, with what the wrong one was written together with. */
function fixesOf(m: Match, kinds: readonly string[]): string[] {
  const row = governing(m, kinds);
  if (!row) return [];
  const typed = m.token('preposition').lower;
  const isWithArticle = m.has('article') || /^(?:al|del)$/.test(typed);
  const pronoun = /^con([mt])igo$/.exec(typed)?.[1];
  return row.right.split('|').map((right) => {
    if (pronoun) return `${right} ${pronoun === 'm' ? 'mí' : 'ti'}`;
    if (!isWithArticle) return right;
    return right === 'a' ? 'al' : right === 'de' ? 'del' : `${right} el`;
  });
}

const governedBy = (m: Match): Token | undefined => m.sentence.tokens[m.token('preposition').index + 1];

const isFound = (m: Match, kinds: readonly string[]): boolean => {
  const row = governing(m, kinds);
  // "con ti" would be as wrong
  return row !== undefined && !(row.right === 'con' && /^(?:mí|ti)$/.test(governedBy(m)?.lower ?? ''));
};

const VERBS = ['verb', 'self', 'own'];
const OTHERS = ['adjective', 'noun'];

/** consiste de, me enamoré con, se negó en. */
export const verbPreposition = defineRule({
  id: 'es.usage.verb-preposition',
  rows: rowsOfKinds(VERBS),
  where: (m) => isFound(m, VERBS),
  suggest: (m) => fixesOf(m, VERBS),
  right: [
    'El caso de ayer sigue abierto.',
    'Fue sometido con éxito a una operación.',
    'Mi sueño de niño era volar.',
    'Se despide a los trabajadores sin motivo.',
    'Me enamoré con veinte años.',
    'Depende en gran medida de ti.',
    'Se acordó con la empresa un plazo nuevo.',
    'Sueño de noche y de día.',
  ],
});

/** capaz en, orgulloso con, ganas a. */
export const wordPreposition = defineRule({
  id: 'es.usage.word-preposition',
  rows: rowsOfKinds(OTHERS),
  where: (m) => isFound(m, OTHERS),
  suggest: (m) => fixesOf(m, OTHERS),
  params: (m) => ({ word: m.token('head').lower }),
  right: [
    'Es un hombre capaz en su trabajo.',
    'El acceso a la sala es libre de impuestos.',
    'Está llena por completo de agua.',
  ],
});
