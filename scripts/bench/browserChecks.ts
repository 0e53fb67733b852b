// Words per second of a whole check, spelling and grammar, in a browser's worker.
import type { Browser } from 'playwright';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { percentile } from '../quality/tally.ts';
import type { CheckTimes } from './checks.worker.ts';
import { proseOf, wordsIn } from './inputs.ts';
import { onWorkerPage } from './workerPage.ts';

interface Reached {
  load: number;
  wordsPerSecond: number;
}

/** What one language reached, without a context net and with it; `load` in milliseconds. */
export interface BrowserCheckFigures extends Reached {
  language: TextLanguage;
  context: Reached | null;
}

/** All five languages, one after the other; the median of the rounds after the first, which warms up. */
export const measureChecks = (browser: Browser): Promise<BrowserCheckFigures[]> =>
  onWorkerPage(browser, 'scripts/bench/checks.worker.ts', async (page) => {
    const figures: BrowserCheckFigures[] = [];
    for (const language of TEXT_LANGUAGES) {
      const text = proseOf(language);
      const { context, ...plain } = await page.evaluate(
        async ([code, content]) => {
          const parts = ['spell', 'lex', 'model'].map(async (part) => (await fetch(`/${code}.${part}`)).arrayBuffer());
          const packs = await Promise.all(parts);
          const net = await fetch(`/${code}.context`);
          const context = net.ok ? await net.arrayBuffer() : null;
          const worker = new Worker('/worker.js', { type: 'module' });
          return new Promise<CheckTimes>((resolve, reject) => {
            worker.onmessage = (event: MessageEvent<CheckTimes>) => {
              worker.terminate();
              resolve(event.data);
            };
            worker.onerror = (event) => reject(new Error(event.message));
            worker.postMessage({ language: code, packs, context, text: content });
          });
        },
        [language, text] as const,
      );
      const reached = ({ load, checks }: Pick<CheckTimes, 'load' | 'checks'>): Reached => ({
        load,
        wordsPerSecond: (1000 * wordsIn(text)) / percentile(checks.slice(1), 0.5),
      });
      figures.push({ language, ...reached(plain), context: context && reached(context) });
    }
    return figures;
  });
