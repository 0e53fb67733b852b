// Runs in a browser's worker: loads a language's packs, checks a text several times, answers how long that took. Then, if the
// language has a context net, the same with that.
import { createChecker, defaultOptions, loadRules, type TextLanguage } from '../../src/engine/index.ts';

/** A message to this worker. */
export interface CheckJob {
  language: TextLanguage;
  packs: readonly [spell: ArrayBuffer, lex: ArrayBuffer, model: ArrayBuffer];
  context: ArrayBuffer | null;
  text: string;
}

/** Milliseconds to load, and of each check. */
interface Times {
  load: number;
  checks: number[];
}

/** Its answer: without the context net, and with it. */
export interface CheckTimes extends Times {
  context: Times | null;
}

const ROUNDS = 5;

self.onmessage = async ({ data }: MessageEvent<CheckJob>) => {
  const [spell, lex, model] = data.packs.map((bytes) => new Uint8Array(bytes)) as [Uint8Array, Uint8Array, Uint8Array];
  const rules = await loadRules(data.language);
  const checker = createChecker();
  const options = { ...defaultOptions(), language: data.language };
  const times = (load: () => void): Times => {
    const [loading, ...checks] = [load, ...Array<null>(ROUNDS).fill(null)].map((work) => {
      const from = performance.now();
      if (work) work();
      else checker.check(data.text, options);
      return performance.now() - from;
    });
    return { load: loading as number, checks };
  };
  const plain = times(() => {
    checker.loadSpell(data.language, spell);
    checker.loadGrammar(data.language, lex, model, rules);
  });
  const net = data.context && new Uint8Array(data.context);
  const context = net && times(() => checker.loadContext(data.language, net));
  self.postMessage({ ...plain, context } satisfies CheckTimes);
};
