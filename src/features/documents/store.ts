// The documents screen's state besides the list itself. Pure; effects.ts fills it.
import { create } from 'zustand';
import {
  type DocumentOrder,
  type DocumentRow,
  findRows,
  orderRows,
} from '../../services/cloud/documents/documentRows.ts';
import type { DocumentsState } from '../../services/cloud/documents/documentsParts.ts';
import type { StorageTextCode } from '../../services/cloud/storage/storageError.ts';

/** Which dialog is open, and for which document. */
export type DocumentDialog =
  | { readonly name: 'none' }
  | { readonly name: 'rename' | 'versions' | 'conflict'; readonly id: string; readonly title: string };

/** The screen's state. */
export interface ScreenState {
  /** Of the way to the cloud; `failed`: the list could not even be begun. */
  readonly phase: 'opening' | 'open' | 'failed';
  readonly problem?: StorageTextCode | undefined;
  /** The list as the service has it. */
  readonly list?: DocumentsState | undefined;
  readonly search: string;
  readonly order: DocumentOrder;
  readonly dialog: DocumentDialog;
  /** The document that is on its way into the checker. */
  readonly leaving?: string | undefined;
}

const start: ScreenState = { phase: 'opening', search: '', order: 'updated', dialog: { name: 'none' } };

/** The one screen of documents of this tab. */
export const useDocuments = create<ScreenState>()(() => start);

/** Forgets everything: the next person at this device sees nothing of it. */
export const resetScreen = (): void => useDocuments.setState(start, true);

/** Opens a dialog for a document. */
export const openDialog = (name: 'rename' | 'versions' | 'conflict', { id, name: title }: DocumentRow): void =>
  useDocuments.setState({ dialog: { name, id, title } });

/** Closes the open dialog. */
export const closeDialog = (): void => useDocuments.setState({ dialog: { name: 'none' } });

/** The rows that are shown: those searched for, in the chosen order. */
export function shownRows({ list, search, order }: ScreenState, locale: string): DocumentRow[] {
  return orderRows(findRows(list?.rows ?? [], search), order, locale);
}

/** What the screen shows in the place of the list. */
export type ScreenPhase = 'loading' | 'failed' | 'empty' | 'list';

/** See `ScreenPhase`. A list that is there is shown, whatever happens to its refreshing. */
export function screenPhase({ phase, list }: ScreenState): ScreenPhase {
  if (list && list.rows.length > 0) return 'list';
  if (phase === 'failed' || list?.phase === 'failed') return 'failed';
  return !list || list.phase === 'loading' ? 'loading' : 'empty';
}
