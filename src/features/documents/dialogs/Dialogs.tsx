import { useDocuments } from '../store.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

/** The dialogs of the documents; one at a time. */
export function Dialogs() {
  const dialog = useDocuments((screen) => screen.dialog);
  if (dialog.name === 'none') return null;
  if (dialog.name === 'room') return <RoomDialog />;
  const { id, title } = dialog;
  if (dialog.name === 'rename') return <RenameDialog key={id} id={id} name={title} />;
  if (dialog.name === 'versions') return <VersionsDialog key={id} id={id} name={title} />;
  return <ConflictDialog key={id} id={id} name={title} />;
}
