import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { loadRuleTexts, ruleIdsIn, ruleTextStore, withoutWords } from '../../../services/i18n/ruleTexts.ts';
import { categories, changeSettings, settingsStore } from '../../../services/settings.ts';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import styles from './dialogs.module.css';

/** Rules listed at once; the search narrows down the rest. */
const MOST_LISTED = 40;

/** A list without one of its items, or with it. */
const toggled = <T,>(list: readonly T[], item: T, isIn: boolean): T[] =>
  isIn ? [...list.filter((each) => each !== item), item] : list.filter((each) => each !== item);

function CategoryRows() {
  const { t } = useTranslation();
  const id = useId();
  const off = useStore(settingsStore, (settings) => settings.disabledCategories);
  return (
    <ul className={styles.rows}>
      {categories.map((category) => (
        <li key={category} className={styles.row}>
          <span className={styles.sorted}>
            <Sort shape={category} />
            <b id={`${id}${category}`}>{t(`issues.category.${category}`)}</b>
          </span>
          <Switch
            aria-labelledby={`${id}${category}`}
            checked={!off.includes(category)}
            onChange={(on) => changeSettings({ disabledCategories: toggled(off, category, !on) })}
          />
        </li>
      ))}
    </ul>
  );
}

function RuleRows() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const language = useChecker(textLanguage) ?? 'en';
  const texts = useStore(ruleTextStore, (state) => state.texts);
  const off = useStore(settingsStore, (settings) => settings.disabledRules);
  useEffect(() => {
    if (i18n.language) void loadRuleTexts(activeLocale(), language);
  }, [language, i18n.language]);
  const needle = wanted.trim().toLowerCase();
  const rules = ruleIdsIn(texts)
    .filter((rule) => rule.startsWith(`${language}.`) || rule.startsWith('common.'))
    .map((rule) => ({ rule, message: withoutWords(texts[rule]?.message ?? '') }))
    .filter(({ rule, message }) => `${rule} ${message}`.toLowerCase().includes(needle));
  return (
    <>
      <SearchField label={t('settings.searchRules')} onSearch={setWanted} />
      <ul className={styles.rows}>
        {rules.slice(0, MOST_LISTED).map(({ rule, message }) => (
          <li key={rule} className={styles.row}>
            <span id={`${id}${rule}`}>{message}</span>
            <Switch
              aria-labelledby={`${id}${rule}`}
              checked={!off.includes(rule)}
              onChange={(on) => changeSettings({ disabledRules: toggled(off, rule, !on) })}
            />
          </li>
        ))}
      </ul>
      {rules.length === 0 && <p className={styles.quiet}>{t('settings.noRules')}</p>}
      {rules.length > MOST_LISTED && (
        <p className={styles.quiet}>{t('settings.moreRules', { count: rules.length - MOST_LISTED })}</p>
      )}
    </>
  );
}

/** Level, categories and single rules; changes apply at once. */
export function RulesPanel() {
  const { t } = useTranslation();
  const level = useStore(settingsStore, (settings) => settings.level);
  return (
    <>
      <h3 className={styles.part}>{t('settings.level')}</h3>
      <Segments
        label={t('settings.level')}
        options={[
          { value: 'standard', label: t('settings.levels.standard') },
          { value: 'picky', label: t('settings.levels.picky') },
        ]}
        value={level}
        onChange={(next) => changeSettings({ level: next })}
      />
      <p className={styles.quiet}>{t('settings.levelNote')}</p>
      <h3 className={styles.part}>{t('settings.categories')}</h3>
      <CategoryRows />
      <h3 className={styles.part}>{t('settings.rules')}</h3>
      <RuleRows />
    </>
  );
}
