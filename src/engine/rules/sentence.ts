// Builds the tokens of one sentence for the rules: words split where grammar splits them (l'avion, donne-moi), the marks
// between them, the lexicon's readings and the tagger's choices.
import type { Analysis } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Parser } from '../reading/parser/types.ts';
import { posOfTag, verbFormOfTag } from '../reading/tagMeaning.ts';
import type { Tagger } from '../reading/types.ts';
import { Kind, type Tokens } from '../text/tokenize.ts';
import type { Dialect, TextLanguage } from '../types.ts';
import type { Sentence, Token, TokenKind } from './token.ts';

/** Where grammar splits the words of a language. */
export interface WordCuts {
  /** After elided articles and pronouns: l' + avion. */
  elisions?: boolean;
  /** Before a part attached with a hyphen: donne + -moi. Matches the last one in a word. */
  clitics?: RegExp;
  /** Also read a sentence's first word in lower case, where nouns are capitalised and look like verbs (Hast, hast). */
  rereadsFirst?: boolean;
}

/** What is needed to read a language's sentences. */
export interface Reader {
  language: TextLanguage;
  dialect: Dialect;
  cuts: WordCuts;
  lexicon: Lexicon;
  tagger: Tagger;
  parser?: Parser | null;
  syntaxOf?: Sentence['syntaxOf'];
  /** Cache of known forms; starts empty. */
  words: Map<string, WordFacts>;
}

/** What is known about a form regardless of its sentence. */
interface WordFacts {
  /** The form itself: one string for all occurrences, so that later lookups are fast. */
  text: string;
  lower: string;
  readings: readonly Analysis[];
}

/** How many forms are cached; a text rarely has more distinct ones. */
const CACHE_SIZE = 16384;

const KINDS: Readonly<Record<number, TokenKind>> = {
  [Kind.word]: 'word',
  [Kind.number]: 'number',
  [Kind.masked]: 'masked',
  [Kind.foreign]: 'masked',
};

const ELISION = /^(\p{L}{1,7}['\u2019])(?=\p{L})/u;

/** A previously read sentence that differs in one stretch, now [start, end): tokens around it are not read again. */
export interface Twin {
  tokens: readonly Token[];
  start: number;
  end: number;
  /** What to add to an offset before or after the stretch to get the twin's offset. */
  before: number;
  after: number;
}

/**
 * The sentence text[start, end) of a paragraph with the given tokens ([from, to) belong to the sentence).
 * Offsets of the resulting tokens count from the start of the paragraph.
 */
export function readSentence(
  text: string,
  tokens: Tokens,
  range: { start: number; end: number; from: number; to: number },
  reader: Reader,
  twin?: Twin,
): Sentence {
  const list: Token[] = [];
  const inTwin = twin && wordsOf(twin, reader.cuts.rereadsFirst ? firstWordOf(twin.tokens) : undefined);
  let at = range.start;
  for (let i = range.from; i < range.to; i++) {
    const start = tokens.start[i] as number;
    const end = tokens.end[i] as number;
    addMarks(list, text, at, start);
    const kind = KINDS[tokens.kind[i] as number] ?? 'masked';
    const known = kind === 'word' ? inTwin?.(start, end) : undefined;
    if (known) add(list, text, start, end, kind, known);
    else if (kind === 'word') addWord(list, text, start, end, reader);
    else add(list, text, start, end, kind);
    at = end;
  }
  addMarks(list, text, at, range.end);
  choose(list, reader);
  const { start, end } = range;
  return {
    start,
    end,
    text,
    tokens: list,
    language: reader.language,
    dialect: reader.dialect,
    lexicon: reader.lexicon,
    parser: reader.parser ?? null,
    syntaxOf: reader.syntaxOf ?? null,
  };
}

const NO_READINGS: readonly Analysis[] = [];

const firstWordOf = (tokens: readonly Token[]): Token | undefined => tokens.find(({ kind }) => kind === 'word');

/**
 * Finds words of the twin by current offset, queried left to right. A word not split then is not split now. `reread` is read
 * anew: what it was taken for as the first word may not hold where it stands now.
 */
function wordsOf(
  { tokens, ...stretch }: Twin,
  reread: Token | undefined,
): (start: number, end: number) => Token | undefined {
  let next = 0;
  return (start, end) => {
    if (end > stretch.start && start < stretch.end) return undefined;
    const shift = end <= stretch.start ? stretch.before : stretch.after;
    while (next < tokens.length && (tokens[next] as Token).start < start + shift) next++;
    const token = tokens[next];
    return token?.kind === 'word' && token !== reread && token.start === start + shift && token.end === end + shift
      ? token
      : undefined;
  };
}

/** Adds the token text[start, end); for a word, `facts` are known. */
function add(list: Token[], text: string, start: number, end: number, kind: TokenKind, facts?: WordFacts): void {
  const written = facts ? facts.text : text.slice(start, end);
  list.push({
    index: list.length,
    start,
    end,
    text: written,
    lower: facts ? facts.lower : written,
    kind,
    spaceBefore: start > 0 && isSpace(text.charCodeAt(start - 1)),
    readings: facts ? facts.readings : NO_READINGS,
    tag: 0,
    pos: 0,
    verbForm: 0,
  });
}

/** Adds the word text[start, end), with its readings. */
function addRead(list: Token[], text: string, start: number, end: number, reader: Reader): void {
  add(list, text, start, end, 'word', factsOf(text.slice(start, end), reader));
}

function factsOf(written: string, { words, lexicon }: Reader): WordFacts {
  const kept = words.get(written);
  if (kept) return kept;
  const plain = written.replace(/[\u2019\u02bc]/g, "'").replace(/[\u00ad\u200b]/g, '');
  const facts = { text: written, lower: fold(written), readings: lexicon.analyses(plain.normalize('NFC')) };
  if (words.size >= CACHE_SIZE) words.clear();
  words.set(written, facts);
  return facts;
}

/** Lower case, composed, with straight apostrophes and without invisible characters. */
function fold(written: string): string {
  const lower = written.toLowerCase();
  return /^[a-z]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFC')
        .replace(/[\u2019\u02bc]/g, "'")
        .replace(/[\u00ad\u200b]/g, '');
}

const isSpace = (unit: number): boolean => unit === 32 || unit === 160 || unit === 0x202f || (unit >= 9 && unit <= 13);

/** Adds each punctuation mark of text[start, end) as a token; a run of one mark (..., --) is a single token. */
function addMarks(list: Token[], text: string, start: number, end: number): void {
  let i = start;
  while (i < end) {
    const unit = text.charCodeAt(i);
    let until = i + 1;
    if (isSpace(unit)) {
      i = until;
      continue;
    }
    while (until < end && text.charCodeAt(until) === unit) until++;
    if (unit >= 0xd800 && unit < 0xdc00 && until < end) until++;
    add(list, text, i, until, 'punctuation');
    i = until;
  }
}

/** Adds a word, split where the language requires it. */
function addWord(list: Token[], text: string, start: number, end: number, reader: Reader): void {
  const { cuts, lexicon } = reader;
  let from = start;
  let until = end;
  const rest: number[] = [];
  if (cuts.elisions) {
    let head = ELISION.exec(text.slice(from, until))?.[1];
    while (head && lexicon.analyses(fold(text.slice(from, until))).length === 0) {
      const cut = from + head.length;
      addRead(list, text, from, cut, reader);
      from = cut;
      head = ELISION.exec(text.slice(from, until))?.[1];
    }
  }
  const { clitics } = cuts;
  if (clitics && text.slice(from, until).includes('-')) {
    let tail = clitics.exec(text.slice(from, until))?.[0];
    while (tail && tail.length < until - from && lexicon.analyses(fold(text.slice(from, until))).length === 0) {
      rest.unshift(until - tail.length, until);
      until -= tail.length;
      tail = clitics.exec(text.slice(from, until))?.[0];
    }
  }
  addRead(list, text, from, until, reader);
  for (let i = 0; i < rest.length; i += 2) addRead(list, text, rest[i] as number, rest[i + 1] as number, reader);
}

const forms: string[] = [];
let tags = new Uint8Array(256);

/** Gets the part of speech of every token from the tagger. */
function choose(list: readonly Token[], reader: Reader): void {
  const count = list.length;
  if (tags.length < count) tags = new Uint8Array(count * 2);
  forms.length = count;
  for (let i = 0; i < count; i++) forms[i] = (list[i] as Token).text;
  reader.tagger.tag(forms, tags);
  for (let i = 0; i < count; i++) {
    const token = list[i] as Token;
    const tag = tags[i] as number;
    token.tag = tag;
    if (token.kind !== 'word') continue;
    token.pos = posOfTag(tag);
    token.verbForm = verbFormOfTag(tag);
  }
  rereadFirst(list, reader);
}

/** "Hast du Zeit?": the first word is capitalised anyway, so the tagger decides whether the lower-case reading applies. */
function rereadFirst(list: readonly Token[], { cuts, lexicon }: Reader): void {
  if (!cuts.rereadsFirst) return;
  const first = firstWordOf(list);
  if (!first || first.text === first.lower || first.readings.some(({ pos }) => pos === first.pos)) return;
  const small = lexicon.analyses(first.lower);
  if (small.some(({ pos }) => pos === first.pos)) first.readings = small;
}
