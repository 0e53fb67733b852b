// Texts for the load on the API: paragraphs of letters with the mistakes of their writers, each text another mix.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_LANGUAGES, type TextLanguage } from '../../../src/engine/index.ts';
import { ROOT } from '../../packs/paths.ts';
import { createRandom } from '../../packs/random.ts';

/** A text to send. */
export interface LoadText {
  language: TextLanguage;
  text: string;
  words: number;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const paragraphsOf = (language: TextLanguage): string[] =>
  readFileSync(join(ROOT, 'tests/corpora/letters', `${language}.dev.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { text: string }).text.split(/\n+/));

/** An endless supply of texts of at least so many words, in all languages by turns. */
export function* loadTexts(words: number, seed = 1): Generator<LoadText, never> {
  const random = createRandom(seed);
  const sources = TEXT_LANGUAGES.map((language) => ({ language, paragraphs: paragraphsOf(language) }));
  for (let i = 0; ; i++) {
    const { language, paragraphs } = sources[i % sources.length] as (typeof sources)[number];
    let text = '';
    let count = 0;
    while (count < words) {
      const paragraph = paragraphs[Math.floor(random() * paragraphs.length)] as string;
      count += wordsIn(paragraph);
      text += `${paragraph}\n\n`;
    }
    yield { language, text, words: count };
  }
}
