// Whether a paragraph tells of the past: what its finite verbs are, as far as their forms alone tell.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { among } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { thirdForms, verbForms } from './words.ts';

const PAST =
  /\b(?:was|were|had|did|didn't|wasn't|weren't|hadn't|couldn't|went|came|took|got|gave|made|ate|drank|bought|sold|sent|brought|left|met|found|lost|told|said|saw|knew|thought|felt|kept|stood|sat|ran|drove|flew|swam|sang|spoke|wrote|broke|fell|caught|threw|woke|slept|wore|won|built|chose|forgot|paid|taught|spent|began|became|held|heard|led|rang|rose|shook|stole|grew|blew|hid|[a-z]{2,}[^e\W]ed)\b/gi;
const PRESENT =
  /\b(?:is|are|am|i'm|it's|he's|she's|we're|they're|you're|that's|has|have|i've|we've|do|does|don't|doesn't|isn't|aren't|will|i'll|we'll|can|can't|won't|says|means|goes|comes|gets|makes|takes)\b/gi;

let text = '';
let isPast = false;

/** Whether the paragraph of a match is told in the past: three past tenses or more, and four for each present tense. */
export function isToldInPast(m: Match): boolean {
  if (m.sentence.text === text) return isPast;
  text = m.sentence.text;
  const plain = text.replaceAll('\u2019', "'");
  const past = plain.match(PAST)?.length ?? 0;
  const present = plain.match(PRESENT)?.length ?? 0;
  isPast = past >= 3 && past >= 4 * present;
  return isPast;
}

const isPresentWord = among(
  "is are am i'm it's he's she's we're they're you're that's has have i've we've they've do does don't doesn't isn't aren't will i'll we'll they'll you'll can can't won't may must should shall might let let's",
);

/** A past tense that is nothing else: went, was. */
const isPastVerb = (token: Token): boolean =>
  among("was were had did wasn't weren't hadn't didn't")(token) ||
  (reads(token, Pos.verb, Feature.preterite) &&
    !reads(token, Pos.verb, Feature.infinitive) &&
    token.pos === Pos.verb &&
    token.verbForm === 0);

/** Whether a sentence has a past tense besides one verb, and no present tense. */
export function isPastBeside(m: Match, verb: Token): boolean {
  let hasPast = false;
  for (const token of m.sentence.tokens) {
    if (token === verb) continue;
    if (isPresentWord(token) || /["\u201c\u201d\u2018?]/.test(token.text)) return false;
    if (reads(token, Pos.verb, Feature.third | Feature.singular | Feature.present) && token.pos === Pos.verb)
      return false;
    hasPast ||= isPastVerb(token);
  }
  return hasPast;
}

/** What a base form after a singular subject should have been: he comes; where the past is told, he came. */
export function thirdOrPast(m: Match, verb: Token): string[] {
  const third = thirdForms(m, verb);
  // it still stands today
  if (m.sentence.tokens.some(among('today nowadays currently'))) return third;
  return isToldInPast(m) ? [...verbForms(m, verb, Feature.preterite), ...third] : third;
}
