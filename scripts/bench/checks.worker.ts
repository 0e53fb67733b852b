// Runs in a browser's worker: loads a language's three packs, checks a text several times, answers how long that took.
import { createChecker, defaultOptions, loadRules, type TextLanguage } from '../../src/engine/index.ts';

/** A message to this worker. */
export interface CheckJob {
  language: TextLanguage;
  packs: readonly [spell: ArrayBuffer, lex: ArrayBuffer, model: ArrayBuffer];
  text: string;
}

/** Its answer: milliseconds to load, and of each check. */
export interface CheckTimes {
  load: number;
  checks: number[];
}

const ROUNDS = 5;

self.onmessage = async ({ data }: MessageEvent<CheckJob>) => {
  const [spell, lex, model] = data.packs.map((bytes) => new Uint8Array(bytes)) as [Uint8Array, Uint8Array, Uint8Array];
  const rules = await loadRules(data.language);
  let from = performance.now();
  const checker = createChecker();
  checker.loadSpell(data.language, spell);
  checker.loadGrammar(data.language, lex, model, rules);
  const load = performance.now() - from;
  const options = { ...defaultOptions(), language: data.language };
  const checks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    from = performance.now();
    checker.check(data.text, options);
    checks.push(performance.now() - from);
  }
  self.postMessage({ load, checks } satisfies CheckTimes);
};
