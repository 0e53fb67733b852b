// The words that may have been meant by a written one: one slip away, confused by sound or habit, other forms of its lemma, other
// prepositions. All are words of the net's vocabulary, which alone can be scored.
import { type Analysis, Pos } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { SlipTrie } from './slipTrie.ts';
import type { CandidateKind, CandidateSettings } from './types.ts';
import type { NetVocabulary } from './words.ts';

/** A word that may have been meant. */
export interface NetCandidate {
  entry: number;
  text: string;
  kind: CandidateKind;
}

/** Rarer words are not taken for what a slip was meant to be; neither are very short ones, which lie close to everything. */
const SLIP_ENTRIES = 12_000;
const SHORTEST_SLIP = 3;
/** The prepositions that are tried for one another are the most frequent ones. */
const PREPOSITION_WORDS = 400;
const CACHE_SIZE = 8192;

/** Finds candidates and keeps them by word. */
export class CandidateFinder {
  private readonly vocabulary: NetVocabulary;
  private readonly lexicon: Lexicon;
  private readonly groups = new Map<string, Set<string>>();
  private readonly prepositions: readonly string[];
  private readonly slips: SlipTrie;
  private readonly capitals: boolean;
  private readonly kept = new Map<string, readonly NetCandidate[]>();

  constructor(vocabulary: NetVocabulary, lexicon: Lexicon, { confusables, capitals }: CandidateSettings) {
    this.vocabulary = vocabulary;
    this.lexicon = lexicon;
    this.capitals = capitals ?? false;
    for (const group of confusables) {
      for (const word of group) {
        const others = this.groups.get(word) ?? new Set();
        for (const other of group) if (other !== word) others.add(other);
        this.groups.set(word, others);
      }
    }
    this.prepositions = vocabulary.words
      .slice(0, PREPOSITION_WORDS)
      .filter((word) => usual(lexicon.analyses(word))?.pos === Pos.preposition);
    const typed = [...vocabulary.words.slice(0, 2000).join('').toLowerCase()].filter((each) => /\p{L}/u.test(each));
    this.slips = new SlipTrie(vocabulary.words.slice(0, SLIP_ENTRIES), new Set(typed));
  }

  /** The candidates of a word as the vocabulary spells it. */
  of(word: string): readonly NetCandidate[] {
    let found = this.kept.get(word);
    if (!found) {
      found = this.find(word);
      if (this.kept.size >= CACHE_SIZE) this.kept.clear();
      this.kept.set(word, found);
    }
    return found;
  }

  private find(word: string): NetCandidate[] {
    const found = new Map<string, NetCandidate>();
    const own = this.lexicon.analyses(word);
    const add = (text: string, kind: CandidateKind): void => {
      const entry = this.vocabulary.entryOf(text);
      if (entry === undefined || text === word || found.has(text)) return;
      if (text.toLowerCase() === word.toLowerCase()) return;
      // Spellings and variants of one form (learnt, learned) are a matter of taste.
      if (isSameForm(own, this.lexicon.analyses(text))) return;
      found.set(text, { entry, text, kind });
    };
    if (this.capitals) {
      const swapped = otherCase(word);
      const entry = this.vocabulary.entryOf(swapped);
      if (entry !== undefined) found.set(swapped, { entry, text: swapped, kind: 'capital' });
    }
    for (const other of this.groups.get(word) ?? []) add(other, 'sound');
    for (const { lemma, pos } of own) {
      if (pos === Pos.properNoun || pos === Pos.preposition) continue;
      for (const form of this.lexicon.inflect(lemma, pos, 0)) add(form, 'form');
    }
    if (this.prepositions.includes(word)) for (const other of this.prepositions) add(other, 'preposition');
    if (word.length >= SHORTEST_SLIP) this.slips.near(word, (other) => add(other, 'slip'));
    return [...found.values()];
  }
}

const usual = (readings: readonly Analysis[]): Analysis | undefined => readings[0];

function isSameForm(a: readonly Analysis[], b: readonly Analysis[]): boolean {
  return a.some((one) =>
    b.some((other) => one.lemma === other.lemma && one.pos === other.pos && one.features === other.features),
  );
}

/** The word with a small first letter instead of a capital, or the other way round. */
function otherCase(word: string): string {
  const first = word.charAt(0);
  const lower = first.toLowerCase();
  return (first === lower ? first.toUpperCase() : lower) + word.slice(1);
}
