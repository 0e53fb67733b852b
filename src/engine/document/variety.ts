// Words of another variant than the rest of the text has (colour among color, favor): one matter however many places it has.

import type { Languages } from '../languages.ts';
import { isWord } from '../spelling/lookup.ts';
import type { CheckOptions, Dialect, IssueGroup, TextChange } from '../types.ts';
import type { Finding } from '../words/types.ts';
import { suggestWord } from './corrections.ts';
import type { Hidden } from './ignore.ts';
import type { Piece } from './piece.ts';

/** The group of a word of another variant. */
export const varietyOf = ({ judgedAs, dialect }: Pick<Finding, 'judgedAs' | 'dialect'>): IssueGroup => ({
  id: `spelling.other-dialect ${judgedAs} ${dialect}`,
  forms: [judgedAs, dialect],
  // The other way round every word of the text would have to be looked at: its variant can be chosen instead.
  unifiesTo: [judgedAs],
});

/**
 * Changes that write the words of such a group as the text's own variant does, sorted. A word is left where its first correction
 * is no word of that variant alone (amongst, amounts): that may be another word.
 */
export function unifyVariety(
  group: string,
  pieces: Iterable<Piece>,
  hidden: Hidden,
  languages: Languages,
  options: CheckOptions,
): TextChange[] {
  const changes: TextChange[] = [];
  for (const piece of pieces) {
    for (const finding of piece.findings) {
      if (finding.kind !== 'dialect' || varietyOf(finding).id !== group || hidden.accepts(finding.word)) continue;
      const insert = counterpartOf(finding, languages, options);
      if (insert === null) continue;
      changes.push({ start: piece.start + finding.start, end: piece.start + finding.end, insert });
    }
  }
  return changes;
}

function counterpartOf(
  { word, language, dialect }: Finding,
  languages: Languages,
  options: CheckOptions,
): string | null {
  const [first] = suggestWord(languages, word, language, options, 1);
  const pack = languages.judgeOf(language, options)?.pack;
  if (!first || !pack) return null;
  const theirs = 1 << Math.max(0, pack.dialects.indexOf(dialect as Dialect));
  return isWord(pack, first.text, theirs) ? null : first.text;
}
