// What somebody has said about a passage in another language, as it is kept with the text. Pure; read in engine/words/passages.ts.
import type { ForeignPassage, TextLanguage } from '../../../engine/index.ts';

/** What is ignored in a text, with a choice about a passage in place of an earlier one; null takes it back. */
export function withChoice(
  ignored: readonly string[],
  { key }: Pick<ForeignPassage, 'key'>,
  language: TextLanguage | null,
): string[] {
  const about = `passage.${key}.`;
  const others = ignored.filter((entry) => !entry.startsWith(about));
  return language ? [...others, about + language] : others;
}
