// Places where a word of a French set is in a phrase that no other word of the set fits: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';

/** Whether a question pronoun is attached to the word before `at`, which ends in -a and so must be a verb: l'a-t-on vu ? */
const isInverted = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.lower ?? '').endsWith('a') && (tokens[at]?.lower ?? '').startsWith('-t-');

/** tout heureuse, tout étonnée: an adverb before an adjective or participle that begins with a vowel or h. */
function isAdverbialTout(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'tout' || !next || !/^[aeiouyhàâéèêëîïôûœ]/u.test(next.lower)) return false;
  return next.readings.some(
    ({ pos, features }) =>
      (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
      ((features & Group.gender) === 0 || (features & Feature.feminine) !== 0),
  );
}

/** elle s'est acheter un vélo: the ending is wrong, not s'est. */
function isReflexive(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.lower !== "s'") return false;
  return (tokens[to]?.readings ?? []).some(
    ({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0,
  );
}

/** Côté son, les basses sont présentes: "côté" before a bare noun. */
const isAspect = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.lower === 'son' && tokens[from - 1]?.lower === 'côté' && tokens[to]?.kind === 'punctuation';

/** Je finis à midi, donc on peut se voir: a clause of its own after a comma whose noun says when. */
const isConsequence = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.lower === 'donc' &&
  tokens[from - 1]?.text === ',' &&
  /^(?:heures?|midi|minuit|h|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin)$/.test(
    tokens[from - 2]?.lower ?? '',
  ) &&
  /^(?:on|je|j'|tu|il|elle|nous|vous|ils|elles)$/.test(tokens[to]?.lower ?? '');

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from, to) =>
  isAspect(tokens, from, to) ||
  isConsequence(tokens, from, to) ||
  isInverted(tokens, to) ||
  isAdverbialTout(tokens, from) ||
  isReflexive(tokens, from, to);
