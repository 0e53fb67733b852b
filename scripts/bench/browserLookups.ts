// Look-ups per second in a browser's worker: the engine's own function over words as frequent as in real texts.
import type { Browser } from 'playwright';
import { TEXT_LANGUAGES } from '../../src/engine/index.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { benchInputs } from './inputs.ts';
import { onWorkerPage } from './workerPage.ts';

/** What one language reached. */
export interface LookupFigures {
  language: TextLanguage;
  perSecond: number;
}

/** All five languages, one after the other. */
export const measureLookups = (browser: Browser): Promise<LookupFigures[]> =>
  onWorkerPage(browser, 'scripts/bench/lookups.worker.ts', async (page) => {
    const figures: LookupFigures[] = [];
    for (const language of TEXT_LANGUAGES) {
      const { words } = benchInputs(language);
      const perSecond = await page.evaluate(
        async ([code, list]) => {
          const bytes = await (await fetch(`/${code}.spell`)).arrayBuffer();
          const worker = new Worker('/worker.js', { type: 'module' });
          return new Promise<number>((resolve, reject) => {
            worker.onmessage = (event: MessageEvent<number>) => {
              worker.terminate();
              resolve(event.data);
            };
            worker.onerror = (event) => reject(new Error(event.message));
            worker.postMessage({ bytes, words: list });
          });
        },
        [language, words] as const,
      );
      figures.push({ language, perSecond });
    }
    return figures;
  });
