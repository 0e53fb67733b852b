// Accuracy of a tagger on treebanks that it did not learn from.

import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { taggerOf } from '../../src/engine/reading/tagger.ts';
import type { TaggerModel } from '../../src/engine/reading/taggerModel.ts';
import { TAG_NAMES, Tag } from '../../src/engine/reading/tags.ts';
import type { Tagger } from '../../src/engine/reading/types.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { readTreebank, type TreebankWord } from '../train/shared/conllu.ts';
import { TREEBANKS } from '../train/shared/treebanks.ts';
import { goldTag } from '../train/tagger/gold.ts';

/** Shares from 0 to 1. */
export interface TaggerAccuracy {
  words: number;
  /** The very tag, verb form included. */
  tags: number;
  /** Nouns and names, verbs and auxiliaries, the two kinds of conjunctions each taken as one. */
  families: number;
  confusions: Map<string, number>;
}

function family(tag: number): number {
  if (tag >= Tag.verbFinite && tag <= Tag.auxiliaryGerund) return Tag.verbFinite;
  if (tag === Tag.properNoun || tag === Tag.nounGenitive) return Tag.noun;
  if (tag === Tag.symbol || tag === Tag.other) return Tag.punctuation;
  return tag === Tag.subjunction ? Tag.conjunction : tag;
}

/** Tags sentences and compares. */
export function measureTagger(
  tagger: Tagger,
  language: TextLanguage,
  sentences: readonly TreebankWord[][],
): TaggerAccuracy {
  let words = 0;
  let same = 0;
  let close = 0;
  const confusions = new Map<string, number>();
  const out = new Uint8Array(2048);
  for (const sentence of sentences) {
    tagger.tag(
      sentence.map(({ form }) => form),
      out,
    );
    sentence.forEach((word, i) => {
      const gold = goldTag(word, language);
      const tag = out[i] as number;
      words++;
      if (tag === gold) same++;
      else {
        const key = `${TAG_NAMES[gold]}>${TAG_NAMES[tag]}`;
        confusions.set(key, (confusions.get(key) ?? 0) + 1);
      }
      if (family(tag) === family(gold)) close++;
    });
  }
  return { words, tags: same / words, families: close / words, confusions };
}

/** How often the sentences are tagged for the speed, which is by processor time. */
const ROUNDS = 10;

/** Prints a language's rows, and how many words a second are tagged. */
export function printTagger(
  language: TextLanguage,
  folder: string,
  model: TaggerModel,
  lexicon: Lexicon,
  withConfusions = false,
  print: (line: string) => void = console.log,
): void {
  const tagger = taggerOf(model, lexicon);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  for (const name of TREEBANKS[language].test) {
    const sentences = readTreebank(folder, name);
    if (sentences === null) continue;
    const { words, tags, families, confusions } = measureTagger(tagger, language, sentences);
    const forms = sentences.map((sentence) => sentence.map(({ form }) => form));
    const out = new Uint8Array(2048);
    for (const list of forms) tagger.tag(list, out);
    const started = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) for (const list of forms) tagger.tag(list, out);
    const { user, system } = process.cpuUsage(started);
    const speed = Math.round((1000 * ROUNDS * words) / (user + system));
    print(
      `  ${name.padEnd(26)} ${String(words).padStart(6)} words  tag ${percent(tags)}  part of speech ${percent(families)}  ${speed}k words/s`,
    );
    if (withConfusions) {
      const most = [...confusions].sort(([, a], [, b]) => b - a).slice(0, 15);
      print(`    ${most.map(([key, count]) => `${key} ${count}`).join(', ')}`);
    }
  }
}
