// Places where a word of an English set is in a phrase that no other word of the set fits: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import type { Token } from '../../../rules/token.ts';

/** from now on: a fixed phrase, whatever was typed in the middle. */
const isFromOn = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'on' && tokens[from - 2]?.lower === 'from';

/** you must brake in time, the order form, where not to go: the words around it fit no other word of the set. */
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
