// Places where no other word of an Italian set would fit: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { VerbForm, verbFormsOf } from '../../../context/verbForms.ts';
import { Pos } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';

/**
 * Present forms of portare and piantare: the identical participles of porgere and piangere hardly ever follow avere.
 * Grammar cannot tell, and in most such pairs the participle is the common one: detto, visto.
 */
const PRESENT_LIKE_PARTICIPLE = /^(?:porto|pianto)$/;

/** lo porto: no form of avere precedes a verb that is not a participle. */
function isObject(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'lo' || next?.kind !== 'word') return false;
  if (PRESENT_LIKE_PARTICIPLE.test(next.lower)) return true;
  return next.readings.some(({ pos }) => pos === Pos.verb) && (verbFormsOf(next) & VerbForm.participle) === 0;
}

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) => isObject(tokens, from);
