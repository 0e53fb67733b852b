// What the guard asks of the packs at hand.
import { createHidden } from '../document/ignore.ts';
import { IncrementalDocument } from '../document/incremental.ts';
import { Pos } from '../lexicon/features.ts';
import { isOffensive } from '../spelling/rank/offensive.ts';
import type { CheckOptions, Issue, TextLanguage } from '../types.ts';
import type { GuardFacts, GuardReader, GuardSource, GuardWords } from './types.ts';

/** Shorter parts of a word are initials, as in E-Mail. */
const LEAST_PART = 3;

/** What is known about the words of a language; null if its dictionary is not loaded. */
export function wordsFor(
  { languages, options }: GuardSource,
  language: TextLanguage,
  all: ReadonlyMap<TextLanguage, GuardFacts>,
): GuardWords | null {
  const judge = languages.judgeOf(language, options);
  const facts = all.get(language);
  if (!judge || !facts) return null;
  const profile = languages.profileOf(language);
  const lexicon = languages.grammarOf(language)?.lexicon;
  const readings = (word: string) => lexicon?.analyses(word) ?? [];
  return {
    facts,
    marks: profile.sentences,
    calendar: profile.common.calendar,
    isKnown: (word) => judge.isKnown(word),
    isName(word) {
      if (!profile.words.beforeNouns || !lexicon) return true;
      // Where all nouns have a capital, a name is what no noun is; also as the first part of one: Mini-Werk.
      const isOne = (part: string) =>
        facts.alsoNames?.has(part.toLowerCase()) ||
        judge.isListedName(part) ||
        readings(part).every(({ pos }) => pos === Pos.properNoun);
      const parts = word.split('-').filter((part) => part.length >= LEAST_PART);
      return isOne(word) || (parts.length > 1 && parts.some(isOne));
    },
    isAdjective: (word) => readings(word).some(({ pos }) => pos === Pos.adjective || pos === Pos.adverb),
    isOffensive: (word) => isOffensive(judge.pack, word),
  };
}

/** Reads texts with all rules, and tells what the person has hidden of what is found. */
export function readerOf({ languages, options }: GuardSource, language: TextLanguage): GuardReader {
  const all: CheckOptions = {
    ...options,
    language,
    personalWords: [],
    ignoredWords: [],
    ignoredIssues: [],
    disabledRules: [],
  };
  // A sentence by itself may have a lower number than its occurrence in the text.
  const bare = (key: string) => key.replace(/\.\d+$/, '');
  const hidden = createHidden({ ...options, ignoredIssues: options.ignoredIssues.map(bare) });
  return {
    read: (text) =>
      new IncrementalDocument(languages, text, all)
        .step(Number.POSITIVE_INFINITY, null)
        .deltas.flatMap(({ issues }) => issues),
    isHidden: (issue: Issue) =>
      hidden.accepts(issue.text) ||
      hidden.ignores(bare(issue.ignoreKey)) ||
      !hidden.wants({ id: issue.rule, category: issue.category }),
  };
}
