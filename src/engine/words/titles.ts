// Capitalised words that the dictionary does not know: mistakes or names? At the start of a sentence, in capitals, and for
// German nouns the capital says nothing, so nearness to a usual word decides; elsewhere a capital means a name, unless it is a
// slip of a usual one (Wensday).

import { Kind } from '../text/tokenize.ts';
import type { Judge } from './judge.ts';
import type { TokenSheet } from './tokens.ts';

/** Words that stand before a German noun, seldom before a name. */
const BEFORE_NOUN = new Set(
  (
    'der die das den dem des ein eine einen einem einer eines im am zum zur beim vom ins ans ' +
    'kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem seiner ' +
    'ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure dieser diese dieses diesen diesem jeder jede ' +
    'jedes jeden jedem welche welcher welches alle alles viele wenige einige mehrere etwas viel kein'
  ).split(' '),
);

/** Long capitalised words are seldom names. */
const LONG = 8;

/** Engine units per letter within which a correction counts as near; by how much a capital says. */
const CLOSE = 2;
const CLOSE_AFTER_ARTICLE = 2.5;

/** Whether a capitalised unknown word at token `i` is a mistake; otherwise it is a name. */
export function isMistake(sheet: TokenSheet, i: number, word: string, judge: Judge, saysNothing: boolean): boolean {
  if (judge.language !== 'de') {
    return (saysNothing && (judge.isNear(word) || judge.isWithin(word, CLOSE))) || judge.isSlipOfName(word);
  }
  if (judge.isNear(word)) return true;
  if (isAfterArticle(sheet, i)) return judge.isWithin(word, CLOSE_AFTER_ARTICLE);
  return (saysNothing || word.length >= LONG) && judge.isWithin(word, CLOSE);
}

/** die Versichrung, den ganzen Nachmitag. */
function isAfterArticle(sheet: TokenSheet, i: number): boolean {
  const before = smallWord(sheet, i - 1);
  if (before === '') return false;
  return BEFORE_NOUN.has(before) || BEFORE_NOUN.has(smallWord(sheet, i - 2));
}

/** The text of a token written small; '' for others. */
function smallWord(sheet: TokenSheet, i: number): string {
  const { text, tokens } = sheet;
  if (i < 0 || tokens.kind[i] !== Kind.word) return '';
  const word = text.slice(tokens.start[i], tokens.end[i]);
  return word === word.toLowerCase() ? word : BEFORE_NOUN.has(word.toLowerCase()) ? word.toLowerCase() : '';
}
