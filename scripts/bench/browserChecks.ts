// Words per second of a whole check, spelling and grammar, in a browser's worker.
import type { Browser } from 'playwright';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { percentile } from '../quality/tally.ts';
import type { CheckTimes } from './checks.worker.ts';
import { proseOf, wordsIn } from './inputs.ts';
import { onWorkerPage } from './workerPage.ts';

/** What one language reached; `load` in milliseconds. */
export interface BrowserCheckFigures {
  language: TextLanguage;
  load: number;
  wordsPerSecond: number;
}

/** All five languages, one after the other; the median of the rounds after the first, which warms up. */
export const measureChecks = (browser: Browser): Promise<BrowserCheckFigures[]> =>
  onWorkerPage(browser, 'scripts/bench/checks.worker.ts', async (page) => {
    const figures: BrowserCheckFigures[] = [];
    for (const language of TEXT_LANGUAGES) {
      const text = proseOf(language);
      const { load, checks } = await page.evaluate(
        async ([code, content]) => {
          const parts = ['spell', 'lex', 'model'].map(async (part) => (await fetch(`/${code}.${part}`)).arrayBuffer());
          const packs = await Promise.all(parts);
          const worker = new Worker('/worker.js', { type: 'module' });
          return new Promise<CheckTimes>((resolve, reject) => {
            worker.onmessage = (event: MessageEvent<CheckTimes>) => {
              worker.terminate();
              resolve(event.data);
            };
            worker.onerror = (event) => reject(new Error(event.message));
            worker.postMessage({ language: code, packs, text: content });
          });
        },
        [language, text] as const,
      );
      figures.push({ language, load, wordsPerSecond: (1000 * wordsIn(text)) / percentile(checks.slice(1), 0.5) });
    }
    return figures;
  });
