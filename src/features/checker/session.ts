// The running checker as the components see it. Types only.
import type { Category, Dialect, TextLanguage } from '../../engine/index.ts';
import type { CommandId } from './commands.ts';
import type { Fixes } from './effects/fixes.ts';
import type { Suggesting } from './effects/suggesting.ts';
import type { Texts } from './effects/texts.ts';
import type { CheckerPreset } from './preset.ts';

/** What components can do. */
export interface CheckerSession
  extends Omit<Fixes, 'close'>,
    Pick<Texts, 'openFile' | 'openText' | 'deleteText' | 'sample'> {
  run(command: CommandId): void;
  /** Makes a finding the current one and shows its corrections there (`list` shows them in the list). */
  show(id: number, from: 'mouse' | 'keyboard' | 'list'): void;
  closePopover(focusText: boolean): void;
  filter(look: Category | null): void;
  setLanguage(language: TextLanguage | 'auto', dialect?: Dialect): void;
  /** Sets what another address of the checker preselects. */
  follow(preset: CheckerPreset): void;
  pause(): void;
  resume(): void;
  retryPacks(): void;
  needFixes: Suggesting['need'];
  /** Where a finding lies on the screen; null when it is out of view. */
  boxOf(id: number): DOMRect | null;
  /** Where an offset lies in the height of the whole text, 0 to 1. */
  heightOf(offset: number): number;
  /** The text on both sides of a finding, cut at words. */
  around(id: number, length: number): { before: string; after: string };
  text(): string;
  focus(): void;
  /** Writes the open text down now. */
  saveNow(): Promise<void>;
  draftId(): string;
  /** Goes on with the open text as that of an account, whoever wrote it as a guest having signed in. */
  giveTo(account: string): void;
  dispose(): Promise<void>;
}
