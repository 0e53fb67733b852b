import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { changeSettings, type Settings, settingsStore } from '../../../services/settings.ts';
import { isDialectOf, languageName, textLanguageCodes, textLanguages } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { type Tab, Tabs } from '../../../ui/controls/Tabs.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useChecker } from '../store.ts';
import { DictionaryPanel } from './DictionaryPanel.tsx';
import styles from './dialogs.module.css';
import { RulesPanel } from './RulesPanel.tsx';

type TabName = 'checking' | 'rules' | 'dictionary' | 'editor';
type Flag = 'perSentence' | 'checkUppercase' | 'checkDigits' | 'plainEditor';

function Row({ title, note, children }: { title: string; note: string; children(labelledBy: string): ReactNode }) {
  const id = useId();
  return (
    <li className={styles.row}>
      <span>
        <b id={id}>{title}</b>
        <small>{note}</small>
      </span>
      {children(id)}
    </li>
  );
}

function useChange() {
  const { t } = useTranslation();
  return (change: Partial<Settings>) => {
    if (!changeSettings(change)) toast.show({ text: t('settings.notKept'), icon: 'info-circle' });
  };
}

function FlagRow({ flag, title, note }: { flag: Flag; title: string; note: string }) {
  const checked = useStore(settingsStore, (settings) => settings[flag]);
  const change = useChange();
  return (
    <Row title={title} note={note}>
      {(labelledBy) => (
        <Switch aria-labelledby={labelledBy} checked={checked} onChange={(next) => change({ [flag]: next })} />
      )}
    </Row>
  );
}

/** No mother tongue is named. */
const NONE = 'none';

function MotherTongue() {
  const { t, i18n } = useTranslation();
  const motherTongue = useStore(settingsStore, (settings) => settings.motherTongue);
  const change = useChange();
  return (
    <section className={styles.tongue}>
      <Select
        label={t('settings.motherTongue')}
        value={motherTongue ?? NONE}
        options={[
          { value: NONE, label: t('settings.motherTongueNone') },
          ...textLanguageCodes.map((code) => ({ value: code, label: languageName(code, i18n.language) })),
        ]}
        onChange={(code) => change({ motherTongue: textLanguageCodes.find((one) => one === code) ?? null })}
      />
      <p>{t('settings.motherTongueNote')}</p>
    </section>
  );
}

/** The variant is left to the text. */
const FROM_TEXT = 'text';

function Checking() {
  const { t, i18n } = useTranslation();
  const dialects = useStore(settingsStore, (settings) => settings.dialects);
  const change = useChange();
  return (
    <>
      <h3 className={styles.part}>{t('settings.variants')}</h3>
      <div className={styles.variants}>
        {textLanguageCodes.map((language) => (
          <Select
            key={language}
            label={languageName(language, i18n.language)}
            value={dialects[language] ?? FROM_TEXT}
            options={[
              { value: FROM_TEXT, label: t('settings.variantOfText') },
              ...textLanguages[language].map((code) => ({ value: code, label: languageName(code, i18n.language) })),
            ]}
            onChange={(code) => {
              const chosen = isDialectOf(language, code) ? code : undefined;
              change({ dialects: { ...dialects, [language]: chosen } });
            }}
          />
        ))}
      </div>
      <MotherTongue />
      <ul className={styles.rows}>
        <FlagRow flag="perSentence" title={t('settings.perSentence')} note={t('settings.perSentenceNote')} />
        <FlagRow flag="checkUppercase" title={t('settings.uppercase')} note={t('settings.uppercaseNote')} />
        <FlagRow flag="checkDigits" title={t('settings.digits')} note={t('settings.digitsNote')} />
      </ul>
    </>
  );
}

function EditorPanel() {
  const { t } = useTranslation();
  return (
    <ul className={styles.rows}>
      <FlagRow flag="plainEditor" title={t('settings.plain')} note={t('settings.plainNote')} />
      <Row title={t('settings.keyboard')} note={t('settings.keyboardNote')}>
        {(labelledBy) => (
          <Button small aria-describedby={labelledBy} onClick={() => useChecker.setState({ overlay: 'keyboard' })}>
            {t('settings.show')}
          </Button>
        )}
      </Row>
    </ul>
  );
}

/** The checker's settings; changes apply at once and in every tab. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<TabName>('checking');
  const tabs: readonly Tab<TabName>[] = [
    { id: 'checking', label: t('settings.tabs.checking'), panel: <Checking /> },
    { id: 'rules', label: t('settings.tabs.rules'), panel: <RulesPanel /> },
    { id: 'dictionary', label: t('settings.tabs.dictionary'), panel: <DictionaryPanel /> },
    { id: 'editor', label: t('settings.tabs.editor'), panel: <EditorPanel /> },
  ];
  return (
    <Modal open title={t('settings.title')} closeLabel={t('checker.close')} onClose={onClose} height={600} steady>
      <Tabs label={t('settings.title')} tabs={tabs} value={tab} onChange={(next: TabName) => setTab(next)} />
    </Modal>
  );
}
