// Prepositions of offices for plain ones, the phrase behind them in the case that these take: mittels eines Schlüssels, mit einem Schlüssel.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { word } from '../../../../rules/pattern.ts';
import type { Sentence } from '../../../../rules/token.ts';
import { recordsOf, rowsOfWords } from '../../../../rules/wordRows.ts';
import { type Chunk, phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { clauseEnd } from '../../reading/words.ts';
import table from '../rows/prepositions.words.tsv';
import { inCase } from './cases.ts';

const TIMES = /(?:tag|woche|monat|jahr|stunde|minute|sekunde|frist|zeit|zeitraum|quartal)(?:e?s|e?n)?$/;

const CASES: Readonly<Record<string, number>> = Row;

const rows = rowsOfWords(table, ({ word: slug }) => [slug.split('_').map((each) => word(each).mark())]);

const plain = new Map<unknown, { own: number; other: number; preposition: string }>();
for (const [i, record] of recordsOf(table).entries()) {
  const own = CASES[record['case'] ?? ''] ?? 0;
  const other = CASES[record['other case'] ?? ''] ?? 0;
  for (const pattern of rows[i]?.patterns ?? [])
    plain.set(pattern, { own, other, preposition: record['preposition'] ?? '' });
}

const CONTRACTIONS: Readonly<Record<string, string>> = {
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'bei dem': 'beim',
  'in dem': 'im',
};

/** von + dem Lehrer: vom Lehrer. Before a relative clause the article stays whole. */
export function withPreposition(sentence: Sentence, preposition: string, phrase: string, to: number): string {
  const [article = '', ...rest] = phrase.split(' ');
  const short = CONTRACTIONS[`${preposition.split(' ').at(-1)} ${article}`];
  if (!short || rest.length === 0 || sentence.tokens[to]?.text === ',') return `${preposition} ${phrase}`;
  return [...preposition.split(' ').slice(0, -1), short, ...rest].join(' ');
}

/** A phrase whose article shows its case. */
export function phraseWithArticle(sentence: Sentence, from: number, own: number): Chunk | null {
  const phrase = phraseFrom(sentence, from, clauseEnd(sentence, from));
  // "im Vorfeld etwas Zeit": no article tells that it is a genitive
  if (own === Row.genitive && !/(?:es|er)$/.test(phrase?.determiner?.lower ?? '')) return null;
  return phrase?.determiner && phrase.from === from && !phrase.isLoose && (phrase.cells & own) !== 0 ? phrase : null;
}

/** Whether another phrase in the same case follows: mit Ausnahme des Vaters und des Sohnes. */
function isJoined(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const to = clauseEnd(sentence, from);
  return tokens
    .slice(from, to)
    .some(
      ({ lower }, i) =>
        /^(?:und|oder|sowie)$/.test(lower) &&
        /^(?:d|ein|dies|ihr|sein|unser|mein)(?:es|er)$/.test(tokens[from + i + 1]?.lower ?? ''),
    );
}

/** Mittels eines Schlüssels: mit einem Schlüssel. */
export const preposition = defineRewrite({
  id: 'de.rewrite.preposition',
  kind: 'simple',
  rows,
  turn: (m) => {
    const [first] = m.marked();
    if (!first || (first.index > 0 && first.text !== first.lower)) return null;
    const entry = plain.get(m.pattern);
    const phrase = entry && phraseWithArticle(m.sentence, m.to, entry.own);
    const text = entry && phrase ? inCase(m.sentence, phrase, entry.own, entry.other) : null;
    if (!entry || !phrase || text === null) return null;
    if (entry.own !== entry.other && isJoined(m.sentence, phrase.to)) return null;
    // within a week, and in a week
    const own = phrase.noun?.lower ?? '';
    if (first.lower === 'innerhalb' && (TIMES.test(own) || (phrase.cells & Row.genitive & 0x8888) !== 0)) return null;
    // im Falle des Absatzes 1
    if (/^(?:absatz|satz|artikel|nummer|paragraf|paragraph|buchstabe)/.test(own)) return null;
    return {
      from: m.from,
      to: phrase.to - 1,
      texts: [withPreposition(m.sentence, entry.preposition, text, phrase.to)],
    };
  },
  right: ['Er kam mit Ausnahme des Vaters und des Sohnes.'],
});
