// The word of a token as the parser knows it: the lemma that its tag allows, so that a mistake in agreement does not change the
// tree. Function words stay as they are written: their forms tell cases and clauses.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { masksOf } from '../candidates.ts';
import { hashString } from '../scoring.ts';
import { verbFormOfTag } from '../tagMeaning.ts';
import { Tag } from '../tags.ts';
import type { ParsedToken } from './types.ts';

const NUMBER = hashString('0');
const MASKED = hashString('@');

/** Salts a lemma's hash: the noun "la" is not the article. */
const LEMMA = 0x5bd1e995;

/** The number that stands for a token's word. */
export function wordOf(token: ParsedToken): number {
  const { kind, tag } = token;
  if (kind === 'number') return NUMBER;
  if (kind === 'masked') return MASKED;
  const lemma = kind === 'word' ? lemmaOf(token, tag) : null;
  if (lemma !== null) return hashString(lemma) ^ LEMMA;
  return kind === 'word' && token.readings.length === 0
    ? hashString(`*${token.lower.slice(-3)}`)
    : hashString(token.lower);
}

/** The tags that a token's readings allow, as a number. */
export function choiceOf({ readings }: ParsedToken): number {
  return masksOf(readings);
}

function lemmaOf({ readings }: ParsedToken, tag: number): string | null {
  if (tag === Tag.noun || tag === Tag.nounGenitive) {
    for (const { pos, lemma } of readings) if (pos === Pos.noun) return lemma;
  } else if (tag === Tag.adjective) {
    for (const { pos, features, lemma } of readings) {
      if (pos === Pos.adjective || (pos === Pos.verb && features & Feature.pastParticiple)) return lemma;
    }
  } else if (tag >= Tag.verbFinite && tag <= Tag.auxiliaryGerund) {
    const wanted = verbFormOfTag(tag) || Group.mood;
    let found: string | null = null;
    for (const { pos, features, lemma } of readings) {
      if (pos !== Pos.verb && pos !== Pos.auxiliary) continue;
      if (features & wanted) return lemma;
      found ??= lemma;
    }
    return found;
  }
  return null;
}
