// `spelling-check lsp`: the language server on standard input and output.
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { bundledTexts } from '../../../sdk/texts/bundled.ts';
import { openChecker } from '../openChecker.ts';
import type { Output } from '../output.ts';
import type { OfferTexts } from './offers.ts';
import { serveEditor } from './server.ts';

const HELP = `The language server for editors, on standard input and output.

  spelling-check lsp

Settings: .spelling-check.json of the project, and the section "spelling-check" of the editor with the same names.
`;

/** Serves until the editor ends it. */
export async function lspCommand(args: readonly string[], out: Output): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    await out.write(HELP);
    return 0;
  }
  const connection = createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout));
  serveEditor(connection, {
    async openChecker(preferences) {
      const { settings, folder } = preferences.settingsOf('');
      const checker = await openChecker(settings, folder);
      return { checker, texts: (await bundledTexts(settings.messages ?? 'en', 'issues')) as OfferTexts };
    },
  });
  return new Promise((resolve) => {
    connection.onExit(() => resolve(0));
  });
}
