// What the consoles of the API's pages ask of their thread: the answers of the HTTP API, made on the device.
import type { TextLanguage } from '../engine/index.ts';

/** An answer as the server would send it, indented, and how long the engine took for it. */
export interface ConsoleAnswer {
  json: string;
  milliseconds: number;
}

/** The questions to the dictionary. */
export type DictionaryQuestion = 'lookup' | 'suggest' | 'inflect';

/** The thread's procedures. They reject with `network` or `pack-damaged` when a language cannot be loaded. */
export interface ConsoleProcedures {
  check(args: { text: string; language: TextLanguage | 'auto' }): ConsoleAnswer;
  dictionary(args: { word: string; language: TextLanguage; question: DictionaryQuestion }): ConsoleAnswer;
}
