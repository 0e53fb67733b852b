import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme } from '../../../services/theme.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import { themeIcons, themes, useTheme } from './useTheme.ts';

/** Light, dark, or as the system is set. */
export function ThemeMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const items = themes.map((id) => ({
    id,
    label: t(`theme.${id}`),
    icon: themeIcons[id],
    checked: id === theme,
    onSelect: () => setTheme(id),
  }));
  const label = t('theme.now', { name: t(`theme.${theme}`) });
  const trigger = (props: MenuTrigger): ReactElement => (
    <IconButton {...props} className={className} icon={themeIcons[theme]} label={label} />
  );
  return <Menu label={t('theme.label')} items={items} align="end" trigger={trigger} />;
}
