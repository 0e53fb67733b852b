// How corrections of a misspelt word fit its sentence: whether rules would find something wrong with them, and what the context
// net makes of them.
import { isOpening } from '../net/words.ts';
import type { RuleRunner } from '../rules/run.ts';
import type { Reader } from '../rules/sentence.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import type { TextRange } from '../types.ts';
import type { Judge, NetJudge } from './judges.ts';
import { readMended } from './reread.ts';

/** How a correction fits. */
export interface Fit {
  /** See `WordFit`; null without a net, or if the correction is more than one word. */
  odds: number | null;
  isKnown: boolean;
  /** It stands where every word has a capital. */
  opens: boolean;
  /** How many mistakes rules find in the sentence with it: costs as much as a check of the sentence. */
  flags(): number;
}

/** What corrections are looked at with. */
export interface FitTools {
  runner: RuleRunner;
  judges: readonly Judge[];
  net: NetJudge | null;
  reader: Reader;
}

const isMistake = ({ rule }: RuleFinding): boolean => rule.level !== 'picky' && rule.category !== 'style';

/** How corrections of sentence[range) fit. */
export function fitsOf(
  sentence: Sentence,
  range: TextRange,
  texts: readonly string[],
  { runner, judges, net, reader }: FitTools,
): Fit[] {
  const last = sentence.tokens.findLast(({ start, end }) => start < range.end && end > range.start);
  const words = texts.map((text) => (net ? inPlace(sentence, range, text, last, reader) : null));
  const known = words.filter((word) => word !== null);
  const fits = last && known.length > 0 ? net?.fits(sentence, last.index, known) : null;
  const opens = last !== undefined && isOpening(sentence, last.index);
  let next = 0;
  return texts.map((text, i) => {
    const fit = words[i] === null ? undefined : fits?.[next++];
    const flags = () => findingsWith(sentence, range, text, { runner, judges, reader }).filter(isMistake).length;
    return { odds: fit?.odds ?? null, isKnown: fit?.isKnown ?? false, opens, flags };
  });
}

/** What stands in the place of a token in a sentence with a correction; null if there are other tokens as well. */
function inPlace(
  sentence: Sentence,
  range: TextRange,
  text: string,
  token: Token | undefined,
  reader: Reader,
): string | null {
  if (!token) return null;
  if (token.start === range.start && token.end === range.end && /^\p{L}+$/u.test(text)) return text;
  const { tokens } = readMended(sentence, range, text, reader);
  return tokens.length === sentence.tokens.length ? (tokens[token.index]?.text ?? null) : null;
}

/** Everything found in a sentence with `text` in place of sentence[range). */
export function findingsWith(
  sentence: Sentence,
  range: TextRange,
  text: string,
  { runner, judges, reader }: Omit<FitTools, 'net'>,
): RuleFinding[] {
  const mended = readMended(sentence, range, text, reader);
  const found: RuleFinding[] = [];
  runner.inSentence(mended, found);
  const votes = [...found];
  for (const judge of judges) judge(mended, votes, found);
  return found;
}
