// One row per command. Toolbar, key bindings, keyboard help and command palette all read this table; the actions
// are in effects/. Keys are written "Mod+Shift+Enter": Mod is Ctrl, or Command on a Mac.
import { documentsConfigured } from '../../services/cloud/configured.ts';
import type { IconName } from '../../ui/icons.ts';

/** One command. */
export interface Command {
  readonly id: string;
  readonly icon: IconName;
  /** Key of its label below `checker.command` in the interface texts. */
  readonly label: string;
  readonly keys?: string;
  /** A key that the browser or the editor handles itself: listed in the help, not bound. */
  readonly native?: true;
  /** Place in the toolbar; `menu` is behind its last button, which on a phone also holds the second group. */
  readonly toolbar?: 'history' | 'text' | 'menu';
  /** Offered only where documents are kept in the cloud, or where the browser can speak. */
  readonly needs?: 'documents' | 'voice';
  /** Not offered in the command palette because it only makes sense on a mark. */
  readonly hidden?: true;
}

const rows = [
  { id: 'undo', icon: 'arrow-counterclockwise', label: 'undo', keys: 'Mod+Z', native: true, toolbar: 'history' },
  { id: 'redo', icon: 'arrow-clockwise', label: 'redo', keys: 'Mod+Y', native: true, toolbar: 'history' },
  { id: 'new', icon: 'pencil', label: 'new', keys: 'Alt+N', toolbar: 'menu' },
  { id: 'open', icon: 'cloud-upload', label: 'open', keys: 'Mod+O', toolbar: 'text' },
  { id: 'copy', icon: 'clipboard', label: 'copy', keys: 'Mod+Shift+C', toolbar: 'text' },
  { id: 'save', icon: 'download', label: 'save', keys: 'Mod+S', toolbar: 'text' },
  { id: 'keep', icon: 'cloud-check', label: 'keep', toolbar: 'text', needs: 'documents' },
  { id: 'print', icon: 'printer', label: 'print', keys: 'Mod+P', native: true, toolbar: 'menu' },
  { id: 'share', icon: 'share', label: 'share', toolbar: 'text' },
  { id: 'check', icon: 'check-lg', label: 'check', keys: 'Mod+Enter', toolbar: 'menu' },
  { id: 'settings', icon: 'gear', label: 'settings', keys: 'Mod+,', toolbar: 'text' },
  { id: 'next', icon: 'chevron-right', label: 'next', keys: 'F8' },
  { id: 'previous', icon: 'chevron-left', label: 'previous', keys: 'Shift+F8' },
  { id: 'fix', icon: 'pencil', label: 'fix', keys: 'Alt+Enter' },
  { id: 'fixAll', icon: 'check2-all', label: 'fixAll', keys: 'Mod+Shift+Enter' },
  { id: 'paste', icon: 'clipboard', label: 'paste', keys: 'Mod+V', native: true },
  { id: 'download', icon: 'download', label: 'download' },
  { id: 'find', icon: 'search', label: 'find', keys: 'Mod+F', native: true, toolbar: 'menu' },
  { id: 'checkSelection', icon: 'check', label: 'checkSelection' },
  { id: 'texts', icon: 'clock-history', label: 'texts', keys: 'Mod+Shift+O', toolbar: 'menu' },
  { id: 'changes', icon: 'file-earmark-text', label: 'changes', toolbar: 'menu' },
  { id: 'statistics', icon: 'info-circle', label: 'statistics', keys: 'Mod+Shift+L', toolbar: 'menu' },
  { id: 'progress', icon: 'trophy', label: 'progress', toolbar: 'menu' },
  { id: 'letter', icon: 'envelope-check', label: 'letter', toolbar: 'menu' },
  { id: 'word', icon: 'book', label: 'word', keys: 'Shift+F7', toolbar: 'menu' },
  { id: 'speech', icon: 'volume-up', label: 'speech', keys: 'Alt+R', toolbar: 'menu', needs: 'voice' },
  { id: 'report', icon: 'envelope', label: 'report', toolbar: 'menu' },
  { id: 'clear', icon: 'trash', label: 'clear', toolbar: 'menu' },
  { id: 'palette', icon: 'list', label: 'palette', keys: 'Mod+K', hidden: true },
  { id: 'keyboard', icon: 'keyboard', label: 'keyboard', keys: 'Mod+/' },
] as const satisfies readonly Command[];

/** The name of a command. */
export type CommandId = (typeof rows)[number]['id'];

/** A command of the running checker: a file is chosen before it runs. */
export type RunningCommandId = Exclude<CommandId, 'open'>;

/** The key of its label below `checker.command`. */
export type CommandLabel = (typeof rows)[number]['label'];

/** A row of the table, with exact name types. */
export type CommandRow = Command & { readonly id: CommandId; readonly label: CommandLabel };

/** All commands, in toolbar order and then palette order. */
export const commands: readonly CommandRow[] = rows;

/** Whether this installation has what a command needs. */
export const isOffered = ({ needs }: CommandRow): boolean =>
  needs === 'voice' ? hasVoices() : needs !== 'documents' || documentsConfigured();

const hasVoices = () => typeof speechSynthesis !== 'undefined' && speechSynthesis.getVoices().length > 0;

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const symbols: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵' };

/** Keys as shown to the reader: "Ctrl Shift ↵", on a Mac "⌘⇧↵". */
export function showKeys(keys: string, apple: boolean = isApple()): string {
  const parts = keys.split('+');
  if (apple) return parts.map((part) => symbols[part] ?? part).join('');
  return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part === 'Enter' ? '↵' : part)).join(' ');
}

/** The parts of a key press that determine a command. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The command bound to a key press, or null. Native keys are left to the browser and the editor. */
export function commandFor(event: Pressed, apple: boolean = isApple()): CommandId | null {
  const pressed = [
    (apple ? event.metaKey : event.ctrlKey) && 'Mod',
    event.shiftKey && 'Shift',
    event.altKey && 'Alt',
    event.key.length === 1 ? event.key.toUpperCase() : event.key,
  ];
  const name = pressed.filter(Boolean).join('+');
  return commands.find((command) => command.keys === name && !command.native)?.id ?? null;
}
