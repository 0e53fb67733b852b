// The command `spelling-check`.
import { VERSION } from '../../sdk/version.ts';
import { checkCommand } from './checkCommand.ts';
import { CommandError } from './failure.ts';
import { type Output, processOutput } from './output.ts';
import { packsCommand } from './packsCommand.ts';

const HELP = `Spelling Check ${VERSION}: spelling and grammar in English, French, German, Italian and Spanish, on this machine.

  spelling-check check [FILE]...    checks files; --fix corrects them
  spelling-check lsp                the language server for editors, on standard input and output
  spelling-check serve              the HTTP API, with the calls of LanguageTool and a dictionary
  spelling-check packs              the language packs that are installed
  spelling-check COMMAND --help     everything about a command
  spelling-check --version
`;

type Command = (args: readonly string[], out: Output) => Promise<number>;

/** Loaded when they are asked for: an editor's server is no part of a check. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => checkCommand,
  packs: async () => packsCommand,
  serve: async () => (await import('./serveCommand.ts')).serveCommand,
  lsp: async () => (await import('./lsp/lspCommand.ts')).lspCommand,
};

async function run([name, ...args]: readonly string[], out: Output): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await out.write(HELP);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    await out.write(`${VERSION}\n`);
    return 0;
  }
  const load = COMMANDS[name];
  if (!load) throw new CommandError(`There is no command ${name}. "spelling-check --help" shows all of them.`, 2);
  return (await load())(args, out);
}

const out = processOutput();
try {
  process.exitCode = await run(process.argv.slice(2), out);
} catch (error) {
  // A bug is told with its stack alone: Node would print the line of the program as well, which is all of it.
  out.note(error instanceof CommandError ? error.message : String((error as Error).stack ?? error));
  process.exitCode = error instanceof CommandError ? error.code : 70;
}
