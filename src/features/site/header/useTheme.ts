import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, type Theme } from '../../../services/theme.ts';
import type { IconName } from '../../../ui/icons.ts';

/** The icon of each theme. */
export const themeIcons: Record<Theme, IconName> = { system: 'circle-half', light: 'sun', dark: 'moon' };

/** The themes in menu order. */
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme in force; unknown on prerendered pages. */
export const useTheme = (): Theme => useSyncExternalStore(subscribeTheme, currentTheme, () => 'system');
