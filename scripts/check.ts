// npm run -s check -- --language xx FILE: the checker of the site on the command line. See --help.
import { once } from 'node:events';
import { createChecker, type Issue } from '../src/engine/index.ts';
import { matchesAnswer } from '../src/sdk/matches/answer.ts';
import { matchesText } from '../src/sdk/matches/write.ts';
import { CommandError, HELP, readArguments } from './check/arguments.ts';
import { readText } from './check/input.ts';
import { checkWithPacks } from './check/languagePacks.ts';
import { englishTexts } from './check/messages.ts';
import { plainLines } from './check/plain.ts';

const CORRECTIONS = 5;

async function run(args: readonly string[]): Promise<number> {
  const request = readArguments(args);
  if (!request) {
    process.stdout.write(HELP);
    return 0;
  }
  const { file, names, json } = request;
  const personalWords = request.words === undefined ? [] : readText(request.words).split(/\r?\n/);
  const options = { ...request.options, personalWords };
  const text = readText(file);
  const checker = createChecker();
  const { found, document } = await checkWithPacks(checker, text, options);
  if (found.language === null && found.counts.words > 0) {
    const all = 'English, French, German, Italian or Spanish';
    throw new CommandError(`The language of the text could not be told as ${all}. Name it with --language.`, 3);
  }
  const result = { ...found, issues: found.issues.filter(({ type }) => names || type !== 'unknown-name') };
  const texts = englishTexts();
  await texts.bring(new Set(result.issues.map(({ language }) => language)));
  /** The corrections that a rule supplied; otherwise those of the word that fit its sentence. */
  const corrections = ({ replacements, text: word, language, start, end }: Issue): string[] =>
    replacements?.slice(0, CORRECTIONS) ??
    document.suggest(word, language, CORRECTIONS, { start, end }).map((suggestion) => suggestion.text);
  if (json) await writeAll(matchesText(matchesAnswer({ text, result, options, ...texts, corrections })));
  else {
    for (const line of plainLines(file, text, result.issues, texts, corrections)) process.stdout.write(`${line}\n`);
    const language = result.language && texts.languageName(result.language);
    process.stderr.write(summary(result.issues, result.counts.words, language));
  }
  return result.issues.length > 0 ? 1 : 0;
}

const CHUNK = 65_536;

/** Writes parts as fast as they are consumed, so that unread output does not pile up. */
async function writeAll(parts: Iterable<string>): Promise<void> {
  let held = '';
  const flush = async () => {
    if (!process.stdout.write(held)) await once(process.stdout, 'drain');
    held = '';
  };
  for (const part of parts) {
    held += part;
    if (held.length >= CHUNK) await flush();
  }
  await flush();
}

function summary(issues: readonly Issue[], words: number, language: string | null): string {
  const names = issues.filter(({ type }) => type === 'unknown-name').length;
  const inLanguage = language ? `, ${language}` : '';
  const parts = [count(issues.length - names, 'mistake'), count(names, 'unknown name'), count(words, 'word')];
  return `${parts.join(', ')}${inLanguage}\n`;
}

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

// `| head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
