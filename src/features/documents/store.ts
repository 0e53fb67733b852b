// The documents screen's state besides the list itself. Pure; effects.ts fills it.
import { create } from 'zustand';
import { billingConfigured } from '../../services/billing/configured.ts';
import {
  type DocumentOrder,
  type DocumentRow,
  findRows,
  orderRows,
} from '../../services/cloud/documents/documentRows.ts';
import type { DocumentsState } from '../../services/cloud/documents/documentsParts.ts';
import type { StorageTextCode } from '../../services/cloud/storage/storageError.ts';
import { useSession } from '../../services/person/session.ts';

/** Which dialog is open, and for which document. */
export type DocumentDialog =
  | { readonly name: 'none' }
  | { readonly name: 'room' }
  | { readonly name: 'rename' | 'versions' | 'conflict'; readonly id: string; readonly title: string };

/** The screen's state. */
export interface ScreenState {
  /** Connecting to the cloud; `failed`: the list could not even be started. */
  readonly phase: 'opening' | 'open' | 'failed';
  readonly problem?: StorageTextCode | undefined;
  /** The list as the service holds it. */
  readonly list?: DocumentsState | undefined;
  readonly search: string;
  readonly order: DocumentOrder;
  readonly dialog: DocumentDialog;
  /** The document being opened in the checker. */
  readonly leaving?: string | undefined;
}

const start: ScreenState = { phase: 'opening', search: '', order: 'updated', dialog: { name: 'none' } };

/** The documents screen of this tab. */
export const useDocuments = create<ScreenState>()(() => start);

/** Resets everything, so that the next person on this device sees nothing of it. */
export const resetScreen = (): void => useDocuments.setState(start, true);

/** Opens a dialog for a document. */
export const openDialog = (name: 'rename' | 'versions' | 'conflict', { id, name: title }: DocumentRow): void =>
  useDocuments.setState({ dialog: { name, id, title } });

/** Offers more room, where it is sold and to whoever does not have it. */
export function offerRoom(): void {
  if (!billingConfigured() || useSession.getState().plan === 'premium') return;
  useDocuments.setState({ dialog: { name: 'room' } });
}

/** Closes the open dialog. */
export const closeDialog = (): void => useDocuments.setState({ dialog: { name: 'none' } });

/** The rows shown: those matching the search, in the chosen order. */
export function shownRows({ list, search, order }: ScreenState, locale: string): DocumentRow[] {
  return orderRows(findRows(list?.rows ?? [], search), order, locale);
}

/** What the screen shows in place of the list. */
export type ScreenPhase = 'loading' | 'failed' | 'empty' | 'list';

/** See `ScreenPhase`. An existing list stays visible, even if refreshing it fails. */
export function screenPhase({ phase, list }: ScreenState): ScreenPhase {
  if (list && list.rows.length > 0) return 'list';
  if (phase === 'failed' || list?.phase === 'failed') return 'failed';
  return !list || list.phase === 'loading' ? 'loading' : 'empty';
}
