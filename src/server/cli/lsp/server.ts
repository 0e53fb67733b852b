// The language server: texts come in as they are edited, diagnostics go out, corrections are offered. One checker for all files.
import {
  CodeActionKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { SpellingChecker } from '../../../sdk/types.ts';
import { VERSION } from '../../../sdk/version.ts';
import type { Units } from '../lines.ts';
import { kindOfFile, kindOfLanguage } from '../prose/kinds.ts';
import { actionsFor, COMMANDS, diagnosticOf, FIX_ALL, type OfferTexts } from './offers.ts';
import { OpenFile } from './openFile.ts';
import { applyChanges, encodingFor, offsetOf, rangeOf } from './positions.ts';
import { Preferences } from './preferences.ts';

/** What the server needs from outside. */
export interface ServerParts {
  /** Opens the checker once it is known how messages are to be written. */
  openChecker(preferences: Preferences): Promise<{ checker: SpellingChecker; texts: OfferTexts }>;
  /** Quiet time after an edit before a check, in ms. */
  delay?: number;
}

const SECTION = 'spelling-check';

/** Serves a connection until it ends. */
export function serveEditor(connection: Connection, { openChecker, delay = 120 }: ServerParts): void {
  const files = new Map<string, OpenFile>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const preferences = new Preferences((message) => connection.window.showWarningMessage(message));
  let units: Units = 'utf-16';
  let asksForSettings = false;
  let opening: ReturnType<ServerParts['openChecker']> | undefined;
  const checker = () => {
    opening ??= openChecker(preferences);
    return opening;
  };

  connection.onInitialize(({ capabilities, initializationOptions }: InitializeParams): InitializeResult => {
    units = encodingFor(capabilities.general?.positionEncodings);
    asksForSettings = capabilities.workspace?.configuration === true;
    preferences.takeEditor(sectionOf(initializationOptions));
    return {
      serverInfo: { name: SECTION, version: VERSION },
      capabilities: {
        positionEncoding: units,
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
        executeCommandProvider: { commands: Object.values(COMMANDS) },
      },
    };
  });

  const askForSettings = async (): Promise<void> => {
    if (asksForSettings) preferences.takeEditor(await connection.workspace.getConfiguration(SECTION));
  };
  const ready = new Promise<void>((resolve) => {
    connection.onInitialized(() => {
      askForSettings()
        .catch((error: unknown) => connection.window.showWarningMessage(String(error)))
        .finally(resolve);
    });
  });

  const check = async (file: OpenFile): Promise<void> => {
    await ready;
    try {
      const { options, choice } = preferences.of(file.uri);
      const isNew = await file.check((await checker()).checker, options, choice);
      if (!isNew || files.get(file.uri) !== file) return;
      const diagnostics = file.issues.map((issue) => diagnosticOf(file, issue, units));
      await connection.sendDiagnostics({ uri: file.uri, version: file.version, diagnostics });
    } catch (error) {
      // Without packs nothing can be checked: said once for each try, and tried again with the next edit.
      opening = undefined;
      connection.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  };
  const checkSoon = (file: OpenFile): void => {
    clearTimeout(timers.get(file.uri));
    timers.set(
      file.uri,
      setTimeout(() => void check(file), delay),
    );
  };
  const checkAll = async (): Promise<void> => {
    await Promise.all([...files.values()].map(check));
  };

  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
    const kind = kindOfLanguage(languageId) ?? kindOfFile(uri);
    if (!kind) return;
    const file = new OpenFile(uri, kind, version, text);
    files.set(uri, file);
    void check(file);
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const file = files.get(uri);
    if (!file) return;
    file.change(version, applyChanges(file.text, contentChanges, units));
    checkSoon(file);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    clearTimeout(timers.get(uri));
    files.get(uri)?.close();
    if (files.delete(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  connection.onDidChangeConfiguration(async ({ settings }) => {
    if (asksForSettings) await askForSettings();
    else preferences.takeEditor(sectionOf(settings));
    await checkAll();
  });

  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }) => {
    const file = files.get(uri);
    if (!file) return [];
    const wants = (kind: string) => !only || only.some((one) => kind === one || kind.startsWith(`${one}.`));
    const { checker: opened, texts } = await checker();
    const start = offsetOf(file.lines, units, range.start);
    const end = offsetOf(file.lines, units, range.end);
    const quick = wants(CodeActionKind.QuickFix) ? actionsFor(file, { start, end }, units, texts) : [];
    if (!only || !wants(FIX_ALL)) return quick;
    const { options } = preferences.of(uri);
    const edits = (await file.fixes(opened, options, 'sure')).map(({ insert, ...place }) => ({
      range: rangeOf(file.lines, units, place),
      newText: insert,
    }));
    return edits.length > 0
      ? [...quick, { title: SECTION, kind: FIX_ALL, edit: { changes: { [uri]: edits } } }]
      : quick;
  });

  connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
    const [uri, value] = args as unknown[];
    if (typeof uri !== 'string' || typeof value !== 'string') return;
    if (command === COMMANDS.addWord) preferences.addWord(uri, value);
    else if (command === COMMANDS.ignoreHere) preferences.ignoreHere(uri, value);
    else if (command === COMMANDS.disableRule) preferences.disableRule(value);
    await checkAll();
  });

  connection.listen();
}

/** Editors send the section by itself or inside an object with its name. */
function sectionOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return SECTION in value ? (value as Record<string, unknown>)[SECTION] : value;
}
