// The second look at a sentence with a fix applied rereads only what the fix can change. It must give the same result as a
// full reading: the same tokens and tags, and the same answer from the rules.
import { describe, expect, it } from 'vitest';
import { readPack } from '../../scripts/packs/load.ts';
import { createRandom } from '../../scripts/packs/random.ts';
import { dialectOf } from '../../src/engine/dialects.ts';
import { isTakenBack, readMended } from '../../src/engine/grammar/reread.ts';
import { type Rule, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { createLexicon } from '../../src/engine/lexicon/createLexicon.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { readModelPack } from '../../src/engine/pack/modelPack.ts';
import { taggerOf } from '../../src/engine/reading/tagger.ts';
import { readTaggerModel } from '../../src/engine/reading/taggerModel.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';
import { RuleRunner } from '../../src/engine/rules/run.ts';
import { type Reader, readSentence } from '../../src/engine/rules/sentence.ts';
import type { Sentence } from '../../src/engine/rules/token.ts';
import type { RuleFinding } from '../../src/engine/rules/types.ts';
import { Tokens, tokenize } from '../../src/engine/text/tokenize.ts';

const FIXES = 300;

/** Makes readers of a language with empty caches. */
function readersOf(language: TextLanguage): () => Reader {
  const lexicon = createLexicon(readPack(language, 'lex') as Uint8Array, profileOf(language).forms);
  const model = readTaggerModel(readModelPack(readPack(language, 'model') as Uint8Array).tagger as Uint8Array);
  const dialect = dialectOf(language, { dialects: {} });
  return () => ({
    language,
    dialect,
    cuts: profileOf(language).cuts,
    lexicon,
    tagger: taggerOf(model, lexicon),
    words: new Map(),
  });
}

/** The sentence of a paragraph that begins at `start`. */
function read(text: string, reader: Reader, start = 0): Sentence {
  const tokens = new Tokens();
  tokenize(text, tokens);
  let from = 0;
  while (from < tokens.count && (tokens.start[from] as number) < start) from++;
  return readSentence(text, tokens, { start, end: text.length, from, to: tokens.count }, reader);
}

/** The stretch of `from` to rewrite to turn it into `to`, in the form of a finding. */
function changeBetween(from: string, to: string, rule: Rule): RuleFinding {
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start++;
  let rest = 0;
  while (rest < Math.min(from.length, to.length) - start && from.at(-1 - rest) === to.at(-1 - rest)) rest++;
  return { start, end: from.length - rest, replacements: [to.slice(start, to.length - rest)], rule };
}

describe.each(TEXT_LANGUAGES)('%s', (language) => {
  const fresh = readersOf(language);
  const rules = rulesOf(language);
  const examples = rules.flatMap((rule) => rule.wrong.map(([wrong, mended]) => ({ rule, wrong, mended })));

  it('a corrected sentence is read as if it were new', () => {
    const random = createRandom(3);
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const reader = fresh();
    for (let i = 0; i < FIXES; i++) {
      const before = `${any(examples).wrong} `;
      const text = `${before}${any(examples).wrong} ${any(examples).wrong}`;
      const sentence = read(text, reader, before.length);
      const [first, second] = [any(sentence.tokens), any(sentence.tokens)];
      const { start, end } = { start: first.start, end: random() < 0.7 ? first.end : Math.max(first.end, second.end) };
      const fix = any(['', any(any(examples).wrong.split(' ')), any(examples).wrong.slice(0, 12), 'x y', '-', "'"]);
      const mended = text.slice(before.length, start) + fix + text.slice(end);
      const found = readMended(sentence, { start, end }, fix, reader);
      expect(found.text).toBe(mended);
      expect(found.tokens).toEqual(read(mended, fresh()).tokens);
    }
  }, 60_000);

  it('a fix is undone exactly when rules run on the full sentence would undo it', () => {
    const runner = new RuleRunner(rules);
    const reader = fresh();
    let takenBack = 0;
    for (const { rule, wrong, mended } of examples) {
      if (mended === null || mended === wrong) continue;
      const findings: RuleFinding[] = [];
      runner.inSentence(read(wrong, fresh()), findings);
      const isWanted = findings.some(({ start, end, replacements }) =>
        replacements.some((back) => wrong.slice(0, start) + back + wrong.slice(end) === mended),
      );
      const worse = changeBetween(mended, wrong, rule);
      expect(isTakenBack(worse, read(mended, reader), runner, reader), wrong).toBe(isWanted);
      if (isWanted) takenBack += 1;
    }
    expect(takenBack).toBeGreaterThan(100);
  }, 60_000);
});
