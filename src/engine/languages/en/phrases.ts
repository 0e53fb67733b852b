// Fixed English phrases that people write as one word. Listed with their blanks; typed text is compared without blanks,
// apostrophes and accents.
import { phraseList } from '../../text/wordLists.ts';

/** See LanguageTables. */
export const englishPhrases: readonly string[] =
  phraseList(`a lot, a bit, a few, a while, all right, as well, at all, at least, at most, by the way, each other, even though,
  for example, in addition, in between, in case, in fact, in front, in general, in order, in spite, in turn, no one, of course,
  on purpose, once again, or else, so far, thank you, thanks a lot, up front, up to, up to date, vice versa, well known,
  high school, ice cream, post office, living room, next door, right away, at first, at last, one another, after all, as if,
  as long as, as soon as, as though, even if, in common, in particular, no longer, on time, per cent, right now,
  good morning, good night, how to, kind of, sort of, such as, such a, used to, what if`);
