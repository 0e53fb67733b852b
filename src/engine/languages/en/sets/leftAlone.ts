// Places where a word of an English set stands for something that no other word of the set could: they are not asked about.
import type { LeftAlone } from '../../../context/choices.ts';
import type { Token } from '../../../rules/token.ts';

/** from now on: a fixed phrase, whatever was typed for its middle. */
const isFromOn = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'on' && tokens[from - 2]?.lower === 'from';

/** you must brake in time, the order form, where not to go: what stands beside it fits no other word of the set. */
function isPhrase(tokens: readonly Token[], from: number): boolean {
  const [before, token, next] = [tokens[from - 1]?.lower ?? '', tokens[from]?.lower, tokens[from + 1]?.lower ?? ''];
  const third = tokens[from + 2]?.lower ?? '';
  if (token === 'brake')
    return /^(?:gently|hard|sharply|before)$/.test(next) || (next === 'in' && /^(?:good|time)$/.test(third));
  if (token === 'form') return /^(?:order|application|booking|registration|entry|contact)$/.test(before);
  return token === 'where' && next === 'not' && third === 'to';
}

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) => isFromOn(tokens, from) || isPhrase(tokens, from);
