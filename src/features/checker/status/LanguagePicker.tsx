import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Dialect, TextLanguage } from '../../../engine/index.ts';
import { settingsStore, usualDialects } from '../../../services/settings.ts';
import { languageName, textLanguageCodes, textLanguages } from '../../../services/textLanguages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/MenuRow.tsx';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import styles from './Toolbar.module.css';

/** The variant that a language is currently checked in: the one chosen, else the one the text was found to be in. */
export function useDialect(language: TextLanguage | null): Dialect | null {
  const chosen = useStore(settingsStore, (settings) => language && settings.dialects[language]);
  const found = useChecker((state) => (state.language === language ? state.dialect : null));
  return chosen ?? found ?? (language && (usualDialects()[language] ?? textLanguages[language][0] ?? null));
}

/** Chooses the language of the text and its variant, or leaves it to detection. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const started = useChecker((state) => state.started);
  const chosen = useChecker((state) => state.chosen);
  const assumed = useChecker((state) => state.assumed);
  const language = useChecker(textLanguage);
  const empty = useChecker((state) => state.length === 0);
  const dialect = useDialect(language);

  const shown = started && dialect && !(empty && chosen === 'auto') ? languageName(dialect, i18n.language) : null;
  const items = (): MenuEntry[] => {
    const entries: MenuEntry[] = [
      {
        id: 'auto',
        label: t('checker.detect'),
        checked: chosen === 'auto',
        onSelect: () => controller.act((session) => session.setLanguage('auto')),
      },
    ];
    for (const code of textLanguageCodes) {
      entries.push({ rule: true });
      for (const variant of textLanguages[code]) {
        entries.push({
          id: variant,
          label: languageName(variant, i18n.language),
          checked: chosen === code && dialect === variant,
          onSelect: () => controller.act((session) => session.setLanguage(code, variant)),
        });
      }
    }
    return entries;
  };
  const name = shown ?? t('checker.detect');
  const note = shown && chosen === 'auto' ? t(assumed ? 'checker.assumed' : 'checker.detected') : null;
  const trigger = (props: MenuTrigger): ReactElement => (
    <button
      {...props}
      type="button"
      className={styles.pick}
      aria-label={t('checker.chooseVariant', { name: note ? `${name}, ${note}` : name })}
    >
      <span className={styles.wideName}>{name}</span>
      <span className={styles.shortName}>{shown && language ? languageName(language, i18n.language) : name}</span>
      {note && <small>{note}</small>}
      <Icon name="chevron-down" />
    </button>
  );
  return <Menu label={t('checker.textLanguage')} items={items} trigger={trigger} />;
}
