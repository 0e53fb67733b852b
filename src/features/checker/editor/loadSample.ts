import type { TextLanguage } from '../../../engine/index.ts';
import { log } from '../../../services/log.ts';
import { loadChunk } from '../../../services/offline/chunks.ts';
import { type Genre, type Sample, sampleFor, samples } from './samples.ts';

/** The sample of a kind in a language; offline, where it may not be had, the one that is offered in that language. */
export async function loadSample(language: TextLanguage, genre?: Genre): Promise<Sample> {
  const isWanted = (sample: Sample) => sample.language === language && sample.genre === genre;
  if (genre && !samples.some(isWanted)) {
    try {
      const { genreSamples } = await loadChunk(() => import('./genreSamples.ts'));
      return genreSamples.find(isWanted) ?? sampleFor(language);
    } catch (error) {
      log.warn(error);
    }
  }
  return sampleFor(language, genre);
}
