// npx node scripts/train/agreement.ts DATA_DIR [--language xx] [--show]: fits the agreement check of a language on running text and writes
// models/<language>.agreement.br. Deterministic. The sentences that are kept apart for measuring are never read (planted/keptApart.ts).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type DecisionTree, sumOfTrees } from '../../src/engine/agreement/decision.ts';
import {
  type AgreementModel,
  EVIDENCE,
  LINK_KINDS,
  type LinkModel,
  writeAgreementModel,
} from '../../src/engine/agreement/model.ts';
import type { LinkKind } from '../../src/engine/agreement/types.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { createParser } from '../../src/engine/reading/parser/parser.ts';
import { taggerOf } from '../../src/engine/reading/tagger.ts';
import { RuleRunner } from '../../src/engine/rules/run.ts';
import type { AgreementRule } from '../../src/engine/rules/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { readPack } from '../packs/load.ts';
import { ROOT } from '../packs/paths.ts';
import { builtLexicon, builtTagger } from '../quality/lexicon.ts';
import { runningText } from '../quality/planted/keptApart.ts';
import { rulesOf } from '../rows/rules.ts';
import { type LinkExample, plantedExample, type Reading, rightExamples } from './agreement/examples.ts';
import { fitTrees, thresholdFor } from './agreement/trees.ts';
import { readerOf } from './parser/examples.ts';

/** Sentences that are read at most: a part of them right, to fit on; one to set the threshold on; the rest to plant mistakes in. */
const MOST = 150_000;
const RIGHT = 0.4;
const HELD = 0.35;
/** Findings in 1,000 right sentences that a kind may cost beyond what the rules find; fewer where the trees are less sure. */
const MOST_PER_THOUSAND: Readonly<Record<TextLanguage, number>> = { en: 1.5, fr: 1.5, de: 1.2, es: 1.4, it: 0.9 };

/** One planted mistake in so many is held back, to see how many are found. */
const HELD_PLANTS = 8;
/** With fewer planted mistakes a kind of link is not judged. */
const FEWEST = 100;

/** Lines of several sentences are left out: the engine would read each alone. */
const isOneSentence = (line: string): boolean => !/\p{L}[.!?…]+["'»”’)]* \P{Ll}/u.test(line);

function readingOf(language: TextLanguage): Reading {
  const rules = rulesOf(language);
  const habits = rules.find((rule): rule is AgreementRule => rule.kind === 'agreement')?.habits;
  const [tagger, model] = [builtTagger(language), readPack(language, 'model')];
  const parser = model && createParser(model);
  if (!habits || !tagger || !parser) throw new RangeError(`${language} has no rules, tagger or parser for this`);
  const lexicon = builtLexicon(language);
  const reader = { ...readerOf(language, lexicon, taggerOf(tagger, lexicon)), parser };
  return { reader, runner: new RuleRunner(rules), habits };
}

type Examples = Record<LinkKind, LinkExample[]>;

function examplesIn(texts: readonly string[], reading: Reading): Examples {
  const sums: Examples = { verb: [], determiner: [], adjective: [], predicate: [] };
  for (const text of texts) {
    const found = rightExamples(text, reading);
    for (const kind of LINK_KINDS) sums[kind].push(...found[kind]);
  }
  return sums;
}

interface Fitted {
  kind: LinkKind;
  trees: DecisionTree[];
  /** Scores of the mistakes that were held back, and how many were planted in all. */
  planted: number[];
  tried: number;
  held: { score: number; note: string }[];
}

/** Fits the trees of a kind of link, and scores what was held back. */
function fitKind(kind: LinkKind, right: Examples, held: Examples, texts: readonly string[], reading: Reading): Fitted {
  const tried = texts.map((text) => plantedExample(text, kind, reading)).filter((each) => each !== undefined);
  const planted = tried.filter((each) => each !== null);
  const points = [
    ...planted.filter((_, i) => i % HELD_PLANTS !== 0).map(({ evidence }) => ({ values: evidence, isMistake: true })),
    ...right[kind].map(({ evidence }) => ({ values: evidence, isMistake: false })),
  ];
  const trees = planted.length < FEWEST ? [] : fitTrees(points, EVIDENCE[kind].length);
  const score = ({ evidence }: LinkExample): number => sumOfTrees(trees, evidence);
  return {
    kind,
    trees,
    tried: tried.length,
    planted: planted.filter((_, i) => i % HELD_PLANTS === 0).map(score),
    held: held[kind].map((each) => ({ score: score(each), note: each.note })),
  };
}

function fit(language: TextLanguage, folder: string, show: boolean): void {
  const reading = readingOf(language);
  const texts = runningText(join(folder, 'text'), language, false).filter(isOneSentence).slice(0, MOST);
  const [first, second] = [Math.floor(RIGHT * texts.length), Math.floor((RIGHT + HELD) * texts.length)];
  const heldTexts = texts.slice(first, second);
  const plantTexts = texts.slice(second);
  const right = examplesIn(texts.slice(0, first), reading);
  const held = examplesIn(heldTexts, reading);
  const fitted = LINK_KINDS.map((kind) => fitKind(kind, right, held, plantTexts, reading));
  const model: Partial<Record<LinkKind, LinkModel>> = {};
  // Determiners and adjectives share what their findings may cost.
  const groups: LinkKind[][] = [['verb'], ['determiner', 'adjective'], ['predicate']];
  for (const kinds of groups) {
    const group = fitted.filter(({ kind }) => kinds.includes(kind));
    const allowed = (MOST_PER_THOUSAND[language] * heldTexts.length) / 1000;
    const scored = group.flatMap(({ held: own }) => own).sort((a, b) => b.score - a.score);
    const threshold = thresholdFor(
      scored.map(({ score }) => score),
      allowed,
    );
    for (const { kind, trees, planted, tried, held: own } of group) {
      const above = planted.filter((score) => score > threshold).length;
      const flags = own.filter(({ score }) => score > threshold).length;
      const per = ((1000 * flags) / heldTexts.length).toFixed(2);
      console.log(
        `${language} ${kind}: ${tried} planted, ${HELD_PLANTS * planted.length} of them seen by the tree alone; above the threshold ${above} of ` +
          `${planted.length} held back, and ${per} in 1,000 right sentences`,
      );
      const isSilent = trees.length === 0;
      model[kind] = { evidence: EVIDENCE[kind], trees, threshold: isSilent ? null : Number(threshold.toFixed(3)) };
    }
    if (show) for (const { note } of scored.slice(0, allowed)) console.log(`  ${note}`);
  }
  const bytes = brotliCompressSync(writeAgreementModel(model as AgreementModel));
  writeFileSync(join(ROOT, 'models', `${language}.agreement.br`), bytes);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', multiple: true }, show: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new RangeError('A data folder is needed');
const languages = TEXT_LANGUAGES.filter((language) => values.language?.includes(language) ?? true);
await ensurePacks({ languages, log: console.log });
for (const language of languages) fit(language, folder, values.show);
