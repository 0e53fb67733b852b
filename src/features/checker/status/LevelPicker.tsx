import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuItem } from '../../../ui/overlays/MenuRow.tsx';
import { toast } from '../../../ui/toast/store.ts';
import styles from './Toolbar.module.css';

const LEVELS = ['standard', 'picky'] as const;

/** How strictly to check, as choices of a menu. */
export function useLevels(): readonly MenuItem[] {
  const { t } = useTranslation();
  const level = useStore(settingsStore, (settings) => settings.level);
  return LEVELS.map((one) => ({
    id: one,
    label: t(`settings.levels.${one}`),
    checked: one === level,
    onSelect: () => {
      if (!changeSettings({ level: one })) toast.show({ text: t('settings.notKept'), icon: 'info-circle' });
    },
  }));
}

/** Chooses how strictly to check. Where the toolbar is short of room, the menu behind its last button has the same choices. */
export function LevelPicker() {
  const { t } = useTranslation();
  const levels = useLevels();
  const name = levels.find(({ checked }) => checked)?.label ?? '';
  const trigger = (props: MenuTrigger): ReactElement => (
    <button
      {...props}
      type="button"
      className={cx(styles.pick, styles.level)}
      aria-label={`${t('settings.level')}: ${name}`}
      data-tip={t('settings.levelNote')}
    >
      <span>{name}</span>
      <Icon name="chevron-down" />
    </button>
  );
  return <Menu label={t('settings.level')} items={levels} trigger={trigger} />;
}
