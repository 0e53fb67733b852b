// npx node scripts/train/contextNet/prepare.ts DATA_DIR OUT_DIR [languages]: reads the texts as the context net will see them and
// writes, per language, OUT_DIR/<language>/: vocabulary.json, the streams of training and held-out text and the candidates of each word.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIALECTS, isTextLanguage } from '../../../src/engine/index.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { isOpening, NetVocabulary, netText, Shape, shapeOf } from '../../../src/engine/net/words.ts';
import type { Sentence } from '../../../src/engine/rules/token.ts';
import { sentenceEnds } from '../../../src/engine/text/segment.ts';
import type { Dialect, TextLanguage } from '../../../src/engine/types.ts';
import { builtLexicon } from '../../quality/lexicon.ts';
import { hashOf, isKeptApart } from '../../quality/planted/keptApart.ts';
import { sentenceReader } from '../context/examples.ts';
import { contextSources, knownSlips } from '../context/sources.ts';
import { candidatesOf, MOST_CANDIDATES } from './candidates.ts';
import { candidateSettings } from './confusables.ts';
import { gapWords } from './gapWords.ts';
import { Stream } from './stream.ts';

/** Words of the vocabulary, and how often a word must occur. */
const MOST_WORDS = 32_000;
const LEAST_COUNT = 4;
/** One line in so many is held out. */
const HELD_OUT = 40;
/** Old books, and formulaic texts: which share of their lines is read. */
const THINNED: readonly (readonly [RegExp, number])[] = [
  [/^(?:eltec|fr-gutenberg|fr-libretheatre|conha19|cligs|stdebooks-pp|loi-codes|gesetze|code-du-travail)/, 0.5],
  [/^(?:php-doc|python-docs|mdn|react-docs|vue|deb-libreoffice|gnome-help|microsoft|httpd|symfony|yii)/, 0.4],
];

/** Languages with too little text to thin it out. */
const SCARCE: ReadonlySet<TextLanguage> = new Set(['it']);

const shareOf = (language: TextLanguage, name: string): number =>
  SCARCE.has(language) ? 1 : (THINNED.find(([pattern]) => pattern.test(name))?.[1] ?? 1);

/** Whether a line is among the first quarter of those that only measurements look at, which they take first. */
const isUnseen = (line: string): boolean => isKeptApart(line) && hashOf(line) < 2 ** 30;

/** Whether line i is among a share of all lines; spreads them evenly. */
const isKept = (i: number, share: number): boolean => Math.floor((i + 1) * share) > Math.floor(i * share);

/** All sentences of a language's texts; `held` tells those that are not learnt from. */
function eachSentence(
  language: TextLanguage,
  folder: string,
  read: (line: string) => Sentence,
  use: (sentence: Sentence, held: boolean) => void,
): void {
  const marks = profileOf(language).sentences;
  for (const { name, lines } of contextSources(folder, language)) {
    const share = shareOf(language, name);
    lines.forEach((line, i) => {
      if (line === '' || !isKept(i, share) || isUnseen(line) || knownSlips.some((slip) => line.includes(slip))) return;
      let start = 0;
      for (const end of sentenceEnds(line, marks)) {
        const sentence = read(line.slice(start, end).trim());
        if (sentence.tokens.length > 1) use(sentence, i % HELD_OUT === HELD_OUT - 1);
        start = end;
      }
    });
  }
}

/** Counts words: capitals that only stand where a sentence begins count as lower case where that is known inside sentences. */
class WordCounts {
  private readonly inside = new Map<string, number>();
  private readonly opening = new Map<string, number>();

  add(sentence: Sentence): void {
    sentence.tokens.forEach((token, i) => {
      const opens = isOpening(sentence, i) && shapeOf(token, true) === Shape.opening;
      const counts = opens ? this.opening : this.inside;
      const text = netText(token);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    });
  }

  total(): Map<string, number> {
    const all = new Map(this.inside);
    for (const [text, count] of this.opening) {
      const lower = text.charAt(0).toLowerCase() + text.slice(1);
      const key =
        (this.inside.get(lower) ?? 0) >= (this.inside.get(text) ?? 0) && this.inside.has(lower) ? lower : text;
      all.set(key, (all.get(key) ?? 0) + count);
    }
    return all;
  }
}

function prepare(language: TextLanguage, folder: string, out: string): void {
  const lexicon = builtLexicon(language);
  const read = sentenceReader(language, DIALECTS[language][0] as Dialect, lexicon, { tag: () => undefined });
  const seen = new WordCounts();
  eachSentence(language, folder, read, (sentence, held) => {
    if (!held) seen.add(sentence);
  });
  const counts = seen.total();
  const words = [...counts]
    .filter(([, count]) => count >= LEAST_COUNT)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word);
  const vocabulary = new NetVocabulary(words, lexicon);
  const train = new Stream();
  const held = new Stream();
  eachSentence(language, folder, read, (sentence, isHeld) => (isHeld ? held : train).add(sentence, vocabulary));
  const directory = join(out, language);
  mkdirSync(directory, { recursive: true });
  train.write(join(directory, 'train'));
  held.write(join(directory, 'held'));
  const table = new Stream();
  table.addEntries(vocabulary);
  table.write(join(directory, 'entries'));
  const candidates = candidatesOf(vocabulary, lexicon, candidateSettings(language));
  writeFileSync(join(directory, 'candidates.bin'), candidates);
  const gaps = gapWords(words, lexicon);
  writeFileSync(
    join(directory, 'vocabulary.json'),
    JSON.stringify({ words, gaps, candidates: MOST_CANDIDATES, counts: words.map((word) => counts.get(word)) }),
  );
  const filled = candidates.filter((each) => each > 0).length / vocabulary.size;
  console.log(
    `${language}: ${train.length} training tokens, ${held.length} held out, ${words.length} words (least count ${counts.get(words.at(-1) ?? '')}), outside the vocabulary ${(100 * train.bucketShare()).toFixed(1)} %, ${filled.toFixed(1)} candidates a word`,
  );
}

const [folder, out, ...languages] = process.argv.slice(2);
if (!folder || !out) {
  console.error('usage: prepare.ts DATA_DIR OUT_DIR [languages]');
  process.exit(2);
}
for (const language of languages.length > 0 ? languages : ['en', 'fr', 'de', 'it', 'es']) {
  if (!isTextLanguage(language)) throw new Error(`unknown language ${language}`);
  prepare(language, folder, out);
}
