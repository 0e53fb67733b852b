// Exercises from a page's own sentences: a gap, and the right and the wrong words for it.
import {
  differenceOf,
  type RuleExercise,
  type RulePageFacts,
  type SentencePair,
} from '../../src/lib/pages/rulePages.ts';

const MOST = 6;
/** Longer gaps are sentences to compare, not words to choose. */
const LONGEST_GAP = 28;

/** A number from a text, always the same: which of the options comes first must not give the answer away. */
function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return number;
}

function exerciseOf([wrong, right]: SentencePair): RuleExercise | undefined {
  if (right === null) return undefined;
  const cut = differenceOf(wrong, right);
  const options = [cut.right.trim(), cut.wrong.trim()];
  // Where only a space differs there is nothing to choose from.
  if (options[0] === options[1] || cut.before + cut.after === '') return undefined;
  if (options.some((option) => option.length > LONGEST_GAP)) return undefined;
  // What surrounds the words belongs to the sentence, also where one of the options is empty.
  const space = (text: string) => [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];
  const [lead = '', tail = ''] = space(cut.right);
  const isSecond = numberOf(right) % 2 === 1;
  return {
    before: cut.before + lead,
    after: tail + cut.after,
    options: isSecond ? options.toReversed() : options,
    answer: isSecond ? 1 : 0,
  };
}

/** The exercises of a page: the sentences that it shows last come first, and each rule has its turn. */
export function exercisesOf({ rules }: RulePageFacts): RuleExercise[] {
  const found: RuleExercise[] = [];
  const left = rules.map(({ pairs }) => [...pairs]);
  while (found.length < MOST && left.some((pairs) => pairs.length > 0)) {
    for (const pairs of left) {
      const pair = pairs.pop();
      const exercise = pair && exerciseOf(pair);
      if (exercise && found.length < MOST) found.push(exercise);
    }
  }
  return found;
}
