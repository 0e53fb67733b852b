// What the checker worker loads when it is first asked for.
import type {
  Guard,
  LetterCheck,
  Measure,
  Rewriting,
  Rule,
  TextLanguage,
  ToneCheck,
  Tongues,
  WordCards,
} from '../engine/index.ts';
import { AppError } from '../lib/errors.ts';

/** What comes in chunks of its own: the rules of a language and, where it is offered, what measures, rewrites and looks at texts, tells about words, and judges answers. */
export interface ChunksToBring {
  rules(language: TextLanguage): Promise<readonly Rule[]>;
  measure?(languages: readonly TextLanguage[]): Promise<Measure>;
  letter?(): Promise<LetterCheck>;
  rewrites?(language: TextLanguage): Promise<Rewriting | null>;
  tongues?: Tongues;
  tone?(language: TextLanguage): Promise<ToneCheck>;
  guard?(): Promise<Guard>;
  words?(): Promise<WordCards>;
}

/** A chunk that may not be offered. Rejects with `network` if it cannot be had. */
export async function bringOffered<A extends unknown[], T>(
  chunk: ((...args: A) => Promise<T>) | undefined,
  ...args: A
): Promise<T> {
  if (!chunk) throw new AppError('unknown', { message: 'this is not offered here' });
  try {
    return await chunk(...args);
  } catch (cause) {
    throw new AppError('network', { cause });
  }
}
