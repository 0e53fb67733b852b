// Questions about a parsed sentence that both kinds of links ask.
import { type Analysis, agrees, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import type { Tree } from '../reading/parser/types.ts';
import { Tag } from '../reading/tags.ts';
import { isVerbal } from '../rules/ask.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import type { AgreementHabits, Parsed } from './types.ts';

/** Puts together what is known about a sentence. */
export function parsedOf(
  sentence: Sentence,
  tree: Tree,
  habits: AgreementHabits,
  findings: readonly RuleFinding[],
): Parsed {
  const children: number[][] = sentence.tokens.map(() => []);
  for (let i = 0; i < sentence.tokens.length; i++) children[tree.head[i] as number]?.push(i);
  return { sentence, tree, habits, findings, children };
}

/** The token at an index that is known to exist. */
export const tokenAt = ({ sentence }: Parsed, index: number): Token => sentence.tokens[index] as Token;

/** The first child with a label. */
export const childWith = ({ children, tree }: Parsed, index: number, label: number): number =>
  children[index]?.find((child) => tree.label[child] === label) ?? -1;

/** Whether the tagger sees a finite verb. */
export const isFiniteTag = ({ tag }: Token): boolean => tag === Tag.verbFinite || tag === Tag.auxiliaryFinite;

/** Whether the tagger sees a noun or a name. */
export const isNounTag = ({ tag }: Token): boolean => tag === Tag.noun || tag === Tag.properNoun;

/** Whether it can be joined to a noun: a word that the tagger takes for no verb. */
const isNominal = ({ pos, kind }: Token): boolean => kind !== 'punctuation' && !isVerbal(pos) && pos !== Pos.adverb;

/** Readings of a token with a part of speech. */
export const readingsAs = ({ readings }: Token, ...kinds: number[]): Analysis[] =>
  readings.filter(({ pos }) => kinds.includes(pos));

/** Whether some reading has a part of speech that is not one of these. */
export const canBeOther = ({ readings }: Token, ...kinds: number[]): boolean =>
  readings.some(({ pos }) => !kinds.includes(pos));

/** The joint numbers of some readings: a reading that does not say can be either. */
export const numbersOf = (readings: readonly Analysis[]): number =>
  readings.reduce((all, { features }) => all | (features & Group.number || Group.number), 0);

/**
 * Numbers that a noun can have as a subject with its determiner: in readings that agree in gender, too, and in German are
 * nominatives. 0 if they do not agree.
 */
export function subjectNumbers(parsed: Parsed, noun: number, nouns: readonly Analysis[]): number {
  const { habits, tree } = parsed;
  const groups = [Group.gender, Group.number];
  const isNominative = ({ features }: Analysis): boolean =>
    !habits.hasCases || (features & Group.case) === 0 || (features & Feature.nominative) !== 0;
  const masks = nouns.length > 0 ? nouns.filter(isNominative).map(({ features }) => features) : [0];
  const determiners = (parsed.children[noun] ?? [])
    .filter((child) => tree.label[child] === Label.determiner && child < noun)
    .map((child) => readingsAs(tokenAt(parsed, child), Pos.determiner).filter(isNominative))
    .filter(({ length }) => length > 0);
  let numbers = 0;
  for (const mask of masks) {
    let own: number = mask & Group.number || Group.number;
    for (const readings of determiners) {
      own &= numbersOf(readings.filter(({ features }) => agrees(features, mask, groups)));
    }
    numbers |= own;
  }
  return numbers;
}

/** Whether there is a number or a numeral other than one beside a noun. */
export function hasNumeral(parsed: Parsed, noun: number): boolean {
  return (parsed.children[noun] ?? []).some(
    (child) =>
      parsed.tree.label[child] === Label.numeral &&
      tokenAt(parsed, child).readings.every(({ pos }) => pos !== Pos.determiner),
  );
}

/** Whether a determiner before a noun can only be a plural. */
export const hasPluralDeterminer = (parsed: Parsed, noun: number): boolean =>
  (parsed.children[noun] ?? []).some((child) => {
    if (child > noun || parsed.tree.label[child] !== Label.determiner) return false;
    const readings = readingsAs(tokenAt(parsed, child), Pos.determiner);
    return readings.length > 0 && numbersOf(readings) === Feature.plural;
  });

/** The word's forms in a list of a language. */
export const isIn = (words: ReadonlySet<string>, { lower, readings }: Token): boolean =>
  words.has(lower) || readings.some(({ pos, lemma }) => pos === Pos.noun && words.has(lemma));

/** How many conjuncts hang on a word, by how many conjunctions, and whether all of these are words for "and". */
export function coordination(parsed: Parsed, index: number): { count: number; joins: number; isAnd: boolean } {
  const { children, tree, habits } = parsed;
  const conjuncts = (children[index] ?? []).filter(
    (child) => tree.label[child] === Label.conjunct && isNominal(tokenAt(parsed, child)),
  );
  const joins = [index, ...conjuncts].flatMap((each) =>
    (children[each] ?? []).filter((child) => tree.label[child] === Label.coordinator),
  );
  const isAnd = joins.length > 0 && joins.every((join) => habits.and.has(tokenAt(parsed, join).lower));
  return { count: conjuncts.length, joins: joins.length, isAnd };
}

/** Whether a quotation mark, a bracket or a dash stands in tokens [from, to). */
export function hasBreak({ sentence }: Parsed, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const { kind, text } = sentence.tokens[i] as Token;
    if (kind === 'punctuation' && /["«»“”„()[\]–—:;!?…]/.test(text)) return true;
  }
  return false;
}

/** Whether a word for "and" or a comma stands right before all that hangs on a noun, so that it may be the last of a row. */
export function follows(parsed: Parsed, noun: number): boolean {
  const before = parsed.sentence.tokens[firstOf(parsed, noun) - 1];
  return before !== undefined && (before.text === ',' || parsed.habits.and.has(before.lower));
}

/** The first token of all that hangs on a noun before it. */
export function firstOf(parsed: Parsed, noun: number): number {
  let first = noun;
  for (let child = noun; child >= 0; ) {
    first = child;
    child = (parsed.children[child] ?? []).find((each) => each < first) ?? -1;
  }
  return first;
}

/** "né tu né io", "o il padre o la madre": the conjunction before a subject stands before another one, too. */
export function isOneOfSeveral(parsed: Parsed, subject: number): boolean {
  const { sentence, habits } = parsed;
  const own = [firstOf(parsed, subject), subject].map((at) => sentence.tokens[at - 1]);
  const join = own.find((token) => token?.tag === Tag.conjunction);
  if (!join || habits.and.has(join.lower)) return false;
  for (let at = join.index - 2; at >= 0; at--) {
    const token = sentence.tokens[at] as Token;
    if (isFiniteTag(token) || hasBreak(parsed, at, at + 1)) return false;
    if (token.lower === join.lower) return true;
  }
  return false;
}

/** Whether a word for "and" stands in tokens [from, to). */
export function hasAnd({ sentence, habits }: Parsed, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (habits.and.has((sentence.tokens[i] as Token).lower)) return true;
  return false;
}

/** Whether the first letter is a capital that no sentence start explains. */
export const isNameLike = (token: Token): boolean => token.index > 0 && /^\p{Lu}/u.test(token.text);

/** How many findings of rules touch tokens [from, to], and how many others there are in the sentence. */
export function votes({ findings, sentence }: Parsed, from: number, to: number): { here: number; elsewhere: number } {
  const { start } = sentence.tokens[from] as Token;
  const { end } = sentence.tokens[to] as Token;
  const here = findings.filter((each) => each.start < end && start < each.end).length;
  return { here, elsewhere: findings.length - here };
}

/** Margins are squeezed, since twice as much is not twice as sure. */
export const squeezed = (margin: number): number => Math.log1p(Math.min(60, Math.max(0, margin)));

/** The log odds of a probability. */
export const odds = (probability: number): number => {
  const p = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(p / (1 - p));
};

/** Both numbers. */
export const EITHER = Feature.singular | Feature.plural;
