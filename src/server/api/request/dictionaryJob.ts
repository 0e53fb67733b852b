// From the parameters of the dictionary's operations to what a thread is given to do.
import { DIALECTS, type Dialect, type Inflected, type TextLanguage } from '../../../engine/index.ts';
import type { inflectParameters, lookupParameters, suggestParameters } from '../../../lib/api/parameters.ts';
import type { ValueOf } from '../../../lib/api/schema.ts';
import { askedLanguage } from './textLanguage.ts';

interface Asked {
  kind: 'dictionary';
  language: TextLanguage;
  dialect: Dialect;
}

/** A question about single words: plain data. */
export type DictionaryJob =
  | (Asked & { ask: 'lookup'; words: readonly string[] })
  | (Asked & { ask: 'suggest'; words: readonly string[]; limit: number; personalWords: readonly string[] })
  | (Asked & { ask: 'inflect'; lemma: string; only: Inflected | undefined });

function asked(code: string): Asked {
  const { language, dialect } = askedLanguage(code);
  return { kind: 'dictionary', language, dialect: dialect ?? (DIALECTS[language][0] as Dialect) };
}

/** /v2/dictionary/lookup. Throws a Problem for an unknown language, as the others do. */
export const lookupJob = ({ language, words }: ValueOf<typeof lookupParameters>): DictionaryJob => ({
  ...asked(language),
  ask: 'lookup',
  words,
});

/** /v2/dictionary/suggest. */
export const suggestJob = (
  { language, words, limit }: ValueOf<typeof suggestParameters>,
  personalWords: readonly string[],
): DictionaryJob => ({ ...asked(language), ask: 'suggest', words, limit, personalWords });

/** /v2/dictionary/inflect. */
export const inflectJob = ({ language, lemma, partOfSpeech }: ValueOf<typeof inflectParameters>): DictionaryJob => ({
  ...asked(language),
  ask: 'inflect',
  lemma,
  only: partOfSpeech,
});
