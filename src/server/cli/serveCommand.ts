// `spelling-check serve`: the HTTP API with the packs that are at hand.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isTextLanguage, TEXT_LANGUAGES } from '../../engine/index.ts';
import { runProgram } from '../api/program.ts';
import { CommandError } from './failure.ts';
import { packFolders } from './openChecker.ts';
import type { Output } from './output.ts';

const HELP = `Starts the HTTP API: LanguageTool's /v2/check, /v2/languages and /v2/words, and a dictionary. Prints its address.

  spelling-check serve [--port PORT] [--host HOST] [--packs FOLDER]
  spelling-check serve key NAME      makes a key for the file of API_KEYS

  --port PORT     8081; 0 takes a free one
  --host HOST     127.0.0.1: only this machine
  --packs FOLDER  packs of a folder; otherwise installed packages spelling-check-pack-*

Environment: PORT, HOST, API_THREADS, API_LANGUAGES (en,fr), API_TEXT (most characters), API_SECONDS (of a check), API_WAITING (most requests at
a time), API_ARRIVAL (seconds in which a request must have come), API_ORIGINS (pages that may ask), API_KEYS (file), API_RATE (requests a
minute without a key), API_WORDS (folder of dictionaries), API_PROXIES, API_LICENSE, API_PUBLIC_KEY, API_LOG (off).
`;

/** Serves until it is told to stop. Throws CommandError. */
export async function serveCommand(args: readonly string[], out: Output): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help) {
    await out.write(HELP);
    return 0;
  }
  const folders = values.packs === undefined ? packFolders(process.cwd()) : undefined;
  if (folders?.size === 0) {
    throw new CommandError('There are no packs: install one for each language, such as spelling-check-pack-en.', 3);
  }
  const languages = folders ? [...folders.keys()].filter(isTextLanguage) : TEXT_LANGUAGES;
  const env = {
    API_LANGUAGES: languages.join(','),
    ...process.env,
    ...(values.port !== undefined && { PORT: values.port }),
    ...(values.host !== undefined && { HOST: values.host }),
  };
  return runProgram(positionals, env, {
    packs: folders ? [...folders.values()] : [values.packs as string],
    texts: fileURLToPath(new URL('./locales/', import.meta.url)),
    program: new URL('./serve-thread.js', import.meta.url),
    execArgv: [],
  });
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: text, host: text, packs: text, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new CommandError(`${reason}. "spelling-check serve --help" shows all options.`, 2);
  }
}
