// What is found in the project's own letters that may be read (tests/corpora/letters). Letters of DATA_DIR/eval are never learnt from.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { ROOT } from '../../packs/paths.ts';
import { measureLetters } from '../../quality/corpus/letterFigures.ts';
import { type Letter, readLetters } from '../../quality/corpus/letterRows.ts';
import type { Recorded } from './recorder.ts';

/** A finding in a letter, and whether its first correction is right. */
export interface LetterFinding {
  recorded: Recorded;
  letter: Letter;
  isRight: boolean;
}

/** All findings in a language's letters, everyday sentences and passages. */
export function findInLetters(language: TextLanguage, find: (text: string) => Recorded[]): LetterFinding[] {
  return [`${language}.dev.jsonl`, `${language}.everyday.dev.jsonl`, `${language}.passages.dev.jsonl`]
    .map((name) => join(ROOT, 'tests/corpora/letters', name))
    .filter((file) => existsSync(file))
    .flatMap(readLetters)
    .flatMap((letter) =>
      find(letter.text).map((recorded): LetterFinding => {
        const { start, end, rule } = recorded.issue;
        // Alone, so that no other finding mends what this one does not.
        const { hits, firstFixes } = measureLetters([letter], () => [{ start, end, rule, fix: recorded.fix }]);
        return { recorded, letter, isRight: firstFixes > 0 || (hits > 0 && recorded.fix === undefined) };
      }),
    );
}
