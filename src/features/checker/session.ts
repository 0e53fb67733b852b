// The running checker as the components see it. Types only.
import type { Category, Dialect, TextLanguage } from '../../engine/index.ts';
import type { RunningCommandId } from './commands.ts';
import type { DocumentFile } from './effects/documentFile.ts';
import type { Fixes } from './effects/fixes.ts';
import type { FixKeeping } from './effects/fixKeeping.ts';
import type { Looking } from './effects/looking.ts';
import type { Rewriting } from './effects/rewriting.ts';
import type { Suggesting } from './effects/suggesting.ts';
import type { Texts } from './effects/texts.ts';
import type { CheckerPreset } from './preset.ts';

/** What components can do with it. */
export interface CheckerSession
  extends Omit<Fixes, 'close'>,
    Pick<Texts, 'openFile' | 'pasteFormatted' | 'openText' | 'deleteText' | 'sample' | 'save' | 'take'>,
    Pick<DocumentFile, 'lossOf'>,
    Looking,
    Rewriting,
    Readonly<FixKeeping['ofSession']> {
  run(command: RunningCommandId): void;
  /** Makes a finding the current one and shows its corrections there (`list`: in the list). */
  show(id: number, from: 'mouse' | 'keyboard' | 'list'): void;
  closePopover(focusText: boolean): void;
  filter(look: Category | null): void;
  setLanguage(language: TextLanguage | 'auto', dialect?: Dialect): void;
  /** Applies the presets of another checker address. */
  follow(preset: CheckerPreset): void;
  pause(): void;
  resume(): void;
  retryPacks(): void;
  /** Loads what a language is checked with. */
  needPack(language: TextLanguage): void;
  needFixes: Suggesting['need'];
  text(): string;
  focus(): void;
  /** Saves the open text now. */
  saveNow(): Promise<void>;
  draftId(): string;
  /** Continues the open text as that of an account, because the guest who wrote it has signed in. */
  giveTo(account: string): void;
  dispose(): Promise<void>;
}
