// What the statistics gather from one sentence after another, by language and over the whole text.
import { Pos } from '../lexicon/features.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { TextLanguage, TextRange } from '../types.ts';
import { contentLemma, SHORTEST_HEARD } from './contentLemma.ts';
import { readabilityOf } from './formulas.ts';
import type { LanguageStyle, Measures, StyleFacts, WordUse } from './types.ts';

/** Places that are kept of a word. */
const MOST_PLACES = 200;
/** Words between two uses that a reader still hears together. */
const NEARBY = 25;
const LONGEST_FILLER = 6;

interface Use extends WordUse {
  /** Where it stood last, in words from the start, and the run of close uses that this belongs to. */
  last: number;
  run: TextRange[];
  runs: TextRange[][];
}

const countIn = (uses: Map<string, WordUse>, text: string, place: TextRange): void => {
  const use = uses.get(text);
  if (!use) uses.set(text, { text, count: 1, places: [place] });
  else if (use.count++ < MOST_PLACES) use.places.push(place);
};

/** Most used first. */
export const byCount = <T extends WordUse>(uses: Iterable<T>): T[] => [...uses].sort((a, b) => b.count - a.count);

/** The content words of a text: nouns, verbs and adjectives by lemma, names as they are written. */
export class ContentWords {
  private readonly uses = new Map<string, Use>();
  private words = 0;

  /** Adds a sentence; `by` is the offset of its text. */
  add({ tokens }: Sentence, by: number, light: ReadonlySet<string>): void {
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      this.words++;
      const lemma = contentLemma(token, light);
      if (lemma !== null)
        this.use(lemma, { start: token.start + by, end: token.end + by }, token.pos === Pos.properNoun);
    }
  }

  private use(text: string, place: TextRange, isName: boolean): void {
    let use = this.uses.get(text);
    if (!use) {
      use = { text, count: 0, places: [], last: Number.NEGATIVE_INFINITY, run: [], runs: [] };
      this.uses.set(text, use);
    }
    use.count++;
    if (use.places.length < MOST_PLACES) use.places.push(place);
    if (isName || text.length < SHORTEST_HEARD) return;
    if (this.words - use.last > NEARBY) use.run = [];
    else if (use.run.length === 1) use.runs.push(use.run);
    use.run.push(place);
    use.last = this.words;
  }

  /** The most used. */
  most(limit: number): WordUse[] {
    return byCount(this.uses.values())
      .slice(0, limit)
      .filter(({ count }) => count > 1)
      .map(({ text, count, places }) => ({ text, count, places }));
  }

  /**
   * Words that come again within a few words. What a text is about comes again and again, so a word counts the more, the
   * smaller the share of its uses that are elsewhere.
   */
  nearby(limit: number): WordUse[] {
    const runs = [...this.uses.values()].flatMap(({ text, count, runs: all }) =>
      all.map((places) => ({ text, count: places.length, places, weight: places.length ** 2 / count })),
    );
    return runs
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ text, count, places }) => ({ text, count, places }));
  }
}

/** The style of the sentences in one language. */
export class StyleOf {
  readonly measures: Measures = { sentences: 0, words: 0, letters: 0, syllables: 0, longWords: 0 };
  words = 0;
  private sentencesRead = 0;
  private passiveSentences = 0;
  private readonly passives: TextRange[] = [];
  private readonly fillers = new Map<string, WordUse>();
  private readonly syllables = new Map<string, number>();
  readonly facts: StyleFacts;

  constructor(facts: StyleFacts) {
    this.facts = facts;
  }

  /** Measures a word in lower case. */
  measure(word: string, isFinite: boolean): void {
    const { measures } = this;
    measures.words++;
    measures.letters += word.replace(/[^\p{L}]/gu, '').length;
    if (!this.facts.syllables) return;
    const key = isFinite ? `${word} ` : word;
    let count = this.syllables.get(key);
    if (count === undefined) {
      count = this.facts.syllables(word, isFinite);
      this.syllables.set(key, count);
    }
    measures.syllables += count;
    if (count > 2) measures.longWords++;
  }

  /** Adds what only a sentence that has been read shows. */
  read(sentence: Sentence, by: number): void {
    this.sentencesRead++;
    const passives = this.facts.passives(sentence);
    if (passives.length > 0) this.passiveSentences++;
    for (const { start, end } of passives) this.passives.push({ start: start + by, end: end + by });
    this.addFillers(sentence.tokens, by);
  }

  private addFillers(tokens: readonly Token[], by: number): void {
    for (let i = 0; i < tokens.length; i++) {
      let phrase = '';
      let found = 0;
      for (let k = i; k < Math.min(tokens.length, i + LONGEST_FILLER) && tokens[k]?.kind === 'word'; k++) {
        const { lower } = tokens[k] as Token;
        phrase += phrase === '' || phrase.endsWith("'") ? lower : ` ${lower}`;
        if (this.facts.fillers.has(phrase)) found = k + 1;
      }
      if (found === 0) continue;
      const [first, last] = [tokens[i] as Token, tokens[found - 1] as Token];
      const text = tokens
        .slice(i, found)
        .map(({ lower }) => lower)
        .join(' ')
        .replace(/' /g, "'");
      countIn(this.fillers, text, { start: first.start + by, end: last.end + by });
      i = found - 1;
    }
  }

  /** The result. */
  style(language: TextLanguage): LanguageStyle {
    return {
      language,
      words: this.words,
      readability: readabilityOf(this.measures, this.facts.formulas),
      sentencesRead: this.sentencesRead,
      passives: this.passives,
      passiveSentences: this.passiveSentences,
      fillers: byCount(this.fillers.values()),
    };
  }
}
