// What a program's thread and the checker's thread say to each other: the library's methods as calls (workers/rpc.ts).
import type { TextChange, TextLanguage } from '../../engine/index.ts';
import type { LicenseState } from '../license/license.ts';
import type { Depth } from '../packs/loader.ts';
import type {
  CheckAnswer,
  FixAnswer,
  FixOptions,
  InterfaceLanguage,
  SpellingDocument,
  SuggestOptions,
  TextOptions,
} from '../types.ts';

/** Where the packs are, as something that can cross threads. */
export type PackPlace = { address: string } | { folder: string } | { installed: string | undefined };

/** What the thread starts with. */
export interface StartArgs {
  packs: PackPlace;
  languages: TextLanguage[];
  messages: InterfaceLanguage;
  depth: Depth;
  defaults: TextOptions;
  licenseKey: string | undefined;
}

/** The thread's procedures. `document` is a number that the caller chose. */
export interface LibraryProcedures {
  start(args: StartArgs): LicenseState;
  load(args: { languages: TextLanguage[] }): null;
  loaded(args: null): TextLanguage[];
  check(args: { text: string; options: TextOptions | undefined }): CheckAnswer;
  fix(args: { text: string; options: FixOptions | undefined }): FixAnswer;
  suggest(args: { word: string; language: TextLanguage; options: SuggestOptions | undefined }): string[];
  detect(args: { text: string }): { language: TextLanguage; share: number }[];
  open(args: { document: number; text: string; options: TextOptions | undefined }): null;
  edit(args: { document: number; changes: TextChange[] }): null;
  setOptions(args: { document: number; options: TextOptions }): null;
  checkDocument(args: { document: number }): CheckAnswer;
  fixes(args: { document: number; options: Parameters<SpellingDocument['fixes']>[0] }): TextChange[];
  close(args: { document: number }): null;
}
