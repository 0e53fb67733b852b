// Places where a word of an Italian set stands for something that no other word of the set could: they are not asked about.
import type { LeftAlone } from '../../../context/choices.ts';
import { VerbForm, verbFormsOf } from '../../../context/verbForms.ts';
import { Pos } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';

/**
 * Presents of portare and piantare: the participles of porgere and piangere that look like them hardly ever stand behind
 * avere. Grammar cannot tell that, and most such pairs are the other way round: detto, visto.
 */
const PRESENT_LIKE_PARTICIPLE = /^(?:porto|pianto)$/;

/** lo porto: no form of avere stands before a verb that is no participle. */
function isObject(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'lo' || next?.kind !== 'word') return false;
  if (PRESENT_LIKE_PARTICIPLE.test(next.lower)) return true;
  return next.readings.some(({ pos }) => pos === Pos.verb) && (verbFormsOf(next) & VerbForm.participle) === 0;
}

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) => isObject(tokens, from);
