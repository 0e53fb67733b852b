import type { ReactElement } from 'react';
import type { DocumentRow } from '../../../services/cloud/documents/documentRows.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/MenuRow.tsx';
import { openDialog } from '../store.ts';
import type { Actions } from '../useActions.ts';
import { useDocumentsText } from '../useText.ts';

/** The actions on one document. */
export function DocumentMenu({ row, actions }: { row: DocumentRow; actions: Actions }) {
  const { t } = useDocumentsText();
  const label = t('row.menu', { name: row.name || t('untitled') });
  const versions: MenuEntry = {
    id: 'versions',
    label: t('row.versions'),
    icon: 'clock-history',
    onSelect: () => openDialog('versions', row),
  };
  const away: MenuEntry = {
    id: 'delete',
    label: t('row.delete'),
    icon: 'trash',
    onSelect: () => void actions.remove(row),
  };
  const ofDamaged: MenuEntry[] = [
    { id: 'raw', label: t('row.raw'), icon: 'download', onSelect: () => void actions.saveRaw(row) },
    versions,
    { rule: true },
    away,
  ];
  const items: MenuEntry[] = [
    { id: 'open', label: t('row.open'), icon: 'pencil', onSelect: () => void actions.open(row) },
    { id: 'rename', label: t('row.rename'), icon: 'file-earmark-text', onSelect: () => openDialog('rename', row) },
    { id: 'duplicate', label: t('row.duplicate'), icon: 'copy', onSelect: () => void actions.duplicate(row) },
    versions,
    { rule: true },
    ...(row.original
      ? [
          {
            id: 'original',
            label: t('row.original'),
            icon: 'download',
            onSelect: () => void actions.saveOriginal(row),
          } as const,
        ]
      : []),
    { id: 'text', label: t('row.text'), icon: 'download', onSelect: () => void actions.saveText(row) },
    { rule: true },
    away,
  ];
  const trigger = (props: MenuTrigger): ReactElement => <IconButton {...props} icon="three-dots" label={label} />;
  return <Menu label={label} items={row.state === 'damaged' ? ofDamaged : items} align="end" trigger={trigger} />;
}
