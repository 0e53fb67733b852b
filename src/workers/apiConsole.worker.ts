// The thread of the consoles on the API's pages: the same engine and the same answers as the server, in the browser.
import {
  type CheckResult,
  createDictionary,
  DIALECTS,
  type Dialect,
  type Dictionary,
  defaultOptions,
  type Issue,
  type TextLanguage,
} from '../engine/index.ts';
import { AppError } from '../lib/errors.ts';
import { SpellingCheckError } from '../sdk/errors.ts';
import { matchesAnswer } from '../sdk/matches/answer.ts';
import { packsAt } from '../sdk/packs/source.ts';
import { createSession } from '../sdk/session.ts';
import type { TextSource } from '../sdk/texts/source.ts';
import type { ConsoleAnswer, ConsoleProcedures, DictionaryQuestion } from './consoleApi.ts';
import { answerCalls } from './rpc.ts';

const CORRECTIONS = 5;
/** The server answers in English unless it is asked otherwise. */
const files = import.meta.glob<unknown>('../../locales/en/{rules.*,app}.json', { import: 'default' });
const texts: TextSource = async (_, part) => {
  const found = await files[`../../locales/en/${part === 'issues' ? 'app' : `rules.${part}`}.json`]?.();
  return part === 'issues' ? (found as { issues: unknown }).issues : found;
};
const source = packsAt(new URL('/packs/', self.location.href));
const session = createSession({ packs: source, texts, messages: 'en', depth: 'full', defaults: {} });
const { engine, loader } = session;
const dictionaries = new Map<TextLanguage, Promise<Dictionary>>();

async function check({ text, language }: { text: string; language: TextLanguage | 'auto' }): Promise<ConsoleAnswer> {
  const options = { ...defaultOptions(), language };
  const first = language === 'auto' ? engine.detect(text)[0]?.language : language;
  if (first) await loader.load(first);
  for (;;) {
    const from = performance.now();
    const document = engine.open(text, options);
    const { deltas, ...rest } = document.step(Number.POSITIVE_INFINITY, null);
    const absent = rest.missing.filter((one) => !engine.loaded().includes(one));
    if (absent.length > 0) {
      for (const one of absent) await loader.load(one);
      continue;
    }
    const result: CheckResult = { ...rest, issues: deltas.flatMap(({ issues }) => issues) };
    const corrections = ({ replacements, text: word, language: own, start, end }: Issue): readonly string[] =>
      replacements?.slice(0, CORRECTIONS) ??
      document.suggest(word, own, CORRECTIONS, { start, end }).map((suggestion) => suggestion.text);
    const checked = result.issues.map((issue) => [issue, corrections(issue)] as const);
    const milliseconds = performance.now() - from;
    const found = new Map(checked);
    await session.texts.bring(new Set(result.issues.map((issue) => issue.language)));
    const { describe, languageName } = session.texts;
    const answer = matchesAnswer({
      text,
      result,
      options,
      describe,
      languageName,
      unknown: 'en-US',
      corrections: (issue) => found.get(issue) ?? [],
    });
    return { json: JSON.stringify(answer, null, 2), milliseconds };
  }
}

async function dictionaryOf(language: TextLanguage): Promise<Dictionary> {
  const { spell, lex } = (await source.manifest())[language] ?? {};
  if (!spell) throw new SpellingCheckError('pack-missing', language);
  const [words, forms] = await Promise.all([source.bytes(spell), lex && source.bytes(lex)]);
  return createDictionary(language, words, forms);
}

async function askDictionary(
  word: string,
  language: TextLanguage,
  question: DictionaryQuestion,
): Promise<ConsoleAnswer> {
  const dialect = DIALECTS[language][0] as Dialect;
  const loading = dictionaries.get(language) ?? dictionaryOf(language);
  dictionaries.set(language, loading);
  const dictionary = await loading.catch((thrown: unknown) => {
    dictionaries.delete(language);
    throw thrown;
  });
  if (question === 'suggest') await loader.load(language);
  const from = performance.now();
  const answer = answerOf(dictionary, word, language, dialect, question);
  return { json: JSON.stringify(answer, null, 2), milliseconds: performance.now() - from };
}

function answerOf(
  dictionary: Dictionary,
  word: string,
  language: TextLanguage,
  dialect: Dialect,
  question: DictionaryQuestion,
): object {
  if (question === 'inflect') return { language: dialect, lemma: word, forms: dictionary.inflect(word, dialect) };
  const facts = dictionary.lookUp(word, dialect);
  if (question === 'lookup') return { language: dialect, words: [{ word, ...facts }] };
  const options = { ...defaultOptions(), language, dialects: { [language]: dialect } };
  const suggestions = engine
    .suggest(word, language, options, CORRECTIONS)
    .map(({ text, frequency }) => ({ value: text, frequency }));
  return { language: dialect, words: [{ word, known: facts.known, suggestions }] };
}

/** The page knows its own failures only. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    if (!(thrown instanceof SpellingCheckError)) throw thrown;
    throw new AppError(thrown.code === 'pack-damaged' ? 'pack-damaged' : 'network', { cause: thrown });
  }
}

answerCalls<ConsoleProcedures>(self, {
  check: (args) => told(check(args)),
  dictionary: ({ word, language, question }) => told(askDictionary(word, language, question)),
});
