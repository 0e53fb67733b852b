// How many treebank words the lexicons know, and whether the right analysis is among theirs; then what the taggers get right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLexicon } from '../../src/engine/lexicon/createLexicon.ts';
import { type Analysis, Feature, Group, Pos } from '../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { readModelPack } from '../../src/engine/pack/modelPack.ts';
import { readTaggerModel, type TaggerModel } from '../../src/engine/reading/taggerModel.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { readManifest } from '../packs/manifest.ts';
import { PACK_FOLDER } from '../packs/paths.ts';
import { readTreebank, type TreebankWord } from '../train/shared/conllu.ts';
import { TREEBANKS } from '../train/shared/treebanks.ts';
import { analysisOf } from '../train/shared/treebankTags.ts';
import { printTagger } from './tagger.ts';

/** Counts over the words of one treebank. */
export interface LexiconCounts {
  words: number;
  covered: number;
  /** Words with a reading whose analysis the treebank gives. */
  judged: number;
  right: number;
  /** Nouns and adjectives of which the treebank tells gender or number. */
  nominals: number;
  agreeing: number;
  misses: Map<string, number>;
  wrong: Map<string, number>;
}

const OPEN = new Set<number>([Pos.noun, Pos.adjective, Pos.verb, Pos.auxiliary, Pos.adverb, Pos.properNoun]);

/** What the two annotations divide differently counts as one. */
function family(pos: number): number {
  if (pos === Pos.properNoun) return Pos.noun;
  if (pos === Pos.auxiliary) return Pos.verb;
  return pos;
}

function matches({ pos, features }: Analysis, gold: Pick<Analysis, 'pos' | 'features'>): boolean {
  if (family(pos) !== family(gold.pos)) return false;
  if (family(pos) !== Pos.verb) return true;
  const form = gold.features & Group.verbForm;
  return form === 0 ? (features & Group.verbForm) === 0 : (features & form) !== 0;
}

function agreesInNumber({ pos, features }: Analysis, gold: Pick<Analysis, 'pos' | 'features'>): boolean {
  if (family(pos) !== family(gold.pos)) return false;
  return [Group.gender, Group.number].every((group) => {
    return (features & group) === 0 || (gold.features & group) === 0 || (features & gold.features & group) !== 0;
  });
}

/** Measures a lexicon on the sentences of one treebank. */
export function measureLexicon(
  lexicon: Lexicon,
  language: TextLanguage,
  sentences: readonly TreebankWord[][],
): LexiconCounts {
  const counts: LexiconCounts = {
    words: 0,
    covered: 0,
    judged: 0,
    right: 0,
    nominals: 0,
    agreeing: 0,
    misses: new Map(),
    wrong: new Map(),
  };
  for (const { form, parts } of sentences.flat()) {
    const part = parts[0];
    if (!part || !/\p{L}/u.test(form) || /^(?:PUNCT|SYM|X|_)$/.test(part.upos) || /^[@#]|:\/\/|\d/.test(form)) continue;
    counts.words++;
    const readings = lexicon.analyses(form);
    const gold = analysisOf(part, language);
    if (gold?.pos === Pos.properNoun) {
      counts.covered++;
      continue;
    }
    if (readings.length === 0) {
      counts.misses.set(form, (counts.misses.get(form) ?? 0) + 1);
      continue;
    }
    counts.covered++;
    if (gold === null || parts.length > 1 || !OPEN.has(gold.pos)) continue;
    counts.judged++;
    if (readings.some((reading) => matches(reading, gold))) counts.right++;
    else {
      const key = `${form}/${part.upos}`;
      counts.wrong.set(key, (counts.wrong.get(key) ?? 0) + 1);
    }
    if ((gold.pos === Pos.noun || gold.pos === Pos.adjective) && gold.features & (Group.gender | Group.number)) {
      if (!readings.some((reading) => family(reading.pos) === gold.pos)) continue;
      counts.nominals++;
      if (readings.some((reading) => agreesInNumber(reading, gold))) counts.agreeing++;
      else {
        const key = `${form}/${gold.features & Feature.feminine ? 'f' : ''}${gold.features & Feature.masculine ? 'm' : ''}${gold.features & Feature.plural ? 'p' : 's'}`;
        counts.wrong.set(key, (counts.wrong.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

const most = (counts: ReadonlyMap<string, number>, number: number): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, number)
    .map(([key, count]) => `${key}:${count}`)
    .join(' ');

/** The lexicon of a language's built pack. */
export function builtLexicon(language: TextLanguage): Lexicon {
  const entry = readManifest()[language]?.lex;
  if (entry === undefined) throw new Error(`There is no lexicon for ${language}: npm run packs`);
  return createLexicon(new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file))), profileOf(language).forms);
}

/** Shares that a lexicon must reach on treebanks it was not completed from: German makes its compounds freely. */
const LEAST_COVERED = 0.97;
const LEAST_COVERED_GERMAN = 0.94;
const LEAST_RIGHT = 0.95;

/** Prints how much of each treebank a language's lexicon knows. `folder` holds the treebanks (*.conllu.gz). */
export function printLexicon(
  language: TextLanguage,
  folder: string,
  withMisses: boolean,
  print: (line: string) => void,
): void {
  const lexicon = builtLexicon(language);
  const { train, test } = TREEBANKS[language];
  const leastCovered = language === 'de' ? LEAST_COVERED_GERMAN : LEAST_COVERED;
  print(`${language}: lexicon on treebanks (* words of these were learnt from)`);
  for (const name of [...test, ...train]) {
    const sentences = readTreebank(folder, name);
    if (sentences === null) continue;
    const counts = measureLexicon(lexicon, language, sentences);
    print(
      `${test.includes(name) ? ' ' : '*'} ${name.padEnd(26)} ${String(counts.words).padStart(7)} words  covered ${percent(counts.covered, counts.words)}  ` +
        `right analysis in the set ${percent(counts.right, counts.judged)}  gender and number ${percent(counts.agreeing, counts.nominals)}`,
    );
    if (test.includes(name)) {
      const met = counts.covered >= leastCovered * counts.words && counts.right >= LEAST_RIGHT * counts.judged;
      print(
        `    covered >= ${100 * leastCovered} %, right analysis >= ${100 * LEAST_RIGHT} %: ${met ? 'met' : 'MISSED'}`,
      );
    }
    if (withMisses && test.includes(name)) {
      print(`    unknown: ${most(counts.misses, 60)}`);
      print(`    other analysis: ${most(counts.wrong, 60)}`);
    }
  }
}

/** Prints what a language's tagger gets right on treebanks that it did not learn from. */
export function printTaggers(
  language: TextLanguage,
  folder: string,
  withMisses: boolean,
  print: (line: string) => void,
): void {
  const model = builtTagger(language);
  if (model) printTagger(language, folder, model, builtLexicon(language), withMisses, print);
  else print(`${language}: no tagger`);
}

/** The tagger's weights of a language's built pack; null when it has none. */
export function builtTagger(language: TextLanguage): TaggerModel | null {
  const entry = readManifest()[language]?.model;
  const tagger = entry && readModelPack(new Uint8Array(readFileSync(join(PACK_FOLDER, entry.file)))).tagger;
  return tagger ? readTaggerModel(tagger) : null;
}
