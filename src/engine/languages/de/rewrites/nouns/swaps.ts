// Nouns and adjectives that others replace, with the endings of the words before them: über die Thematik, über das Thema.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { lemma } from '../../../../rules/pattern.ts';
import type { Sentence, Token } from '../../../../rules/token.ts';
import { recordsOf, rowsOfWords, valuesIn } from '../../../../rules/wordRows.ts';
import { cellsAs, cellsOf, featuresOf } from '../../reading/cells.ts';
import { nounCells } from '../../reading/nounCells.ts';
import { declensionAfter } from '../../reading/nounPhrase.ts';
import { capital } from '../../reading/words.ts';
import adjectives from '../rows/adjectives.words.tsv';
import nouns from '../rows/nouns.words.tsv';

const plainAdjectives = valuesIn(adjectives, 'adjective');
const plainNouns = new Map(recordsOf(nouns).map(({ word, noun = '' }) => [word, noun] as const));

const ENDINGS = /^(?:er)?(?:e|en|em|er|es)?$/;

/** Eine temporäre Lösung: eine vorübergehende Lösung. */
export const plainAdjective = defineRewrite({
  id: 'de.rewrite.plain-adjective',
  kind: 'simple',
  rows: rowsOfWords(adjectives, ({ word }) => [[lemma(word).as('adjective').mark()]]),
  where: (m) => m.token('adjective').text === m.token('adjective').lower,
  suggest: (m) => {
    const { lower, readings } = m.token('adjective');
    const own = readings.find(
      ({ pos, lemma: each }) => pos === Pos.adjective && plainAdjectives.has(each) && lower.startsWith(each),
    );
    const ending = own && lower.slice(own.lemma.length);
    const plain = own && plainAdjectives.get(own.lemma);
    if (
      plain === undefined ||
      ending === undefined ||
      !ENDINGS.test(ending) ||
      (ending === '' && own?.lemma === 'potenziell') ||
      (ending.startsWith('er') && plain === 'groß')
    )
      return [];
    return [plain + ending];
  },
});

/** The word before a noun in another gender; null if it does not inflect as articles and adjectives do. */
function before(sentence: Sentence, token: Token, cell: number, declension: number): string | null {
  const pos = token.pos === Pos.adjective ? Pos.adjective : Pos.determiner;
  const features = featuresOf(cell) | (pos === Pos.adjective ? declension : 0);
  for (const reading of token.readings) {
    if (reading.pos !== pos) continue;
    const found = sentence.lexicon
      .inflect(reading.lemma, pos, features | (reading.features & Group.degree))
      .filter(
        (form) => form === form.toLowerCase() && !/^['’n]|^n/.test(form) && form.charAt(0) === token.lower.charAt(0),
      );
    const [form] = found;
    if (form !== undefined) return token.index === 0 ? capital(form) : form;
  }
  return null;
}

/** Cells of the words before a noun and of the noun itself, and the words. */
function phraseBefore(sentence: Sentence, noun: Token): { words: readonly Token[]; cells: number } | null {
  const { tokens } = sentence;
  const words: Token[] = [];
  let cells = nounCells(sentence, noun);
  for (let at = noun.index - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (token.pos === Pos.adjective && token.text === token.lower && words.length < 2) {
      cells &= cellsAs(token, Pos.adjective);
      words.unshift(token);
      continue;
    }
    if (token.pos !== Pos.determiner || token.kind !== 'word') return words.length === 0 ? { words, cells } : null;
    cells &= cellsAs(token, Pos.determiner);
    words.unshift(token);
    return { words, cells };
  }
  return { words, cells };
}

/** Über die Thematik: über das Thema. */
export const plainNoun = defineRewrite({
  id: 'de.rewrite.plain-noun',
  kind: 'simple',
  rows: rowsOfWords(nouns, ({ word }) => [[lemma(word).as('noun')]]),
  turn: (m) => {
    const { sentence } = m;
    const noun = m.token('noun');
    const own = noun.readings.find(({ pos, lemma: each }) => pos === Pos.noun && plainNouns.has(each));
    const plain = own && plainNouns.get(own.lemma);
    const phrase = own && phraseBefore(sentence, noun);
    if (plain === undefined || !phrase || phrase.cells === 0 || noun.pos !== Pos.noun) return null;
    // "zur Thematik", "Unsere Thematik": the article is within the preposition
    const first = phrase.words[0];
    const preposition = sentence.tokens[(first ?? noun).index - 1];
    if (!first && preposition && /^(?:vom|zum|zur|im|am|beim|ins|ans|fürs|ums|aufs)$/.test(preposition.lower))
      return null;
    const cells =
      preposition && preposition.pos === Pos.preposition
        ? phrase.cells & (cellsAs(preposition, Pos.preposition) || 0xffff)
        : phrase.cells;
    const texts = new Set<string>();
    for (let cell = 0; cell < 16; cell++) {
      if ((cells & (1 << cell)) === 0) continue;
      const text = inCell(sentence, phrase.words, plain, cell);
      if (text === null) return null;
      texts.add(text);
    }
    return texts.size === 1 ? { from: (first ?? noun).index, to: noun.index, texts: [...texts] } : null;
  },
});

/** The words with another noun, in a case and number. */
function inCell(sentence: Sentence, words: readonly Token[], noun: string, cell: number): string | null {
  const { lexicon } = sentence;
  const isPlural = (cell & 3) === 3;
  const gender =
    lexicon.analyses(noun).find(({ pos, lemma: each }) => pos === Pos.noun && each === noun)?.features ?? 0;
  const caseBit = featuresOf(cell) & Group.case;
  const number = isPlural ? Feature.plural : Feature.singular;
  const genders = gender & Group.gender;
  if (genders === 0 || (genders & (genders - 1)) !== 0) return null;
  const [form] = lexicon
    .inflect(noun, Pos.noun, caseBit | number)
    .filter((each) => !isOld(each, noun, caseBit, isPlural));
  if (form === undefined) return null;
  const wanted = isPlural ? cell : Math.log2(cellsOf(caseBit | number | genders));
  const [determiner] = words;
  const declension = determiner?.pos === Pos.determiner ? declensionAfter(determiner, false) : Feature.strong;
  const parts = words.map((token) => before(sentence, token, wanted, declension));
  return parts.includes(null) ? null : [...parts, form].join(' ');
}

/** dem Orte, des Ortes beside des Orts: the plain form is meant. */
const isOld = (form: string, noun: string, caseBit: number, isPlural: boolean): boolean =>
  !isPlural && caseBit === Feature.dative && form === `${noun}e`;
