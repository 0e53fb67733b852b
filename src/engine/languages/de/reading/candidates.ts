// Whether anything in a stretch of a clause could be its subject in the singular or the plural, word by word: names, marks and
// numbers that `chunksOf` cannot read stand for what they may be at worst.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import { isCapitalised, reads, type Sentence, type Token } from '../../../rules/token.ts';
import { cellsAs } from './cells.ts';
import { type Chunk, phraseFrom } from './chunks.ts';
import { isNoun } from './words.ts';

/** The cells of a subject in the singular, and in the plural. */
export const SINGULAR_SUBJECT = 0x7;
export const PLURAL_SUBJECT = 0x8;

const PLURAL_WORDS = listed(
  'wir sie die diese jene solche welche alle beide beiden viele einige mehrere manche wenige keine andere anderen letztere erstere etliche ' +
    'sämtliche zahlreiche welches derlei zwei drei vier fünf sechs sieben acht neun zehn elf zwölf meisten wer was ihr mehr weniger ' +
    'übrigen restlichen lauter dutzende hunderte tausende millionen genug viel wenig ersteren letzteren paar eure unsere meine deine ihre ' +
    'seine diejenigen dieselben unsereins welch solch',
);
const SINGULAR_WORDS = listed(
  'ich du er sie es man wer was das dies dieses der dieser jener jeder jede jedes keiner keine keines einer eine eines niemand jemand alles ' +
    'nichts etwas vieles manches manch mehr weniger viel wenig genug die diese ihr mancher welcher welche welches anderes letzteres ersteres ' +
    'beides einiges letzterer ersterer letztere erstere solches unsereiner meiner deiner seiner ihrer ein meins deins seins',
);
/** Behind them stands no case that the preposition asks for, or a number: mehr als, bis zu. */
const COUNTING = listed('als bis zu über unter rund fast etwa gegen knapp an');
/** heute Morgen, gestern Abend: when, whatever the noun could be. */
const DAYS = listed('heute gestern morgen vorgestern übermorgen');
const TIMES_OF_DAY = listed('Morgen Abend Mittag Nachmittag Vormittag Nacht');
const JOINING = listed('und oder sowie sowohl weder noch bzw beziehungsweise sondern plus minus nebst samt & /');
const ARTICLE_OF_ONE =
  /^(?:der|das|ein|eine|einer|dieser|dieses|jeder|jede|jedes|jener|jenes|kein|mein|dein|sein|ihr|unser|euer)$/;

/** A name, which the lexicon does not list, by its form one of one person or place: Klaus, Berlin, but not Müllers. */
export const isSingleName = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  isCapitalised(token) &&
  token.pos === Pos.properNoun &&
  token.readings.length === 0 &&
  !/(?:s|e|en|er|x|z)$|-|^\p{Lu}+$/u.test(token.text);

/** Anything that looks like a name. */
const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && isCapitalised(token) && token.pos === Pos.properNoun && token.readings.length === 0;

/** "Parteichef Rühe": a noun without an article, with a name behind it, is one person. */
export const isTitled = ({ tokens }: Sentence, { from, to, noun, determiner }: Chunk): boolean =>
  !determiner &&
  noun?.index === from &&
  isNoun(noun) &&
  (to > from + 1 ? isName(tokens[from + 1]) : isName(tokens[to]));

/** Index behind the names that follow a noun: Präsident Bill Clinton, nach den Worten Bazins. */
export function afterNames({ tokens }: Sentence, from: number, end: number): number {
  let at = from;
  while (at < end && isName(tokens[at])) at++;
  return at;
}

const isPreposition = (token: Token): boolean =>
  token.kind === 'word' &&
  reads(token, Pos.preposition) &&
  (token.pos === Pos.preposition || !reads(token, Pos.adverb));

/** Index behind what the preposition at `at` governs, with what "und" joins to it: mit Salz und Pfeffer. */
function afterPreposition(sentence: Sentence, at: number, end: number): number {
  const { tokens } = sentence;
  const phrase = phraseFrom(sentence, at + 1, end);
  if (!phrase) {
    const next = tokens[at + 1];
    if (at + 1 >= end || !next || next.kind === 'punctuation') return at + 1;
    if (next.kind === 'number' || next.pos === Pos.pronoun || next.pos === Pos.adverb || isCapitalised(next)) {
      return afterNames(sentence, tokens[at + 2]?.kind === 'number' ? at + 3 : at + 2, end);
    }
    return at + 1;
  }
  return afterJoined(sentence, afterNames(sentence, phrase.to, end), end, {
    isBare: phrase.determiner === undefined,
    isGoverned: true,
  });
}

/** Index behind "und" and a phrase that cannot be a subject, or, after a bare noun, is a bare noun as well. */
function afterJoined(
  sentence: Sentence,
  at: number,
  end: number,
  before: { isBare: boolean; isGoverned: boolean },
): number {
  const { tokens } = sentence;
  if (at >= end || !/^(?:und|oder|sowie)$/.test(tokens[at]?.lower ?? '')) return at;
  const next = phraseFrom(sentence, at + 1, end);
  if (!next) return before.isGoverned && isPreposition(tokens[at + 1] as Token) ? at + 1 : at;
  const canBeSubject = (next.cells & (SINGULAR_SUBJECT | PLURAL_SUBJECT)) !== 0;
  const isBare = before.isBare && next.determiner === undefined;
  const goesOn = !canBeSubject || (isBare && before.isGoverned);
  return goesOn ? afterJoined(sentence, next.to, end, { ...before, isBare }) : at;
}

/** Whether a phrase whose noun the lexicon does not know can be a subject of this number. */
function looseCells({ cells, noun, determiner }: Chunk): number {
  const isOne = determiner !== undefined && ARTICLE_OF_ONE.test(determiner.lower);
  if (isOne) return cells & SINGULAR_SUBJECT;
  return determiner === undefined && isSingleName(noun) ? SINGULAR_SUBJECT : cells;
}

/** What a stretch [from, to) has that may be a subject: its phrases, and whether there is more that nobody can tell. */
export interface Candidates {
  /** Phrases and pronouns that can be a subject, with the cells of one. */
  readonly phrases: readonly Chunk[];
  readonly maySingular: boolean;
  readonly mayPlural: boolean;
}

/** Reads what may be a subject in [from, to), without the token at `verb`. */
export function candidatesIn(sentence: Sentence, from: number, to: number): Candidates {
  const { tokens } = sentence;
  const phrases: Chunk[] = [];
  let maySingular = false;
  let mayPlural = false;
  for (let at = from; at < to; ) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    if (DAYS.has(token.lower) && TIMES_OF_DAY.has(next?.text ?? '')) {
      at += 2;
      continue;
    }
    const isCounting = COUNTING.has(token.lower) && (next?.kind === 'number' || next?.pos === Pos.numeral);
    if (isPreposition(token) && !isCounting) {
      at = afterPreposition(sentence, at, to);
      continue;
    }
    const phrase = token.kind === 'word' || token.kind === 'number' ? phraseFrom(sentence, at, to) : null;
    if (phrase) {
      const isPerson = isTitled(sentence, phrase);
      const own = isPerson ? SINGULAR_SUBJECT : phrase.isLoose ? looseCells(phrase) : phrase.cells;
      // words that disagree may be any case
      const cells = phrase.cells === 0 ? SINGULAR_SUBJECT | PLURAL_SUBJECT : own & (SINGULAR_SUBJECT | PLURAL_SUBJECT);
      if (cells & SINGULAR_SUBJECT) maySingular = true;
      // "Angehörige haben": a plural like an adjective
      const isLikeAdjective = !phrase.determiner && /(?:ige|te|nde|ene|iche|ische|ose)$/.test(phrase.noun?.lower ?? '');
      if (cells & PLURAL_SUBJECT || isLikeAdjective) mayPlural = true;
      if (cells) phrases.push(phrase);
      const behind = isNoun(phrase.noun) ? afterNames(sentence, phrase.to, to) : phrase.to;
      at = afterJoined(sentence, behind, to, { isBare: false, isGoverned: false });
      continue;
    }
    if (token.kind === 'number') {
      const isYear = /^1[0-9]{3}$|^20[0-9]{2}$/.test(token.text);
      if (!isYear) [maySingular, mayPlural] = [true, true];
    } else if (token.kind === 'masked' || JOINING.has(token.lower)) [maySingular, mayPlural] = [true, true];
    else if (token.kind === 'word') {
      const isNominal = isCapitalised(token) && (at > 0 || isNoun(token) || token.pos === Pos.properNoun);
      if (isNominal && !isSingleName(token)) [maySingular, mayPlural] = [true, true];
      if (isNominal) maySingular = true;
      const isZu = token.lower === 'zu' && (tokens[at + 1]?.verbForm ?? 0) !== 0;
      const isPolite = token.text === 'Sie' && at > 0;
      if ((SINGULAR_WORDS.has(token.lower) && !isPolite) || isZu) maySingular = true;
      if (PLURAL_WORDS.has(token.lower)) mayPlural = true;
      const cells = cellsAs(token, Pos.pronoun);
      if (token.pos === Pos.pronoun && cells & PLURAL_SUBJECT && !reads(token, Pos.pronoun, Feature.dative))
        mayPlural = true;
    }
    at++;
  }
  return { phrases, maySingular, mayPlural };
}
