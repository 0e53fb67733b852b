import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { type CommandId, commands, isOffered, showKeys } from '../commands.ts';
import { useController } from '../controller.ts';
import styles from './dialogs.module.css';

/** Every command by name: type part of it, Enter runs the first match, the arrow keys choose another. */
export function PaletteDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const controller = useController();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const wanted = search.trim().toLocaleLowerCase();
  const found = commands.filter(
    (command) =>
      !('hidden' in command && command.hidden) &&
      isOffered(command) &&
      t(`checker.command.${command.label}`).toLocaleLowerCase().includes(wanted),
  );
  const run = (id: CommandId) => {
    onClose();
    // Only after the dialog has returned the focus.
    setTimeout(() => controller.run(id), 50);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Enter' && index < 0 && found[0]) {
      event.preventDefault();
      run(found[0].id);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = index + (event.key === 'ArrowDown' ? 1 : -1);
      (buttons[next] ?? field.current?.querySelector('input'))?.focus();
    }
  };
  return (
    <Modal open title={t('checker.command.palette')} closeLabel={t('checker.close')} onClose={onClose}>
      <div ref={field} className={styles.palette}>
        <SearchField
          label={t('checker.palettePlaceholder')}
          value={search}
          onSearch={setSearch}
          onKeyDown={onKeyDown}
        />
        <ul ref={list}>
          {found.map(({ id, icon, label, keys }) => (
            <li key={id}>
              <button type="button" onClick={() => run(id)} onKeyDown={onKeyDown}>
                <Icon name={icon} />
                <span>{t(`checker.command.${label}`)}</span>
                {keys && <kbd>{showKeys(keys)}</kbd>}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={styles.quiet}>{t('checker.paletteNone')}</p>}
      </div>
    </Modal>
  );
}
