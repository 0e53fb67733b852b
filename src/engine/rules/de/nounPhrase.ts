// Noun phrases of German as sets of cells (case x gender, the plural counting as a gender): what the determiner, the
// adjectives, the noun and the preposition before them allow. Two words fit together when they share a cell.
import { type Analysis, Feature, Group, Pos } from '../../lexicon/features.ts';
import { perPlace } from '../perPlace.ts';
import type { Sentence, Token } from '../token.ts';
import { isNoun, listed, reads } from './words.ts';

const CASES = [Feature.nominative, Feature.accusative, Feature.dative, Feature.genitive];
const GENDERS = [Feature.masculine, Feature.feminine, Feature.neuter];

/** Every cell. */
export const ALL_CELLS = 0xffff;

const CELL_GROUPS = Group.case | Group.gender | Group.number;
const cellsByFeatures = new Map<number, number>();

/** The cells of a mask of features: bit case * 4 + gender, 3 being the plural. */
export function cellsOf(features: number): number {
  const key = features & CELL_GROUPS;
  let cells = cellsByFeatures.get(key);
  if (cells === undefined) {
    cells = readCells(key);
    cellsByFeatures.set(key, cells);
  }
  return cells;
}

function readCells(features: number): number {
  const cases = features & Group.case || Group.case;
  const genders = features & Group.gender || Group.gender;
  const numbers = features & Group.number || Group.number;
  let cells = 0;
  CASES.forEach((caseBit, row) => {
    if ((cases & caseBit) === 0) return;
    if (numbers & Feature.singular) {
      GENDERS.forEach((gender, column) => {
        if (genders & gender) cells |= 1 << (row * 4 + column);
      });
    }
    if (numbers & Feature.plural) cells |= 1 << (row * 4 + 3);
  });
  return cells;
}

/** The features of one cell. */
export function featuresOf(cell: number): number {
  const gender = cell & 3;
  const caseBit = CASES[cell >> 2] as number;
  return gender === 3 ? caseBit | Feature.plural : caseBit | Feature.singular | (GENDERS[gender] as number);
}

/** The cells of the readings of a token that are of this part of speech. */
export function cellsAs(token: Token, pos: number, declension = 0): number {
  let cells = 0;
  for (const reading of token.readings) {
    if (reading.pos !== pos) continue;
    const own = reading.features & Group.declension;
    // "schöner" as the plain comparative stands before no noun
    if (reading.features & Feature.comparative && (reading.features & Group.case) === 0) continue;
    if (declension !== 0 && own !== 0 && (own & declension) === 0) continue;
    cells |= cellsOf(reading.features);
  }
  return cells;
}

/** A preposition, determiner, adjectives and noun in a row; any of the first three may be missing. */
export interface NounPhrase {
  preposition: Token | undefined;
  determiner: Token | undefined;
  adjectives: readonly Token[];
  noun: Token;
  /** Declension of the adjectives that the determiner asks for, 0 when either will do. */
  declension: number;
  prepositionCells: number;
  determinerCells: number;
  nounCells: number;
}

const LIKE_DER = listed('der dieser jener jeder welcher all derselbe derjenige beide selb');
const LIKE_EIN = listed('ein kein mein dein sein ihr Ihr unser euer irgendein');
const LOOSE = listed('manch mancher solch solcher sämtlich etwas genug einig viel wenig mehr');
const GOVERNING = listed(
  'mit bei nach von zu aus seit für durch gegen ohne um in an auf über unter vor hinter neben zwischen wegen trotz im am beim vom zum zur ins ans fürs durchs ums aufs',
);

const isAdjective = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.text === token.lower &&
  token.pos === Pos.adjective &&
  token.readings.some(({ pos, features }) => pos === Pos.adjective && (features & Group.case) !== 0);

/** The noun phrase that begins at `from` (a determiner, an adjective or the noun itself); null when there is none. */
export const phraseAt = perPlace(readPhrase);

function readPhrase(sentence: Sentence, from: number): NounPhrase | null {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first) return null;
  let at = from;
  let determiner: Token | undefined;
  if (first.pos === Pos.determiner && reads(first, Pos.determiner) && !isNoun(first)) {
    determiner = first;
    at++;
  }
  const adjectives: Token[] = [];
  for (;;) {
    const token = tokens[at];
    if (isAdjective(token)) adjectives.push(token as Token);
    else if (
      !(
        token &&
        token.pos === Pos.adverb &&
        /^(?:sehr|ganz|besonders|so|zu|recht)$/.test(token.lower) &&
        isAdjective(tokens[at + 1])
      )
    )
      break;
    at++;
  }
  const noun = tokens[at];
  if (!noun || !isNoun(noun)) return null;
  const before = tokens[from - 1];
  const preposition =
    before && before.pos === Pos.preposition && GOVERNING.has(before.lower) && reads(before, Pos.preposition)
      ? before
      : undefined;
  const contracted = preposition?.readings.some(({ features }) => (features & Feature.definite) !== 0) ?? false;
  return {
    preposition,
    determiner,
    adjectives,
    noun,
    declension: declensionAfter(determiner, contracted),
    prepositionCells: preposition ? cellsAs(preposition, Pos.preposition) : ALL_CELLS,
    determinerCells: determiner ? cellsAs(determiner, Pos.determiner) : ALL_CELLS,
    nounCells: nounCells(sentence, noun),
  };
}

/** Cells by the readings that a word keeps from sentence to sentence. */
const cellsByReadings = new WeakMap<readonly Analysis[], { text: string; cells: number }>();

function nounCells(sentence: Sentence, noun: Token): number {
  const kept = cellsByReadings.get(noun.readings);
  if (kept?.text === noun.text) return kept.cells;
  const cells = readNounCells(sentence, noun);
  // all unknown words share their readings, which are none
  if (noun.readings.length > 0) cellsByReadings.set(noun.readings, { text: noun.text, cells });
  return cells;
}

/** The cells of a noun; of "Grüßen" only those of the plural of Gruß, not those of the infinitive made a noun. */
function readNounCells(sentence: Sentence, noun: Token): number {
  const own = noun.readings.filter(({ pos, lemma }) => pos === Pos.noun && lemma !== noun.text);
  const isInfinitive = own.length > 0 && noun.lower === 'grüßen';
  return isInfinitive ? own.reduce((cells, { features }) => cells | cellsOf(features), 0) : widened(sentence, noun);
}

/** Some nouns are listed with one case only: a base form stands in nominative, accusative and dative alike. */
function widened(sentence: Sentence, noun: Token): number {
  let cells = cellsAs(noun, Pos.noun);
  // das Laden, das Posten: also the infinitive of a verb
  if (noun.text.endsWith('en') && isInfinitive(sentence, noun.lower)) cells |= 0x444;
  for (const { pos, lemma, features } of noun.readings) {
    if (pos !== Pos.noun) continue;
    if ((features & Feature.plural) !== 0 && (features & Group.case) !== Feature.dative) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
      if (noun.text.endsWith('n')) cells |= cellsOf(Feature.dative | Feature.plural);
    }
    if (lemma === noun.text && /e[lnr]$/.test(noun.text)) {
      cells |= cellsOf(
        Feature.nominative | Feature.accusative | Feature.dative | Feature.singular | (features & Group.gender),
      );
    }
    // dem Tage: the old ending of the dative
    if (noun.text === `${lemma}e` && (features & Feature.feminine) === 0) {
      cells |= cellsOf(Feature.dative | Feature.singular | (features & Group.gender));
    }
    if ((features & Feature.singular) === 0) continue;
    if (/e?n$/.test(noun.text) && lemma !== noun.text && features & Feature.masculine && !noun.text.endsWith('ern')) {
      cells |= cellsOf(Feature.accusative | Feature.dative | Feature.genitive | Feature.singular | Feature.masculine);
      cells |= cellsOf(Feature.plural);
    }
    // der Wagen, die Wagen: such nouns have no ending in the plural
    const isBare = /e[nlr]$/.test(noun.text) && lemma === noun.text && (features & Feature.feminine) === 0;
    if (isBare && sentence.lexicon.inflect(lemma, Pos.noun, Feature.plural | Feature.nominative).length === 0) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
      if (noun.text.endsWith('n')) cells |= cellsOf(Feature.dative | Feature.plural);
    }
    const gender = features & Group.gender;
    const isWeak = (features & (Feature.nominative | Feature.plural)) === 0 && noun.text.endsWith('n');
    if (
      lemma === noun.text &&
      !isWeak &&
      (gender === Feature.feminine || !/(?:e|ent|ant|ist|herr|mensch)$/.test(noun.lower))
    ) {
      const isFeminine = gender === Feature.feminine ? Feature.genitive : 0;
      cells |= cellsOf(
        Feature.nominative | Feature.accusative | Feature.dative | isFeminine | Feature.singular | gender,
      );
    }
    // plurals listed with one case, and weak nouns (den Präsidenten) listed with one
    if ((features & Group.case) === Feature.dative && lemma !== noun.text && noun.text.endsWith('e')) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
    }
  }
  return cells;
}

const isInfinitive = (sentence: Sentence, form: string): boolean =>
  sentence.lexicon
    .analyses(form)
    .some(({ pos, features, lemma }) => pos === Pos.verb && lemma === form && (features & Feature.infinitive) !== 0);

function declensionAfter(determiner: Token | undefined, contracted: boolean): number {
  if (!determiner) return contracted ? Feature.weak : Feature.strong;
  const lemmas = determiner.readings.filter(({ pos }) => pos === Pos.determiner).map(({ lemma }) => lemma);
  if (lemmas.some((lemma) => LOOSE.has(lemma))) return 0;
  if (lemmas.some((lemma) => LIKE_EIN.has(lemma))) return Feature.mixed;
  if (lemmas.some((lemma) => LIKE_DER.has(lemma))) return Feature.weak;
  return 0;
}

/** Forms of a token's lemma for the cells given, best cells first: those that share a case with `like`. */
export function formsFor(
  sentence: Sentence,
  token: Token,
  pos: typeof Pos.determiner | typeof Pos.adjective | typeof Pos.noun,
  cells: number,
  like: number,
  declension = 0,
): string[] {
  const found = new Map<string, number>();
  for (let cell = 0; cell < 16; cell++) {
    if ((cells & (1 << cell)) === 0) continue;
    const row = 0xf << (cell & ~3);
    // a shared case first, then a shared gender or number
    const rank = ((like & row) !== 0 ? 0 : 8) + ((like & (0x1111 << (cell & 3))) !== 0 ? 0 : 4) + (cell >> 2);
    for (const reading of token.readings) {
      if (reading.pos !== pos || (reading.features & Feature.comparative && (reading.features & Group.case) === 0))
        continue;
      const degree = reading.features & Group.degree;
      for (const form of sentence.lexicon.inflect(reading.lemma, pos, featuresOf(cell) | declension | degree)) {
        if (form.toLowerCase() !== token.lower) found.set(form, Math.min(found.get(form) ?? 99, rank));
      }
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => x - y || nearness(token.lower, b) - nearness(token.lower, a))
    .map(([form]) => form);
}

/** How alike two forms are: a common start and, when that is the same, a like length. */
function nearness(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same * 4 - Math.abs(a.length - b.length);
}
