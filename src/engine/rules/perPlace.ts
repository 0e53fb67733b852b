// Several rules ask the same question about the same position in a sentence; it is answered once.
import type { Sentence } from './token.ts';

/** Caches the result of `read` per token index for the lifetime of the sentence. `read` must be pure. */
export function perPlace<T>(read: (sentence: Sentence, at: number) => T): (sentence: Sentence, at: number) => T {
  const kept = new WeakMap<Sentence, Map<number, T>>();
  return (sentence, at) => {
    let answers = kept.get(sentence);
    if (!answers) {
      answers = new Map();
      kept.set(sentence, answers);
    }
    let answer = answers.get(at);
    if (answer === undefined) {
      answer = read(sentence, at);
      answers.set(at, answer);
    }
    return answer;
  };
}
