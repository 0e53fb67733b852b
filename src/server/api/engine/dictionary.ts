// Questions about single words, from the job to the answer. The dictionaries are made when they are first asked.
import {
  type CheckOptions,
  createDictionary,
  type Dictionary,
  defaultOptions,
  type TextLanguage,
} from '../../../engine/index.ts';
import { Problem } from '../problem.ts';
import type { DictionaryJob } from '../request/dictionaryJob.ts';
import type { Engine } from './engine.ts';
import type { Turns } from './turns.ts';

/** The dictionaries of a thread. */
export type Dictionaries = (language: TextLanguage) => Dictionary;

/** Dictionaries of the languages that an engine has files for. */
export function createDictionaries({ filesOf }: Engine): Dictionaries {
  const held = new Map<TextLanguage, Dictionary>();
  return (language) => {
    let dictionary = held.get(language);
    if (!dictionary) {
      const files = filesOf(language);
      if (!files) throw new Problem('bad-parameter', `This server has no ${language}.`, { parameter: 'language' });
      dictionary = createDictionary(language, files.spell, files.lex);
      held.set(language, dictionary);
    }
    return dictionary;
  };
}

/** The answer to a question. */
export async function answerDictionary(
  engine: Engine,
  dictionaries: Dictionaries,
  job: DictionaryJob,
  turns: Turns,
): Promise<object> {
  const { dialect } = job;
  const dictionary = dictionaries(job.language);
  if (job.ask === 'inflect') {
    const { lemma, only } = job;
    return { language: dialect, lemma, forms: dictionary.inflect(lemma, dialect, only) };
  }
  const words: object[] = [];
  if (job.ask === 'suggest') await engine.load(job.language);
  for (const word of job.words) {
    const facts = dictionary.lookUp(word, dialect);
    words.push(
      job.ask === 'lookup' ? { word, ...facts } : { word, known: facts.known, suggestions: suggest(engine, word, job) },
    );
    await turns.giveWay();
  }
  return { language: dialect, words };
}

function suggest(
  { checker }: Engine,
  word: string,
  { language, dialect, limit, personalWords }: Extract<DictionaryJob, { ask: 'suggest' }>,
) {
  const options: CheckOptions = { ...defaultOptions(), language, dialects: { [language]: dialect }, personalWords };
  return checker.suggest(word, language, options, limit).map(({ text, frequency }) => ({ value: text, frequency }));
}
