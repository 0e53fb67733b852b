// What kinds of verb form a word can be, and which marks end a clause. This tells clauses apart without the tagger, whose
// choices depend on the very commas in question.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import type { Token } from '../rules/token.ts';

/** Bits of what a word can be. */
export const VerbForm = {
  finite: 1,
  /** Can be nothing but a finite verb. */
  onlyFinite: 2,
  infinitive: 4,
  participle: 8,
  /** An infinitive with zu inside: einzukaufen. */
  zuInfinitive: 16,
} as const;

const ZU_INSIDE = /^\p{L}{2,}zu\p{L}{2,}n$/u;
const PARTICIPLES = Feature.pastParticiple | Feature.presentParticiple | Feature.gerund;

/** The bits of `VerbForm` of a token. */
export function verbFormsOf({ readings, lower }: Token): number {
  let bits = 0;
  let isOnlyFinite = readings.length > 0;
  for (const { pos, features } of readings) {
    const isVerb = pos === Pos.verb || pos === Pos.auxiliary;
    if (isVerb && (features & Group.verbForm) === 0) bits |= VerbForm.finite;
    else isOnlyFinite = false;
    if (!isVerb) continue;
    if ((features & Feature.infinitive) !== 0) bits |= VerbForm.infinitive;
    if ((features & PARTICIPLES) !== 0) bits |= VerbForm.participle;
  }
  if (isOnlyFinite) bits |= VerbForm.onlyFinite;
  if ((bits & VerbForm.infinitive) !== 0 && ZU_INSIDE.test(lower)) bits |= VerbForm.zuInfinitive;
  return bits;
}

const QUOTES = /^["'\u00ab\u00bb\u2018-\u201f\u2039\u203a]+$/;

/** Whether a token ends a clause: any mark except a quote; masked tokens do not. */
export const endsClause = ({ kind, text }: Token): boolean => kind === 'punctuation' && !QUOTES.test(text);
