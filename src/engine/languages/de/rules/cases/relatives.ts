// Relative pronouns in gender, number and case: das Kleid, das ich trage; der Kollege, den wir getroffen haben.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, punctuation, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn, wordsIn } from '../../../../rules/wordRows.ts';
import { isSureFinite } from '../../reading/boundaries.ts';
import { type Chunk, chunksOf, phraseFrom } from '../../reading/chunks.ts';
import { hasTwoGenders } from '../../reading/judgedPhrase.ts';
import { mainVerbOf } from '../../reading/mainVerb.ts';
import { nounCells } from '../../reading/nounCells.ts';
import { Row } from '../../reading/recast.ts';
import { clauseEnd, isNoun, isVerbLast, noun } from '../../reading/words.ts';
import dativeVerbs from '../../rows/dativeVerbs.words.tsv';
import placeVerbs from '../../rows/placeVerbs.words.tsv';
import transitiveVerbs from '../../rows/transitiveVerbs.words.tsv';

const SAYS = valuesIn(placeVerbs, 'says');
const WITH_DATIVE: ReadonlySet<string> = new Set(wordsIn(dativeVerbs, 'dative', 'asked'));
const TRANSITIVE: ReadonlySet<string> = new Set(wordsIn(transitiveVerbs));

/** Forms of the relative pronoun by case, for masculine, feminine, neuter and plural. */
const FORMS: Readonly<Record<'nominative' | 'accusative' | 'dative', readonly [string, string, string, string]>> = {
  nominative: ['der', 'die', 'das', 'die'],
  accusative: ['den', 'die', 'das', 'die'],
  dative: ['dem', 'der', 'dem', 'denen'],
};
/** What each form can be, as cells. */
const CELLS: Readonly<Record<string, number>> = {
  der: 0x1 | 0x200,
  die: 0x2 | 0x8 | 0x20 | 0x80,
  das: 0x4 | 0x40,
  den: 0x10,
  dem: 0x100 | 0x400,
  denen: 0x800,
};
const FIXED_DATIVE = listed('mit von bei aus nach zu seit');
const FIXED_ACCUSATIVE = listed('für durch gegen ohne um');

/** Pronouns that a relative clause may refer to. */
const INDEFINITE = listed(
  'niemand niemanden niemandem jemand jemanden jemandem einer eine eines einen einem keiner keine alle viele derjenige diejenige dasjenige diejenigen derjenigen denjenigen jeder jede jeden jedem andere anderen',
);
/** Prepositions before a relative pronoun. */
const BEFORE = listed('in an auf mit von bei aus nach zu für durch gegen ohne um über unter vor hinter neben zwischen');

const columnsOf = (cells: number): number => (cells | (cells >> 4) | (cells >> 8) | (cells >> 12)) & 0xf;

interface Relative {
  pronoun: Token;
  preposition: Token | undefined;
  /** Genders that the word before the comma has, and those of all nouns that the clause may refer to. */
  columns: number;
  allColumns: number;
  chunks: readonly Chunk[];
  start: number;
  end: number;
}

/** The relative clause of a match: noun, comma, perhaps a preposition, pronoun ... verb. */
function read(m: Match): Relative | null {
  const { sentence } = m;
  const { tokens } = sentence;
  const pronoun = m.token('pronoun');
  const head = m.token('noun');
  if (hasTwoGenders(head)) return null;
  const end = clauseEnd(sentence, pronoun.index);
  const last = tokens[end - 1];
  if (end <= pronoun.index + 1 || !isSureFinite(last) || !isVerbLast(sentence, pronoun.index)) return null;
  const first = tokens[pronoun.index + 1];
  // "der Mann, den Hut in der Hand": an article
  if ((isNoun(first) && pronoun.lower !== 'denen') || first?.kind !== 'word') return null;
  if ((phraseFrom(sentence, pronoun.index, end)?.cells ?? 0) !== 0 || tokens[head.index - 1]?.text === '-') return null;
  let all = 0;
  const before = tokens.slice(Math.max(0, head.index - 30), head.index + 1);
  // several things joined, or one word for many
  if (/^(?:die|denen)$/.test(pronoun.lower) && before.some(({ lower }) => /^(?:und|oder|sowie|sowohl)$/.test(lower)))
    return null;
  for (const token of before) {
    if (isNoun(token)) all |= columnsOf(phraseCells(m, token));
    else if (INDEFINITE.has(token.lower)) all |= 0xf;
    else if (
      token.pos === Pos.properNoun ||
      (token.kind === 'word' && token.readings.length === 0 && token.text !== token.lower)
    )
      all |= 0xf;
  }
  return {
    pronoun,
    preposition: m.has('preposition') ? m.token('preposition') : undefined,
    columns: columnsOf(phraseCells(m, head)),
    allColumns: all,
    chunks: chunksOf(sentence, pronoun.index + 1, end),
    start: pronoun.index + 1,
    end,
  };
}

/** The cells of a noun, narrowed by the article or adjective before it. */
function phraseCells(m: Match, token: Token): number {
  const { sentence } = m;
  for (let from = Math.max(0, token.index - 3); from < token.index; from++) {
    const [chunk] = chunksOf(sentence, from, token.index + 1);
    if (
      chunk?.determiner?.lower !== 'allem' &&
      chunk?.noun === token &&
      chunk.to === token.index + 1 &&
      chunk.cells !== 0
    )
      return chunk.cells;
  }
  return nounCells(sentence, token);
}

const isNominative = ({ kind, cells }: Chunk): boolean =>
  (kind === 'phrase' || kind === 'pronoun') && (cells & Row.nominative) !== 0;
const isOnlyNominative = ({ kind, cells }: Chunk): boolean =>
  kind === 'pronoun' && (cells & Row.nominative) !== 0 && (cells & ~Row.nominative & 0xfff) === 0;

type Case = keyof typeof FORMS;

/** The case that the clause asks of its pronoun; null when it cannot be told. */
function wantedCase(m: Match, relative: Relative): Case | null {
  const { pronoun, preposition, chunks } = relative;
  const verb = mainVerbOf(m.sentence, pronoun.index);
  if (!verb || chunks.some(({ kind }) => kind === 'mark')) return null;
  if (preposition) {
    if (FIXED_DATIVE.has(preposition.lower)) return 'dative';
    if (FIXED_ACCUSATIVE.has(preposition.lower)) return 'accusative';
    return /^(?:in|an|auf|hinter|neben|unter|vor|zwischen)$/.test(preposition.lower) &&
      verb.lemmas.some((lemma) => SAYS.get(lemma) === 'where' || lemma === 'geben')
      ? 'dative'
      : null;
  }
  const subject = chunks.find(isOnlyNominative);
  if (
    subject &&
    !verb.isPassive &&
    !chunks.some(({ kind, cells }) => kind !== 'prepositional' && (cells & ~Row.nominative & 0xff) !== 0)
  ) {
    if (verb.lemmas.some((lemma) => WITH_DATIVE.has(lemma))) return 'dative';
    return verb.lemmas.some((lemma) => TRANSITIVE.has(lemma)) ? 'accusative' : null;
  }
  const hasSubject = chunks.some(isNominative);
  const isImpersonal = chunks.some(({ from }) => /^(?:es|sich|man)$/.test(m.sentence.tokens[from]?.lower ?? ''));
  return !hasSubject && !isImpersonal && (verb.isPassive ? !verb.lemmas.some((lemma) => WITH_DATIVE.has(lemma)) : true)
    ? 'nominative'
    : null;
}

const COLUMN = [1, 2, 4, 8];

/** The pronoun that belongs here; '' when the one typed may be right. */
function fix(m: Match): string {
  const relative = read(m);
  if (!relative) return '';
  const { pronoun, columns, allColumns, preposition } = relative;
  const typed = CELLS[pronoun.lower] ?? 0;
  const one = COLUMN.indexOf(columns);
  const wanted = wantedCase(m, relative);
  if (relative.chunks.length === 0 || relative.chunks.some(({ kind }) => kind === 'mark')) return '';
  // the wrong gender for every noun before the comma
  if ((columnsOf(typed) & allColumns) === 0 && allColumns !== 0 && one >= 0) {
    const kind = wanted ?? caseOf(typed, preposition);
    return kind ? (FORMS[kind][one] as string) : '';
  }
  // "der Hahn in der Küche, den": it refers to an earlier noun of its gender
  const column = (columnsOf(typed) & columns) !== 0 ? one : COLUMN.indexOf(columnsOf(typed));
  if (!wanted || column < 0) return '';
  const isRight = (typed & Row[wanted] & (columns * 0x1111)) !== 0;
  const isOther = (typed & Row[wanted] & (allColumns * 0x1111)) !== 0;
  return isRight || isOther ? '' : (FORMS[wanted][column] as string);
}

const caseOf = (cells: number, preposition: Token | undefined): Case | null => {
  if (preposition) return (cells & Row.dative) !== 0 ? 'dative' : (cells & Row.accusative) !== 0 ? 'accusative' : null;
  if ((cells & Row.nominative) !== 0) return 'nominative';
  return (cells & Row.accusative) !== 0 ? 'accusative' : 'dative';
};

/** Das Kleid, die ich gekauft habe; der Mann, dem wir getroffen haben. */
export const relativePronoun = defineRule({
  id: 'de.agreement-noun-phrase.relative',
  priority: 1,
  pattern: [
    noun().as('noun'),
    punctuation(','),
    new Element((token) => BEFORE.has(token.lower) && reads(token, Pos.preposition)).repeat(0, 1).as('preposition'),
    words('der die das den dem denen')
      .and(new Element((token) => token.text === token.lower))
      .as('pronoun')
      .mark(),
  ],
  where: (m) => {
    const better = fix(m);
    return better !== '' && better !== m.token('pronoun').lower;
  },
  suggest: (m) => [fix(m)],
  params: (m) => ({ noun: m.text('noun') }),
  wrong: [
    ['Das Kleid, die ich gekauft habe, passt nicht.', 'Das Kleid, das ich gekauft habe, passt nicht.'],
    ['Der Kollege, mit den ich arbeite, ist nett.', 'Der Kollege, mit dem ich arbeite, ist nett.'],
    [
      'Der Nachbar, dem wir gestern getroffen haben, war freundlich.',
      'Der Nachbar, den wir gestern getroffen haben, war freundlich.',
    ],
    ['Der Tisch, an den wir saßen, stand am Fenster.', 'Der Tisch, an dem wir saßen, stand am Fenster.'],
    ['Mein Sohn, dem den Hof übernehmen soll, ist krank.', 'Mein Sohn, der den Hof übernehmen soll, ist krank.'],
  ],
  right: [
    'Das Kleid, das ich gekauft habe, passt nicht.',
    'Die Tochter des Nachbarn, die wir getroffen haben, war freundlich.',
    'Der Tisch, an den wir uns gesetzt haben, stand am Fenster.',
    'Der Freund, dem ich das Buch gegeben habe, liest viel.',
    'Die Stadt, der er sein Haus vermacht hat, ist reich.',
    'Er kam mit dem Hund, den Hut in der Hand haltend, herein.',
  ],
});
